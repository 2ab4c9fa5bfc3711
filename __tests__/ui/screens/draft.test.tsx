import { GAME_IDS, gameOf } from '@/games';
import type { RememberedTable } from '@/storage/last-table';
import {
  draftOf,
  moved,
  optionsOf,
  rememberedOf,
  withHouse,
  withKind,
  withName,
  withSeatCount,
  withWish,
  type Draft,
} from '@/ui/screens/newGame/draft';
import { draftProblem, namesAt, tableOf } from '@/ui/screens/newGame/table';

const person = ({ number }: { number: number }) => `Player ${number}`;
const firstTime = () => draftOf('packet-row');
const houses = (draft: Draft) => draft.seats.map(({ house }) => house);
const kinds = (draft: Draft) => draft.seats.map(({ kind }) => kind);
const names = (draft: Draft) => namesAt(draft.seats, person);

const seat = (change: Partial<RememberedTable['seats'][number]>) => ({
  kind: 'human' as const,
  name: '',
  house: 'ball',
  level: '',
  ...change,
});

const remembered = (change: Partial<RememberedTable>): RememberedTable => ({
  seats: [seat({}), seat({ house: 'star' })],
  houseRules: { takeBack: true, openHands: false },
  options: {},
  ...change,
});

it('seats one person and two bots the first time', () => {
  expect(kinds(firstTime())).toEqual(['human', 'medium', 'medium']);
  expect(new Set(names(firstTime())).size).toBe(3);
});

it.each(GAME_IDS)('seats as many people as %s allows', (game) => {
  const many = remembered({ seats: Array.from({ length: 9 }, () => seat({})) });
  expect(draftOf(game, many).seats).toHaveLength(gameOf(game).seats.max);
});

it.each([
  ['packet-row', { ledger: false, firstHarbourMaster: 1 }],
  [
    'harbour',
    { boards: 'characters', firstGame: false, inlandTraders: true, bonusCards: true, startingPlayer: 2 },
  ],
  ['rotterdam', { fixedRounds: true, bidding: true, firstHarbourMaster: 0 }],
] as const)('reads the last table of %s back as it was', (game, wishes) => {
  const draft = { ...withName(draftOf(game), 0, 'Anna'), wishes };
  expect(rememberedOf(game, draft).options).toEqual(wishes);
  expect(draftOf(game, rememberedOf(game, draft))).toEqual(draft);
});

it.each([
  ['two of the same house', remembered({ seats: [seat({}), seat({})] }), ['ball', 'star']],
  [
    'a house that is not flown',
    remembered({ seats: [seat({ house: 'skull' }), seat({})] }),
    ['ball', 'star'],
  ],
  ['too few seats', remembered({ seats: [seat({})] }), ['ball', 'star']],
  ['no seats', remembered({ seats: [] }), ['ball', 'star', 'saltire']],
  [
    'too many seats',
    remembered({
      seats: ['ball', 'star', 'saltire', 'diamond', 'bars', 'ball'].map((house) => seat({ house })),
    }),
    ['ball', 'star', 'saltire', 'diamond', 'bars'],
  ],
])('mends a table with %s', (_case, last, expected) => {
  expect(houses(draftOf('packet-row', last))).toEqual(expected);
});

it('forgets a chosen starting player who sits no longer at the table', () => {
  const gone = draftOf('packet-row', remembered({ options: { firstHarbourMaster: 4 } }));
  expect(optionsOf('packet-row', gone)).toEqual({ ledger: true });
  const left = withSeatCount(withWish(firstTime(), 'firstHarbourMaster', 2), 2);
  expect(optionsOf('packet-row', left)).toEqual({ ledger: true });
});

it('fills new places with bots of other names and houses', () => {
  const draft = withSeatCount(firstTime(), 5);
  expect(kinds(draft)).toEqual(['human', 'medium', 'medium', 'medium', 'medium']);
  expect(new Set(houses(draft)).size).toBe(5);
  expect(new Set(names(draft)).size).toBe(5);
});

it('exchanges a flag that somebody else has', () => {
  expect(houses(withHouse(firstTime(), 0, 'star'))).toEqual(['star', 'ball', 'saltire']);
  expect(houses(withHouse(firstTime(), 0, 'bars'))).toEqual(['bars', 'star', 'saltire']);
});

it('keeps name, flag and the start with the person who changes places', () => {
  const draft = moved(withWish(withName(firstTime(), 0, 'Anna'), 'firstHarbourMaster', 0), 0, 1);
  expect(names(draft)[1]).toBe('Anna');
  expect(tableOf('packet-row', draft, names(draft)).options).toEqual({ ledger: true, firstHarbourMaster: 1 });
});

it('names a bot, and lets a person be named', () => {
  const twoPeople = withKind(firstTime(), 1, 'human');
  expect(names(twoPeople)[1]).toBe('Player 2');
  expect(names(withKind(twoPeople, 1, 'hard'))[1]).toBe('Greta');
});

it.each([
  ['without a person', withKind(firstTime(), 0, 'easy'), { noHuman: true }],
  ['with two of a name', withName(firstTime(), 0, ' Greta '), { sameName: 'Greta' }],
  ['of different people', withName(firstTime(), 0, 'Anna'), undefined],
])('says whether a table %s can be played at', (_case, draft, expected) => {
  expect(draftProblem(draft, names(draft))).toEqual(expected);
});

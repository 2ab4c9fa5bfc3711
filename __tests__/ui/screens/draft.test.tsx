import type { RememberedTable } from '@/storage/last-table';
import {
  draftOf,
  moved,
  rememberedOf,
  withHouse,
  withKind,
  withName,
  withSeatCount,
  type Draft,
} from '@/ui/screens/newGame/draft';
import { draftProblem, namesAt, tableOf } from '@/ui/screens/newGame/table';

const limits = { min: 2, max: 5 };
const person = ({ number }: { number: number }) => `Player ${number}`;
const firstTime = () => draftOf(undefined, limits);
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
  ledger: true,
  takeBack: true,
  openHands: false,
  ...change,
});

it('seats one person and two bots the first time', () => {
  expect(kinds(firstTime())).toEqual(['human', 'medium', 'medium']);
  expect(new Set(names(firstTime())).size).toBe(3);
});

it('reads the table of last time back as it was', () => {
  const draft = { ...withName(firstTime(), 0, 'Anna'), first: 1, ledger: false };
  expect(draftOf(rememberedOf(draft), limits)).toEqual(draft);
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
  expect(houses(draftOf(last, limits))).toEqual(expected);
});

it('forgets a chosen starting player who sits no longer at the table', () => {
  expect(draftOf(remembered({ first: 4 }), limits).first).toBeUndefined();
  expect(withSeatCount({ ...firstTime(), first: 2 }, 2).first).toBeUndefined();
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
  const draft = moved({ ...withName(firstTime(), 0, 'Anna'), first: 0 }, 0, 1);
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

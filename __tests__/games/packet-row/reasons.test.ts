import { speak, type Language } from '@/engine/phrase';
import { packetRow } from '@/games/packet-row';
import { rewardOf } from './card-names';
import { cash, choose, decline, deliver, done, pass, take, type NamedMove } from './named-moves';
import { atTheEnd, scenario, type Position } from './scenario';

const NAMES = { seat: (seat: number) => ['Anna', 'Ben'][seat] ?? '?' };

const cottonForFrance: Position = {
  hands: [['contract-cotton-france', 'cotton-2']],
  ships: [['ship-france']],
};

const ROWS: readonly (readonly [because: string, move: NamedMove, position: Position])[] = [
  [
    `with it you can deliver for $${rewardOf('contract-cotton-france')}`,
    take('ship-france'),
    { hands: cottonForFrance.hands ?? [], docks: ['ship-france'] },
  ],
  [
    `with it your next delivery pays $${rewardOf('contract-fur-france')} more`,
    take('contract-fur-france'),
    {
      hands: [['contract-cotton-france', 'cotton-2', 'gold-2', 'gold-2-2']],
      ships: [['ship-france']],
      guildhall: ['contract-fur-france'],
    },
  ],
  [
    `there is “Ship for France”, with which you could deliver for $${rewardOf('contract-cotton-france')}`,
    choose('docks'),
    { hands: cottonForFrance.hands ?? [], docks: ['ship-france', 'ship-spain'] },
  ],
  [
    'there is “Ship for France”, which fits what you have',
    choose('docks'),
    { hands: [['contract-cotton-france']], docks: ['ship-spain', 'ship-france'] },
  ],
  [
    'there is “Library”, the best for you there that you can pay',
    choose('market'),
    { market: ['cotton-1', 'library'], money: [99] },
  ],
  [
    'a captain sails a ship wherever you need it',
    take('captain'),
    { ships: [['ship-france']], docks: ['captain'] },
  ],
  ['it is worth 3 points in the end', take('library'), { market: ['library'] }],
  ['it is $8 for nothing', take('money-8'), { bank: ['money-8'] }],
  [
    'your ship for France can carry it',
    take('contract-cotton-france'),
    { ships: [['ship-france']], guildhall: ['contract-cotton-france'] },
  ],
  [
    `it will pay $${rewardOf('contract-cotton-france')} once you have ship and goods`,
    take('contract-cotton-france'),
    { guildhall: ['contract-cotton-france'] },
  ],
  [
    'one of your contracts goes there',
    take('ship-france'),
    { hands: [['contract-cotton-france']], docks: ['ship-france'] },
  ],
  [
    '2 of your contracts go there',
    take('ship-france'),
    { hands: [['contract-cotton-france', 'contract-fur-france']], docks: ['ship-france'] },
  ],
  ['every contract needs a ship', take('ship-france'), { docks: ['ship-france'] }],
  [
    'you have a contract for cotton',
    take('cotton-1'),
    { hands: [['contract-cotton-france']], market: ['cotton-1'] },
  ],
  ['gold stands in for any good', take('gold-1'), { bank: ['gold-1'] }],
  ['bankers score for whoever has most money in the end', take('banker'), { bank: ['banker'] }],
  ['a banknote is as good as money', cash('money-8'), { hands: [['money-8']] }],
  [
    'it pays for what you want to take next',
    deliver('contract-cotton-france', 'ship-france', 'cotton-2'),
    cottonForFrance,
  ],
  ['what lies here helps you less than what you may still get', decline, {}],
  ['nothing on offer is worth its price to you', pass, {}],
];

const said = (language: Language, table: typeof scenario, [, move, position]: (typeof ROWS)[number]) => {
  const { state } = table({ players: 2, ...position });
  const phrase = packetRow.instincts.reason(packetRow.view(state, 0), 0, move(state, 0));
  return phrase && speak(packetRow.phrases, language, phrase, NAMES);
};

describe('what speaks for a move', () => {
  it.each(ROWS)('%s', (...row) => {
    expect(said('en', scenario, row)).toBe(row[0]);
    expect(said('de', scenario, row)).toMatch(/^[^.]+$/);
  });

  it.each([
    [
      'the game ends, and later deliveries are none',
      deliver('contract-cotton-france', 'ship-france', 'cotton-2'),
      cottonForFrance,
    ],
    ['there is nothing left to deliver', done, {}],
  ] as const)('PR-50 %s', (...row) => {
    expect(said('en', atTheEnd, row)).toBe(row[0]);
  });

  it('is silent where nothing does', () => {
    expect(said('en', scenario, ['', take('cotton-1'), { market: ['cotton-1'] }])).toBeUndefined();
    expect(said('en', scenario, ['', choose('market'), { market: ['library'], money: [0] }])).toBeUndefined();
    // Without a ship a captain is of no use but to others.
    expect(said('en', scenario, ['', take('captain'), { docks: ['captain'] }])).toBeUndefined();
  });
});

import {
  AFTER,
  argumentOf,
  CHOICE,
  exchange,
  exchangesNeighbours,
  exchangeUnits,
  FEE_AFTER,
  FEE_BEFORE,
  gift,
  giftReason,
  giftUnits,
  KEEP,
  kindOf,
  pick,
  pickDifferent,
  pickEach,
  pickExcluded,
  pickLeft,
  REFILL,
  SHIP,
  spend,
  spendLeft,
  spendSpent,
  TURN,
  turnFrom,
  turnLeft,
  turnUnits,
} from '@/games/harbour/rules/frames';
import { costing, scenario } from './scenario';

const NAMES = { AFTER, CHOICE, FEE_AFTER, FEE_BEFORE, KEEP, REFILL, SHIP, TURN };
const nameOf = (frame: number): string =>
  Object.entries(NAMES).find(([, kind]) => kind === kindOf(frame))?.[0] ?? '?';

/* The visit that RULES.md tells, move by move. */
it('HB-10 to HB-13, HB-20 to HB-24 what is still to be done lies on the stack, the next thing last', () => {
  const bought = costing(6);
  const table = scenario({
    owned: [['ranch'], ['architectural-society']],
    display: [bought, 'pub', 'bank', 'quarry', 'trawler'],
    goods: [{ fish: 2, stone: 5 }],
  });
  const visit = [
    ['go architectural-society', 'AFTER FEE_AFTER CHOICE FEE_BEFORE'],
    ['later', 'AFTER FEE_AFTER CHOICE'],
    ['gain stone', 'AFTER FEE_AFTER SHIP'],
    ['ship stone', 'AFTER FEE_AFTER SHIP'],
    ['ship fish', 'AFTER FEE_AFTER SHIP'],
    [`buy ${bought}`, 'AFTER FEE_AFTER REFILL KEEP'],
    ['keep stone', 'AFTER FEE_AFTER'],
    ['pay stone', 'TURN'],
  ] as const;
  const played = visit.map(([move]) => [move, table.play(move).state.stack.map(nameOf).join(' ')]);
  expect(played).toEqual(visit);
  expect(table.asked).toBe(1);
});

it('a frame gives back what was put into it', () => {
  const gifted = argumentOf(gift(3, 2, 'investor'));
  expect([giftUnits(gifted), giftReason(gifted)]).toEqual([2, 'investor']);
  const picked = argumentOf(pick(2, 4, 0b1010, true));
  expect([pickLeft(picked), pickEach(picked), pickExcluded(picked), pickDifferent(picked)]).toEqual([
    2,
    4,
    0b1010,
    true,
  ]);
  const spent = argumentOf(spend(2, 0b1001));
  expect([spendLeft(spent), spendSpent(spent)]).toEqual([2, 0b1001]);
  for (const from of [-1, 0, 3]) {
    const turned = argumentOf(turnUnits(4, from));
    expect([turnLeft(turned), turnFrom(turned)]).toEqual([4, from]);
  }
  const exchanged = argumentOf(exchange(true, 2));
  expect([exchangesNeighbours(exchanged), exchangeUnits(exchanged)]).toEqual([true, 2]);
});

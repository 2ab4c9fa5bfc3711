import type { Seat } from '@/engine/game';
import { SAILOR } from '@/games/rotterdam/cards/roles';
import { SHIP_CARD_LIMIT } from '@/games/rotterdam/cards/limits';
import { stepsLeft, VOYAGE } from '@/games/rotterdam/courses';
import type { RotterdamMove } from '@/games/rotterdam/move';
import { moves } from '@/games/rotterdam/moves';
import { isLastRound } from '@/games/rotterdam/rules/turn';
import { playerAt, type RotterdamState } from '@/games/rotterdam/state';
import type { Act, Watcher } from './watched-game';

type RotterdamAct = Act<RotterdamState, RotterdamMove>;

/** Raw materials bought for the stock that neither sailed nor were sold until the end. */
function watchRawMaterials(): Watcher<RotterdamState, RotterdamMove> {
  const bought = new Map<Seat, number[]>();
  return ({ seat, move, after }) => {
    if (move.type === 'buyRaw') bought.set(seat, [...(bought.get(seat) ?? []), move.raw]);
    if (after.phase !== 'over') return [];
    return [...bought].flatMap(([owner, raws]) => {
      const { stock } = playerAt(after, owner);
      return stock.flatMap((units, raw) =>
        Array.from(
          { length: Math.min(units, raws.filter((one) => one === raw).length) },
          () => 'a raw material bought for nothing',
        ),
      );
    });
  };
}

/** A ship without cargo, or with cargo that can never come to its harbour. */
function watchShips({ before, move }: RotterdamAct): readonly string[] {
  if (move.type === 'loadNothing') return ['a ship without cargo'];
  if (move.type !== 'load' || stepsLeft(before.action.start, move.raw) <= VOYAGE) return [];
  return ['cargo that leads nowhere'];
}

/** Money beyond what outbids the others. */
const watchBids = ({ before, move }: RotterdamAct): readonly string[] =>
  move.type === 'bid' && move.amount > before.action.bid + 1 ? ['a bid beyond the next'] : [];

/** All that workers change. */
const table = ({ players, gone, owners, cargo, harbours, factories, stacks }: RotterdamState): string =>
  JSON.stringify([
    players.map(({ money, ships, stock, hand, cards, orders }) => [money, ships, stock, hand, cards, orders]),
    [gone, owners, cargo, harbours, factories, stacks],
  ]);

const ENDS: readonly RotterdamState['phase'][] = ['work', 'bid', 'over'];

/** Whether another place would have given something for certain: money, a factory, an order, or a ship card. In the end all that may be worth nothing. */
const hadBetter = (before: RotterdamState, seat: Seat): boolean =>
  !isLastRound(before) &&
  moves(before, seat).some(
    (move) =>
      ['cash', 'build', 'forward'].includes(move.type) ||
      (move.type === 'work' && move.role === SAILOR && playerAt(before, seat).cardCount < SHIP_CARD_LIMIT),
  );

/** A worker sent where nothing then happened. */
function watchWorkers(): Watcher<RotterdamState, RotterdamMove> {
  let sent: RotterdamAct | undefined;
  return (act) => {
    if (act.before.phase === 'work') sent = act;
    if (act.move.type === 'play') sent = undefined;
    if (sent === undefined || !ENDS.includes(act.after.phase)) return [];
    const { before, seat } = sent;
    sent = undefined;
    return table(before) === table(act.after) && hadBetter(before, seat) ? ['a worker for nothing'] : [];
  };
}

export function watchRotterdam(): Watcher<RotterdamState, RotterdamMove> {
  const watchers = [watchRawMaterials(), watchShips, watchBids, watchWorkers()];
  return (act) => watchers.flatMap((watch) => watch(act));
}

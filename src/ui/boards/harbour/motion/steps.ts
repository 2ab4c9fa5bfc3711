import type { Counted, GameEvent, Moved } from '@/engine/events';
import type { Seat } from '@/engine/game';
import { GOODS, type Amounts, type Good } from '@/games/harbour/cards/goods';
import type { Situation } from '@/games/harbour/state';
import { toldIn, type Told } from '../model/told';
import { placesAt, spaceAt, zone } from './zones';

/** Units of a good that change their place, or that a full stock does not take in. */
export interface Pass {
  readonly step: 'pass';
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly good: Good;
  /** What the units were before, where they turn into others. */
  readonly was?: Good;
  readonly units: number;
  readonly lost: number;
  /** They leave the table: nothing takes them in. */
  readonly gone?: boolean;
}

/** A token goes from space to space; 0 is off the market. */
export interface TokenWay {
  readonly good: Good;
  readonly from: number;
  readonly to: number;
}

/** What happened, piece by piece, in the order in which it is shown. */
export type Step =
  | Pass
  | { readonly step: 'walk'; readonly event: Moved }
  | { readonly step: 'card'; readonly event: Moved }
  | { readonly step: 'market'; readonly shipping: boolean; readonly tokens: readonly TokenWay[] }
  | { readonly step: 'money'; readonly at: Seat | readonly string[]; readonly by: number }
  | { readonly step: 'ring'; readonly at: readonly string[]; readonly seat: Seat };

const column = (seat: Seat, good: Good): readonly string[] => [zone.good(seat, good), zone.player(seat)];

/** What comes from the supply or goes back to it: the supply has no place of its own, but each good has a token. */
const supply = (good: Good): readonly string[] => [zone.token(good)];

/** Whatever happened, as far as the viewer may know it, one small step after the other. */
export function stepsOf(events: readonly GameEvent[], view: Situation): readonly Step[] {
  const ways = tokenWays(events);
  const slides = events.find(isMarket);
  return events.flatMap((event): readonly Step[] => {
    if (event === slides) return marketStep(ways, events);
    if (event.type === 'moved') return movedSteps(event);
    const told = toldIn(event);
    return told === undefined ? [] : toldSteps(told, view, ways);
  });
}

function movedSteps(event: Moved): readonly Step[] {
  const { from, to } = event;
  if (to.zone === 'on') return [{ step: 'walk', event }];
  const known = ['deck', 'display', 'look', 'owned', 'underDeck'];
  return known.includes(from.zone) && known.includes(to.zone) ? [{ step: 'card', event }] : [];
}

const isMarket = (event: GameEvent): event is Counted => event.type === 'counted' && event.what === 'market';

/** From where each token lay to where it lies in the end, whatever happened between. */
function tokenWays(events: readonly GameEvent[]): readonly TokenWay[] {
  const moved = events.filter(isMarket);
  return GOODS.flatMap((name, good) => {
    const ways = moved.filter(({ at }) => at === name);
    const [first] = ways;
    const last = ways.at(-1);
    return first === undefined || last === undefined || first.from === last.to
      ? []
      : [{ good, from: first.from, to: last.to }];
  });
}

function marketStep(tokens: readonly TokenWay[], events: readonly GameEvent[]): readonly Step[] {
  const passing = events.some((event) => {
    const key = toldIn(event)?.key;
    return key === 'swapped' || key === 'raised' || key === 'reversed';
  });
  return tokens.length === 0 ? [] : [{ step: 'market', shipping: !passing, tokens }];
}

function toldSteps(told: Told, view: Situation, ways: readonly TokenWay[]): readonly Step[] {
  const building = (seat: Seat) => placesAt(view, view.pawns[seat] ?? -1);
  switch (told.key) {
    case 'gained': {
      const { seat, goods, lost } = told.args;
      return goods.flatMap((units, good) =>
        passing(building(seat), column(seat, good), good, units, lost[good] ?? 0),
      );
    }
    case 'gifted':
    case 'gainedMore': {
      const { seat, good, units } = told.args;
      return passing(supply(good), column(seat, good), good, units, 1 - units);
    }
    case 'feePaid': {
      const { seat, owner, good, units } = told.args;
      return passing(column(seat, good), column(owner, good), good, units, 1 - units);
    }
    case 'gave':
    case 'took': {
      const { from, to, good, units } = told.args;
      return passing(column(from, good), column(to, good), good, units, 1 - units);
    }
    case 'turned': {
      const { seat, from, to, units, lost } = told.args;
      return passing(column(seat, from), column(seat, to), to, units - lost, lost).map((pass) => ({
        ...pass,
        was: from,
      }));
    }
    case 'spent':
      return spending(told.args.seat, told.args.goods, building(told.args.seat));
    case 'spentOne': {
      const { seat, good, units } = told.args;
      return leaving(column(seat, good), building(seat), good, units);
    }
    case 'spentOnAbility': {
      const { seat, good } = told.args;
      return leaving(column(seat, good), supply(good), good, 1);
    }
    case 'soldInland': {
      const { seat, money } = told.args;
      return [
        ...GOODS.flatMap((_, good) => leaving(column(seat, good), [], good, 1)),
        { step: 'money', at: seat, by: money },
      ];
    }
    case 'shipped': {
      const { seat, good, units, money } = told.args;
      // To the space from which they are shipped: the token has not moved on yet.
      const way = ways.find((one) => one.good === good);
      const token = [...(way === undefined ? [] : spaceAt(view, way.from)), ...supply(good)];
      return [
        ...leaving(column(seat, good), token, good, units),
        { step: 'money', at: [...token, zone.player(seat)], by: money },
      ];
    }
    case 'kept': {
      const { seat, good } = told.args;
      return passing(supply(good), column(seat, good), good, 1, 0);
    }
    case 'bought':
      return [{ step: 'money', at: told.args.seat, by: -told.args.price }];
    case 'endIsNear': {
      const { seat } = told.args;
      return [{ step: 'ring', at: [zone.pips(seat), zone.player(seat)], seat }];
    }
    default:
      return [];
  }
}

function passing(
  from: readonly string[],
  to: readonly string[],
  good: Good,
  units: number,
  lost: number,
): readonly Pass[] {
  return units + lost > 0 ? [{ step: 'pass', from, to, good, units, lost }] : [];
}

const leaving = (from: readonly string[], to: readonly string[], good: Good, units: number) =>
  passing(from, to, good, units, 0).map((pass) => ({ ...pass, gone: true }));

const spending = (seat: Seat, goods: Amounts, to: readonly string[]) =>
  goods.flatMap((units, good) => leaving(column(seat, good), to, good, units));

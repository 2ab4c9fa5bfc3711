import { CHANNELS, isHarbour, isStart, type Position } from '@/games/rotterdam/cards/waterways';
import { LETTER_EDGE } from '../art/LetterDisc';
import { laneOf, pointOf, type Plan, type Point } from './geometry';

/** How a channel runs over the map. */
export interface ChannelShape {
  readonly path: string;
  /** Where its arrow head begins, and where that points to, in degrees. */
  readonly tip: Point & { readonly turn: number };
  readonly letter: Point;
  /** Where a bar stands that blocks it. */
  readonly bar: Point;
}

const HEAD_ROOM = 9;
const AT_QUAY = 9;
/** Between a letter beside its straight channel and the middle of that. */
const ASIDE = 2;
/** A bar stands at the end of a blocked channel: its letter makes room. */
const LETTER_BEHIND_BAR = 0.4;

/** How far a straight line from the middle of a box stays inside it. */
function inside(dx: number, dy: number, half: { width: number; height: number }): number {
  const across = Math.abs(dx) < 0.001 ? Infinity : half.width / Math.abs(dx);
  const down = Math.abs(dy) < 0.001 ? Infinity : half.height / Math.abs(dy);
  return Math.min(across, down);
}

/** From the middle of a letter to that of the next, with a little water between their edges. */
const apart = ({ disc }: Plan): number => 2 * (disc + LETTER_EDGE) + 1;

/**
 * How far along a slanting channel its letter stands. Two such channels cross, and their letters keep clear of each other
 * however close the lanes are. Before the quay they run closer together still: the one on whose side its lane's straight
 * channel has a letter keeps clear of that too, and the other one makes room.
 */
function slantingLetter(
  plan: Plan,
  [dx, dy]: readonly [number, number],
  beside: number,
  same: boolean,
): number {
  const [first, second] = plan.at;
  const lanes = plan.upright ? (second?.x ?? 0) - (first?.x ?? 0) : (second?.y ?? 0) - (first?.y ?? 0);
  const both = (lanes - apart(plan)) / Math.abs(plan.upright ? dx : dy);
  const least = beside > 0 ? (apart(plan) + beside) / Math.abs(dx) : 0;
  const wanted = Math.max(plan.letters.slanting, least);
  const onSide = Math.max(Math.min(wanted, both / 2), least);
  return same ? onSide : Math.min(wanted, both - onSide);
}

const rounded = (figure: number): string => figure.toFixed(1);

/** A channel ends before what lies at its ends: a ship needs more room than a free field. */
export function channelShape(
  plan: Plan,
  channel: number,
  occupied: (at: Position) => boolean,
  blocked = false,
): ChannelShape {
  const { from = 0, to = 0 } = CHANNELS[channel] ?? {};
  const start = pointOf(plan, from);
  const middle = pointOf(plan, to);
  const straight = laneOf(from) === laneOf(to);
  const beside = isHarbour(to) && !straight ? plan.spread * Math.sign(laneOf(from) - laneOf(to)) : 0;
  const end = plan.upright ? { x: middle.x + beside, y: middle.y } : { x: middle.x, y: middle.y + beside };
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const half = (room: number) => ({
    width: plan.ship.width / 2 + room,
    height: plan.ship.height / 2 + room,
  });
  const leaving =
    occupied(from) || isStart(from)
      ? inside(ux, uy, half(1))
      : Math.min(inside(ux, uy, half(1)), plan.radius + 1);
  const coming = isHarbour(to)
    ? AT_QUAY
    : (occupied(to) ? inside(ux, uy, half(3)) : plan.radius + 3) + HEAD_ROOM * plan.scale;
  const along = (by: number): Point => ({ x: end.x - ux * by, y: end.y - uy * by });
  const last = along(coming);
  const aside = plan.beside ? plan.disc + ASIDE : 0;
  const clear = plan.upright || isHarbour(to) ? 1 : (length - plan.ship.width / 2 - plan.disc - 1) / length;
  const straightly =
    blocked && plan.beside && plan.upright ? LETTER_BEHIND_BAR : Math.min(plan.letters.straight, clear);
  // Lanes A and B have their letters left, C and D right, so that none leaves the map.
  const side = laneOf(from) > 1 ? 1 : -1;
  const share = straight
    ? straightly
    : slantingLetter(plan, [dx, dy], isHarbour(to) && plan.upright ? aside : 0, Math.sign(dx) === side);
  return {
    path: `M${rounded(start.x + ux * leaving)} ${rounded(start.y + uy * leaving)}L${rounded(last.x)} ${rounded(last.y)}`,
    tip: { ...along(coming + 1), turn: (Math.atan2(dy, dx) * 180) / Math.PI },
    letter: {
      x: start.x + dx * share + (straight && plan.upright ? aside * side : 0),
      y: start.y + dy * share - (!straight || plan.upright ? 0 : aside),
    },
    bar: along(coming - 3),
  };
}

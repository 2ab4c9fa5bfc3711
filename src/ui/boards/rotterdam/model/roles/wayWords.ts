import type { SailChoice } from '@/games/rotterdam/ahead/sails';
import type { RotterdamBoard } from '../../table/board';
import { wayNote } from './moveWords';

interface WayWords {
  readonly title: string;
  readonly lines: readonly string[];
  readonly warned: boolean;
}

/** One answer of an owner: the ship is named where several could go first. */
export function wayWords(
  board: RotterdamBoard,
  { move, ship, cargo, turn, ...way }: SailChoice,
  all: readonly SailChoice[],
): WayWords {
  const { text, words } = board;
  const { sail, colour } = text.roles;
  const at = words.position(ship);
  if (move.type === 'stay') {
    const [blocker] = turn.blockedBy;
    const why =
      turn.stays === 'unpaid' ? colour.unpaid : blocker && colour.taken({ at: words.position(blocker.at) });
    return { title: sail.stay({ at }), lines: why === undefined ? [] : [why], warned: false };
  }
  const to = words.position(turn.to);
  const several = all.some((one) => one.ship !== ship);
  const { note, tone } = wayNote(board, { cargo }, { ...way, to: turn.to, bonus: turn.bonus });
  return {
    title: several ? sail.fromTo({ at, to }) : sail.to({ to }),
    lines: note === undefined ? [] : [note],
    warned: tone === 'warned',
  };
}

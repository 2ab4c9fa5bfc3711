import type { RotterdamMove } from '@/games/rotterdam/move';
import { MANUFACTURER } from '@/games/rotterdam/cards/roles';
import { harbourAt, isHarbour, type Position } from '@/games/rotterdam/cards/waterways';
import { furtherIn, furtherOf, targetOf } from '../model/aim';
import type { Choice, RotterdamBoard } from '../table/board';

type Asked = Pick<RotterdamBoard, 'view' | 'moves' | 'choice' | 'subject'>;
type Play = Extract<RotterdamMove, { type: 'play' }>;
type Sail = Extract<RotterdamMove, { type: 'sail' | 'stay' }>;
type Aimed = Extract<Choice, { card: number }>;

/** The move after the one in mind, round and round: a second touch means the next possibility. */
function nextOf<Move extends RotterdamMove>(fitting: readonly Move[], choice: Choice | undefined) {
  const chosen = choice !== undefined && 'moves' in choice ? choice.moves[0] : undefined;
  const at = fitting.findIndex((move) => move === chosen);
  const next = fitting[(at + 1) % Math.max(1, fitting.length)];
  return next && { moves: [next] };
}

/** The second ship of a swap; the first one, touched again, lets go of the second, then of itself. */
function swap(asked: Asked, aimed: Aimed, at: Position): Choice | undefined {
  const { card, to } = aimed;
  if (at === aimed.at) return to === undefined ? { card } : { card, at };
  const fits = targetOf(asked, aimed)?.uses.some((use) => furtherIn(use).to === at) ?? false;
  return fits ? { card, at: aimed.at, to: at } : undefined;
}

function aim({ card, at: aimedAt }: Aimed, plays: readonly Play[], at: Position): Choice | undefined {
  const leading = plays.filter(
    ({ at: from, to }) => to === at && (aimedAt === undefined || from === aimedAt),
  );
  const [only, another] = leading;
  if (only !== undefined && another === undefined) return { card, at: only.at, to: at };
  const fitting = plays.filter((play) => play.at === at);
  const [first, ...more] = fitting;
  if (first === undefined) return undefined;
  return more.length === 0 && first.to !== undefined ? { card, at, to: first.to } : { card, at };
}

const isSail = (move: RotterdamMove): move is Sail => move.type === 'sail' || move.type === 'stay';

/** A touched ship means its ways, one after the other; a touched end the way that leads there. */
function sailing(moves: readonly RotterdamMove[], choice: Choice | undefined, at: Position) {
  const sails = moves.filter(isSail);
  const leading = sails.filter((move) => move.type === 'sail' && move.to === at);
  return nextOf(leading.length > 0 ? leading : sails.filter((move) => move.at === at), choice);
}

const isAt = (at: Position) => (move: RotterdamMove) =>
  (move.type === 'place' || move.type === 'partner') && move.at === at;

/** What a touch on a start, field or harbour chooses, as the open question goes; undefined where it chooses nothing. */
export function choiceAt(asked: Asked, at: Position): Choice | undefined {
  const { view, moves, choice } = asked;
  if (choice !== undefined && 'card' in choice) {
    if (choice.at !== undefined && furtherOf(choice.card) === 'partner') return swap(asked, choice, at);
    const plays = moves.filter((move): move is Play => move.type === 'play' && move.card === choice.card);
    return aim(choice, plays, at);
  }
  switch (view.phase) {
    case 'launch': {
      if (!moves.some((move) => move.type === 'launch' && move.at === at)) return undefined;
      const raw = choice !== undefined && 'launch' in choice ? choice.launch.raw : undefined;
      return { launch: { at, raw } };
    }
    case 'work': {
      if (choice === undefined || !('role' in choice) || choice.role !== MANUFACTURER) return undefined;
      const build = moves.find(
        (move) => move.type === 'build' && isHarbour(at) && move.harbour === harbourAt(at),
      );
      return build && { role: MANUFACTURER, move: build };
    }
    case 'shipowner':
    case 'partner': {
      const move = moves.find(isAt(at));
      return move && { moves: [move] };
    }
    case 'sail':
      return sailing(moves, choice, at);
    case 'factory': {
      const here = isHarbour(at) && harbourAt(at) === view.action.harbour;
      return here
        ? nextOf(
            moves.filter(({ type }) => type === 'factory'),
            choice,
          )
        : undefined;
    }
    default:
      return undefined;
  }
}

/** In a choice a touch selects; otherwise it puts what was touched on the shelf, and a second touch puts it back. */
export function tap(board: RotterdamBoard, at: Position): void {
  const chosen = choiceAt(board, at);
  if (chosen !== undefined) {
    board.turnTo({ of: 'question' });
    board.choose(chosen);
    return;
  }
  const { shelf } = board;
  const lies = shelf.of === 'position' && shelf.at === at;
  board.turnTo(lies ? { of: 'question' } : { of: 'position', at });
}

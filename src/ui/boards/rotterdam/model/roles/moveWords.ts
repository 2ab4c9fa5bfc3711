import type { ShipAhead, Way } from '@/games/rotterdam/ahead/colour';
import { NONE } from '@/games/rotterdam/state';
import type { RotterdamBoard } from '../../table/board';
import { rawInShort } from './gain';

export type MoveTone = 'good' | 'warned' | 'plain';

/** A ship's turn in a colour, in words. */
export interface MoveWords {
  /** "C3 → Merwe", or that it stays. */
  readonly course: string;
  /** The same without an arrow, read aloud. */
  readonly spoken: string;
  readonly note?: string | undefined;
  readonly tone: MoveTone;
}

function stayNote({ text, words }: RotterdamBoard, { stays, blockedBy }: Way): string | undefined {
  const { colour } = text.roles;
  if (stays === 'unpaid') return colour.unpaid;
  if (stays === 'held') return colour.held;
  const [blocker] = blockedBy;
  return blocker && colour.taken({ at: words.position(blocker.at) });
}

/** What a way means for the cargo aboard. */
export function wayNote(
  board: RotterdamBoard,
  { cargo }: Pick<ShipAhead, 'cargo'>,
  way: Pick<Way, 'to' | 'arrival' | 'bonus' | 'stepsLeft' | 'strands'>,
): Omit<MoveWords, 'course' | 'spoken'> {
  const { text, words, view, actor, money } = board;
  const { colour } = text.roles;
  if (cargo === NONE) return { note: colour.empty, tone: 'plain' };
  const raw = rawInShort(board, cargo);
  if (way.arrival === 'fits') {
    const { bonus } = way;
    const half = bonus === undefined ? undefined : money(bonus.fromOwner);
    const paid =
      half === undefined
        ? ''
        : actor === view.turn
          ? colour.pays({ half })
          : colour.paysOther({ half, name: board.name(view.turn) });
    return { note: `${colour.fits({ raw })}${paid}`, tone: 'good' };
  }
  if (way.arrival === 'wrong') return { note: colour.wrong({ raw }), tone: 'warned' };
  const harbour = words.harbour(cargo);
  if (way.strands) return { note: colour.strands({ harbour }), tone: 'warned' };
  return way.stepsLeft === undefined
    ? { tone: 'plain' }
    : { note: colour.stepsLeft({ steps: way.stepsLeft, harbour }), tone: 'plain' };
}

/** Where a ship may end; it may also stay. */
function ends({ words, text }: RotterdamBoard, ways: readonly Way[]): readonly string[] {
  const { colour } = text.roles;
  const names = ways.map(({ to, stays }) => (stays === undefined ? words.position(to) : colour.staysToo));
  return [...new Set(names)];
}

export function moveWords(board: RotterdamBoard, ahead: ShipAhead): MoveWords {
  const { text, words, actor, name } = board;
  const { colour, sail } = text.roles;
  const { ship, ways, decides } = ahead;
  const at = words.position(ship);
  const [way] = ways;
  if (ways.length > 1) {
    const who =
      decides === undefined
        ? colour.depends
        : decides === actor
          ? colour.youDecide
          : colour.decides({ name: name(decides) });
    const all = ends(board, ways);
    const spoken = sail.fromTo({ at, to: colour.either({ ways: all }) });
    return { course: `${at} → ${all.join(' / ')}`, spoken, note: who, tone: 'plain' };
  }
  if (way === undefined || way.stays !== undefined) {
    const unpaid = way?.stays === 'unpaid';
    const note = way && stayNote(board, way);
    const course = colour.stays({ at });
    return { course, spoken: course, note, tone: unpaid ? 'warned' : 'plain' };
  }
  const to = words.position(way.to);
  return { course: `${at} → ${to}`, spoken: sail.fromTo({ at, to }), ...wayNote(board, ahead, way) };
}

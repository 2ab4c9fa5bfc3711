import type { Seat, Viewer } from './game';
import type { Phrase } from './phrase';

/** Who sees a face: everybody, nobody, or just these seats. */
export type Sight = 'all' | 'none' | readonly Seat[];

/** Where a piece lies: a kind of place, and whose or which one it is. */
export interface Zone {
  readonly zone: string;
  readonly seat?: Seat;
  readonly at?: string | number;
}

export interface Moved {
  readonly type: 'moved';
  /** The card or piece by its id; gone from the event for those who may not know. */
  readonly piece?: number;
  readonly from: Zone;
  readonly to: Zone;
  /** Who knew the face before, and who sees it by this move. */
  readonly before: Sight;
  readonly seen: Sight;
  /** Seen by all when it happened, but a table without a ledger does not write it down. */
  readonly fades?: boolean;
}

/** An amount that everybody may know went from one figure to another. */
export interface Counted {
  readonly type: 'counted';
  readonly what: string;
  readonly seat?: Seat;
  readonly at?: string | number;
  readonly from: number;
  readonly to: number;
}

export interface Said {
  readonly type: 'said';
  readonly phrase: Phrase;
  readonly seen: Sight;
  /** Whose doing it is. */
  readonly seat?: Seat;
  /** What those hear who may not hear the phrase itself. */
  readonly otherwise?: Phrase;
  /** What a table without a ledger remembers of it once the round is over. */
  readonly faded?: Phrase;
}

export type GameEvent = Moved | Counted | Said;
export type Emit = (event: GameEvent) => void;

/** Whether the event is happening, or is looked up later at a table that keeps no ledger. */
export type Memory = 'now' | 'faded';

export function sees(sight: Sight, viewer: Viewer): boolean {
  if (sight === 'all') return true;
  return sight !== 'none' && viewer !== 'table' && sight.includes(viewer);
}

function withoutFace(event: Moved): Moved {
  const { piece: _hidden, ...rest } = event;
  return rest;
}

function redactMoved(event: Moved, viewer: Viewer, memory: Memory): Moved {
  const known = sees(event.seen, viewer) || sees(event.before, viewer);
  const own = viewer !== 'table' && (event.from.seat === viewer || event.to.seat === viewer);
  const forgotten = memory === 'faded' && event.fades === true && !own;
  return known && !forgotten ? event : withoutFace(event);
}

function withoutVariants(event: Said): Said {
  const { otherwise: _otherwise, faded: _faded, ...rest } = event;
  return rest;
}

function redactSaid(event: Said, viewer: Viewer, memory: Memory): Said | undefined {
  if (!sees(event.seen, viewer)) {
    return event.otherwise && { ...withoutVariants(event), phrase: event.otherwise };
  }
  const forgotten = memory === 'faded' && event.seat !== viewer;
  const phrase = forgotten && event.faded ? event.faded : event.phrase;
  return { ...withoutVariants(event), phrase };
}

/**
 * The only redactor: what this viewer may see of what happened. Animation, log, replay and announcements are made of
 * its answer alone.
 */
export function redact(events: readonly GameEvent[], viewer: Viewer, memory: Memory = 'now'): GameEvent[] {
  const visible: GameEvent[] = [];
  for (const event of events) {
    if (event.type === 'moved') visible.push(redactMoved(event, viewer, memory));
    else if (event.type === 'counted') visible.push(event);
    else {
      const said = redactSaid(event, viewer, memory);
      if (said) visible.push(said);
    }
  }
  return visible;
}

/** Whether somebody learned a face that they did not know before. */
export function reveals(event: GameEvent, seatCount: number): boolean {
  if (event.type !== 'moved') return false;
  if (sees(event.seen, 'table') && !sees(event.before, 'table')) return true;
  for (let seat = 0; seat < seatCount; seat += 1) {
    if (sees(event.seen, seat) && !sees(event.before, seat)) return true;
  }
  return false;
}

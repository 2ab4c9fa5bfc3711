/** What an event's piece is: its kind, and which of that kind. Pieces that are alike share a number. */
const PIECE_KINDS = ['product', 'shipCard', 'order', 'raw', 'ship', 'worker', 'factory', 'tower'] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

const ROOM_FOR_EACH_KIND = 100;

/** `id` is a place in the list of that kind; for ships, workers and factories it is their owner's seat. */
export const pieceNumber = (kind: PieceKind, id: number): number =>
  PIECE_KINDS.indexOf(kind) * ROOM_FOR_EACH_KIND + id;

export function readPiece(piece: number): { readonly kind: PieceKind; readonly id: number } | undefined {
  const kind = PIECE_KINDS[Math.floor(piece / ROOM_FOR_EACH_KIND)];
  return kind && { kind, id: piece % ROOM_FOR_EACH_KIND };
}

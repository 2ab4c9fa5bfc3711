import type { Seat } from '@/engine/game';
import { HousePawn } from '../art/Pawn';
import { useBoard } from '../table/board';

interface PawnProps {
  seat: Seat;
  size: number;
  halo?: string;
}

/** A player's pawn. */
export function Pawn({ seat, size, halo }: PawnProps) {
  const { house } = useBoard();
  return <HousePawn house={house(seat)} size={size} halo={halo} />;
}

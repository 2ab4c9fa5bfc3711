import type { Place } from '@/games/harbour/state';
import { DecisionButtons } from '../../kit/prompt';
import { useBoard } from '../table/board';
import { enteringOf } from '../table/decision';

/** The way in. */
export function PlaceFoot({ place }: { place: Place }) {
  const board = useBoard();
  return <DecisionButtons decision={{ primary: enteringOf(board, place) }} stacked />;
}

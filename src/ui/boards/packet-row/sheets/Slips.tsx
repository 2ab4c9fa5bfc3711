import type { CardId } from '@/games/packet-row/cards';
import { SlipGrid } from '../../kit/sheets';
import { useBoard } from '../table/board';

/** Cards on a sheet, each of which can be seen large. */
export function Slips({ cards }: { cards: readonly CardId[] }) {
  const { faces, open } = useBoard();
  return <SlipGrid cards={cards} face={faces} onOpen={(card) => open({ of: 'card', card })} />;
}

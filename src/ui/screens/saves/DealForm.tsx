import type { SavedGame } from '@/match/store';
import { codeOfFinished } from '@/match/deals/finished';
import { Banner } from '@/ui/components';
import { DealPanel } from '@/ui/deals/DealPanel';
import { useLookBack } from '@/ui/match/matches';
import { useText } from '@/ui/text';

/** The code of a saved game that is over, or why it has none. */
export function DealForm({ game }: { game: SavedGame }) {
  const { deals: text, saves } = useText();
  const found = useLookBack(game.id);
  if (found === undefined) return null;
  if ('fault' in found) return <Banner tone="warning" text={saves.faults[found.fault]} />;
  const code = codeOfFinished(found.played);
  return code === undefined ? <Banner text={text.none} /> : <DealPanel game={game.game} code={code} />;
}

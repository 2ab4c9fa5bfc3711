import { StyleSheet } from 'react-native';
import { codeOfFinished } from '@/match/deals/finished';
import type { Played } from '@/match/played';
import { Panel, Type } from '@/ui/components';
import { DealPanel } from '@/ui/deals/DealPanel';
import { useText } from '@/ui/text';
import { space, useTheme } from '@/ui/theme';

/** The code of a finished game, for others; nothing where it has none. */
export function SameDeal({ match }: { match: Played }) {
  const { deals: text } = useText();
  const { colour } = useTheme();
  const code = codeOfFinished(match);
  if (code === undefined) return null;
  return (
    <Panel style={styles.panel}>
      <Type variant="label" heading={2} colour={colour.textSoft}>
        {text.ofGame}
      </Type>
      <DealPanel game={match.table.game} code={code} />
    </Panel>
  );
}

const styles = StyleSheet.create({
  panel: { gap: space.half },
});

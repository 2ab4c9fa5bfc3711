import { StyleSheet, View } from 'react-native';
import { Panel, Type } from '@/ui/components';
import { useTheme } from '@/ui/theme';
import { OfferGrid } from '../../parts/OfferCards';
import { useBoard } from '../../table/board';
import { OpenMarket } from './LiesOpen';

const HEAD = 28;
const MARKET = 54;
const GAP = 10;
const PADDING = 12;
const BORDER = 1;

/** Market and display before the first turn, as cards. */
export function OpenTable({ width, height }: { width: number; height: number }) {
  const { text } = useBoard();
  const { colour } = useTheme();
  const around = 2 * (BORDER + PADDING);
  return (
    <Panel style={[styles.panel, { width, height }]}>
      <View style={styles.head}>
        <Type variant="panelTitle" size={21} maxScale={1.1} heading={2}>
          {text.setUp.open}
        </Type>
        <Type variant="aside" size={17} maxScale={1.1} oneLine colour={colour.textSoft} style={styles.about}>
          {text.setUp.openAbout}
        </Type>
      </View>
      <OpenMarket tall />
      <OfferGrid width={width - around} height={height - around - HEAD - MARKET - 2 * GAP} plain />
    </Panel>
  );
}

const styles = StyleSheet.create({
  panel: { padding: PADDING, gap: GAP },
  head: { flexDirection: 'row', alignItems: 'center', gap: 10, height: HEAD },
  about: { flex: 1 },
});

import { ScrollView, StyleSheet, View } from 'react-native';
import { Type } from '@/ui/components';
import { radius, useTheme } from '@/ui/theme';
import { useBoard } from '../table/board';
import { Confirm, Told } from './parts/Confirm';
import { FeeNote, InlandStep, MarketStep, WarehouseStep } from './parts/Steps';
import { SumLines, SumTotal } from './parts/SumLines';
import { Then } from './parts/Then';
import { planningOf, raisesMoney } from './planning';
import { visited } from './words';

interface PlanPanelProps {
  width: number;
  height: number;
}

/** From here on the sum stands beside the steps. */
const BESIDE_FROM = 640;
/** Below this everything stands closer. */
const ROOMY = 600;

/** The sum of a purchase where the boards were: goods are switched in the market, buildings on offer. */
export function PlanPanel({ width, height }: PlanPanelProps) {
  const board = useBoard();
  const { colour } = useTheme();
  const planning = planningOf(board);
  if (planning === undefined) return null;
  const beside = width >= BESIDE_FROM;
  const close = !beside && height < ROOMY;
  const buys = raisesMoney(planning) || planning.question === 'buyMore';
  return (
    <View
      style={[
        styles.panel,
        beside && styles.columns,
        { width, height, backgroundColor: colour.raised, borderColor: colour.action },
      ]}
    >
      <Told planning={planning} />
      <ScrollView style={styles.scroll} contentContainerStyle={[styles.steps, close && styles.close]}>
        <View style={styles.head}>
          <Type variant="panelTitle" size={close ? 20 : 25} maxScale={1.15} heading={2}>
            {board.text.sheets.planner}
          </Type>
          <Type variant="aside" colour={colour.textSoft}>
            {visited(board)}
          </Type>
        </View>
        <FeeNote planning={planning} />
        {raisesMoney(planning) && <InlandStep planning={planning} />}
        <WarehouseStep planning={planning} />
        <MarketStep planning={planning} tall={!close} />
        {!beside && buys && <SumLines planning={planning} />}
      </ScrollView>
      <View style={[styles.foot, beside && styles.scroll]}>
        {beside && <ScrollView style={styles.scroll}>{buys && <SumLines planning={planning} />}</ScrollView>}
        {buys && <SumTotal planning={planning} />}
        {planning.planned.pays && <Then planning={planning} short />}
        <Confirm planning={planning} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { borderWidth: 2.5, borderRadius: radius.panel, padding: 13, gap: 8 },
  columns: { flexDirection: 'row', gap: 20 },
  scroll: { flex: 1 },
  steps: { gap: 16, paddingHorizontal: 2, paddingBottom: 2 },
  close: { gap: 8 },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 10 },
  foot: { gap: 8 },
});

import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Type, type SheetPage } from '@/ui/components';
import { CARD_SCALE_AT_MOST } from '@/ui/components/card';
import { readingWidth, space, useLayout, useTheme } from '@/ui/theme';
import { RollingFigure } from '../../kit/motion';
import { useBoard, type HarbourBoard } from '../table/board';
import { Confirm, Told } from './parts/Confirm';
import { OfferStep } from './parts/OfferStep';
import { FeeNote, InlandStep, MarketStep, ShipStep, WarehouseStep } from './parts/Steps';
import { Suggest } from './parts/Suggest';
import { LeftOver, SumLines, SumTotal } from './parts/SumLines';
import { Then } from './parts/Then';
import { hasBegun, planningOf, raisesMoney, type Planning } from './planning';
import { partWords, visited } from './words';

const GAP = 6;
/** An offer, and four goods beside each other, need so much. */
const OFFER = 160;
const FOUR_GOODS = 340;
const TWO_GOODS = 276;
const FOOT_BESIDE = 300;
const LOW = 480;
/** Here the foot has no room for every word. */
const NARROW = 380;

/** The room between the edges of the sheet. */
function useInner(): number {
  const { width, height } = useLayout();
  const insets = useSafeAreaInsets();
  const beside = height < LOW ? FOOT_BESIDE : 0;
  return Math.min(readingWidth, width - insets.left - insets.right - beside) - 2 * space.panel;
}

/** Where the purchase is made, and a way to have it planned. */
export const plannerPage = (board: HarbourBoard): SheetPage => ({
  aside: visited(board),
  action: <Suggest />,
});

/** The steps of a purchase in the order of the rule. */
export function PlannerSheet() {
  const board = useBoard();
  const { fontScale } = useTheme();
  const inner = useInner();
  const planning = planningOf(board);
  if (planning === undefined) return null;
  const raises = raisesMoney(planning);
  const scale = Math.max(1, fontScale);
  const columns = Math.max(1, Math.floor((inner + GAP) / (OFFER * scale + GAP)));
  return (
    <View style={styles.steps}>
      <FeeNote planning={planning} />
      {raises && <InlandStep planning={planning} />}
      {raises && (
        <ShipStep
          planning={planning}
          columns={inner >= FOUR_GOODS * scale ? 4 : inner >= TWO_GOODS * scale ? 2 : 1}
        />
      )}
      <MarketStep planning={planning} />
      <WarehouseStep planning={planning} />
      {planning.choices.buildings.size > 0 && (raises || planning.question === 'buyMore') && (
        <OfferStep planning={planning} width={Math.floor((inner - GAP * (columns - 1)) / columns)} />
      )}
      {fontScale > CARD_SCALE_AT_MOST && raises && <SumLines planning={planning} />}
      {fontScale > CARD_SCALE_AT_MOST && planning.planned.pays && <Then planning={planning} />}
    </View>
  );
}

/** What it comes to, what is lost, and the button. */
export function PlannerFoot() {
  const board = useBoard();
  const { fontScale } = useTheme();
  const { width, height } = useLayout();
  const planning = planningOf(board);
  if (planning === undefined) return null;
  const low = height < LOW;
  return (
    <View style={styles.foot}>
      <Told planning={planning} />
      {hasBegun(planning) && <FootSum planning={planning} low={low} />}
      {planning.planned.pays && fontScale <= CARD_SCALE_AT_MOST && (
        <Then planning={planning} short={low || width < NARROW} />
      )}
      <Confirm planning={planning} />
    </View>
  );
}

/** All of it where there is room; large type has its parts above. */
function FootSum({ planning, low }: { planning: Planning; low: boolean }) {
  const { fontScale } = useTheme();
  if (fontScale > CARD_SCALE_AT_MOST) return <SumTotal planning={planning} />;
  if (!low) return <SumInLine planning={planning} />;
  return (
    <>
      <SumLines planning={planning} />
      <SumTotal planning={planning} />
    </>
  );
}

/** Its parts in a line, the sum behind them. */
function SumInLine({ planning }: { planning: Planning }) {
  const board = useBoard();
  const { colour } = useTheme();
  const { parts, sum, leftOver } = planning.planned;
  const ringed = planning.plan.buildings.length;
  return (
    <View style={styles.sum}>
      <View style={styles.parts}>
        <Type variant="text" colour={colour.textSoft}>
          {parts.map((part) => partWords(board, part, ringed)).join(' + ')}
        </Type>
        {leftOver > 0 && <LeftOver money={board.money(leftOver)} />}
      </View>
      <View style={styles.total}>
        <Type variant="text" size={16} colour={colour.textSoft}>
          =
        </Type>
        <RollingFigure value={sum} format={board.money} size={30} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  steps: { gap: 9, paddingTop: 4 },
  foot: { gap: 6 },
  sum: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: 8 },
  parts: { flexShrink: 1, gap: 3 },
  total: { flexDirection: 'row', alignItems: 'baseline', gap: 6 },
});

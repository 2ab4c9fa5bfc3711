import { ScrollView, StyleSheet, View } from 'react-native';
import { AREAS, type Area } from '@/games/packet-row/cards';
import type { AreaView } from '@/games/packet-row/view';
import { Type } from '@/ui/components';
import { radius, useTheme } from '@/ui/theme';
import { areaOnTable } from '../art/areas';
import { FOCUS_BORDER, useFocusColours, useSwipe, type Focus } from '../../kit/layout';
import { NARROWEST_CARD, supplyBeside } from '../layouts/shape';
import { areaAsked } from '../model/question';
import { futureSpaces } from '../model/spaces';
import { useBoard, type PacketRowBoard } from '../table/board';
import { AreaCounts, isLit, stateOf } from './AreaHead';
import { BackToAll } from './BackToAll';
import { NextSlips, Supply, SupplySlips, useArea, useSupplySize } from './Supply';

const PADDING = 9;
const GAP = 8;
const LABEL = 16;
const SLIP = 70;
/** A wider window has room for what comes next beside the supply. */
const BESIDE_FROM = 480;
/** A narrower one has room for slips only. */
const LIST_BELOW = 360;

/** A longer sentence would take two lines beside the counts. */
const COUNTS = 118;
const LETTER = 7.4;
/** Of the way back. */
const BACK = 48;
/** Of the area's name, where it stands before the sentence. */
const TITLE = 120;

function statusOf(board: PacketRowBoard, area: Area, shown: AreaView, width: number): string {
  const { view, text, words } = board;
  if (areaAsked(view) === area) {
    const name = board.name(view.harbourMaster);
    const sentence = text.area.choseIt({ name, area: words.areaInSentence(area) });
    return sentence.length * LETTER > width - COUNTS ? text.area.choice({ name }) : sentence;
  }
  return text.area[stateOf(view, shown)];
}

/** Of a card so low, and of the slips below it. */
const LOW = { card: 150, slip: 58 };
const HEAD = 26;

/** As high as the area comes out, without its tabs. */
export function focusedHeight(width: number, cardHeight: number): number {
  const inner = width - 2 * (PADDING + FOCUS_BORDER);
  const slips = inner >= BESIDE_FROM ? 0 : GAP + (cardHeight < LOW.card ? LOW.slip : SLIP);
  return 2 * (PADDING + FOCUS_BORDER) + HEAD + GAP + cardHeight + slips;
}

interface FocusedAreaProps {
  focus: Focus<Area>;
  /** Leads back to all areas. */
  onBack: () => void;
  width: number;
  /** The highest that a card may be. */
  cardHeight: number;
  /** The window is too low for cards. */
  slips?: boolean;
}

/** One area under its tabs, what comes next below it. */
export function FocusedArea({ focus, onBack, width, cardHeight, slips = false }: FocusedAreaProps) {
  const board = useBoard();
  const { fontScale } = useTheme();
  const frame = useFocusColours(isLit(board, focus.focused));
  const swipe = useSwipe(AREAS, focus);
  const area = focus.focused;
  const shown = useArea(area);
  const inner = width - 2 * (PADDING + FOCUS_BORDER);
  const beside = inner >= BESIDE_FROM;
  const half = Math.floor((inner - LABEL - 2 * GAP) / 2);
  const low = cardHeight < LOW.card;
  return (
    <View style={[styles.below, frame]} {...swipe}>
      <View style={styles.head}>
        <BackToAll onPress={onBack} />
        <Type variant="aside" size={17} style={styles.status}>
          {statusOf(board, area, shown, inner - BACK)}
        </Type>
        <AreaCounts area={area} />
      </View>
      {beside ? (
        <SupplyAndNext area={area} width={inner} height={cardHeight} />
      ) : (
        <>
          <SupplyAcross area={area} width={inner} cardHeight={cardHeight} slips={slips} />
          <View style={styles.next}>
            {futureSpaces(shown).length > 0 && <NextLabel upright={fontScale <= 1.15} />}
            <NextSlips area={area} width={half} minHeight={low ? LOW.slip : SLIP} gap={GAP} across />
          </View>
        </>
      )}
    </View>
  );
}

interface SupplyAcrossProps {
  area: Area;
  width: number;
  cardHeight: number;
  slips: boolean;
}

/** Cards as wide as the window allows; where that is too narrow or too low, slips. */
function SupplyAcross({ area, width, cardHeight, slips }: SupplyAcrossProps) {
  const count = useSupplySize();
  const gap = count > 3 ? 6 : GAP;
  const across = Math.floor((width - gap * (count - 1)) / count);
  if (slips || across < NARROWEST_CARD) {
    return <SupplySlips area={area} width={Math.floor((width - GAP) / 2)} minHeight={66} gap={GAP} across />;
  }
  const card = { width: Math.min(across, Math.round(cardHeight / 1.1)), height: cardHeight };
  return <Supply area={area} card={card} gap={gap} />;
}

/** The supply with what comes next at its right. */
function SupplyAndNext({ area, width, height }: { area: Area; width: number; height: number }) {
  const { text } = useBoard();
  const { colour } = useTheme();
  const { card, slip, gap } = supplyBeside(width, height, useSupplySize());
  return (
    <View style={styles.row}>
      {card.width < NARROWEST_CARD ? (
        <SupplySlips
          area={area}
          width={Math.floor((width - slip - 16 - GAP) / 2)}
          minHeight={Math.floor((height - GAP) / 2)}
          gap={GAP}
          across
        />
      ) : (
        <Supply area={area} card={card} gap={gap} />
      )}
      <View style={styles.nextBeside}>
        <Type variant="label" maxScale={1.15} colour={colour.textSoft}>
          {text.area.next}
        </Type>
        <NextSlips area={area} width={slip - 4} minHeight={Math.min(84, (height - 26) / 2)} gap={6} />
      </View>
    </View>
  );
}

/** Everything as slips, two by two, to scroll through. */
function AreaList({ area, width }: { area: Area; width: number }) {
  const { text } = useBoard();
  const { colour } = useTheme();
  const half = Math.floor((width - GAP) / 2);
  return (
    <ScrollView contentContainerStyle={styles.list}>
      <SupplySlips area={area} width={half} minHeight={58} gap={GAP} across />
      <Type variant="label" maxScale={1.15} colour={colour.textSoft}>
        {text.area.next}
      </Type>
      <NextSlips area={area} width={half} minHeight={58} gap={GAP} across />
    </ScrollView>
  );
}

function NextLabel({ upright }: { upright: boolean }) {
  const { text } = useBoard();
  const { colour } = useTheme();
  if (!upright) return <View style={styles.uprightLabel} />;
  return (
    <View style={styles.uprightLabel}>
      <View style={styles.turned}>
        <Type variant="label" maxScale={1} colour={colour.textSoft} align="center">
          {text.area.next}
        </Type>
      </View>
    </View>
  );
}

/** One area beside its tabs, what comes next at its right. */
export function FocusedAreaBeside({
  focus,
  onBack,
  width,
  height,
}: Pick<FocusedAreaProps, 'focus' | 'onBack' | 'width'> & { height: number }) {
  const board = useBoard();
  const { colour, scheme } = useTheme();
  const frame = useFocusColours(isLit(board, focus.focused));
  const swipe = useSwipe(AREAS, focus);
  const area = focus.focused;
  const shown = useArea(area);
  const inner = {
    width: width - 2 * (PADDING + FOCUS_BORDER),
    height: height - 2 * (PADDING + FOCUS_BORDER) - 32,
  };
  return (
    <View style={[styles.beside, frame, { width, height }]} {...swipe}>
      <View style={[styles.head, styles.headBeside]}>
        <BackToAll onPress={onBack} />
        <Type variant="panelTitle" heading={2} size={21} colour={areaOnTable(area, scheme)}>
          {board.words.area(area)}
        </Type>
        <Type variant="aside" size={16} colour={colour.textSoft} style={styles.status}>
          {statusOf(board, area, shown, inner.width - TITLE - BACK)}
        </Type>
        <AreaCounts area={area} />
      </View>
      {inner.width < LIST_BELOW ? (
        <AreaList area={area} width={inner.width} />
      ) : (
        <SupplyAndNext area={area} {...inner} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  below: {
    padding: PADDING,
    borderWidth: FOCUS_BORDER,
    borderBottomLeftRadius: radius.panel,
    borderBottomRightRadius: radius.panel,
    gap: GAP,
  },
  beside: { padding: PADDING, borderWidth: FOCUS_BORDER, borderRadius: radius.panel },
  // What can be touched in it reaches below it, over the cards' upper edge.
  head: { flexDirection: 'row', alignItems: 'center', gap: 12, minHeight: HEAD, zIndex: 1 },
  headBeside: { marginBottom: 6 },
  status: { flex: 1 },
  row: { flexDirection: 'row' },
  list: { gap: GAP, paddingBottom: GAP },
  next: { flexDirection: 'row', alignItems: 'stretch', gap: GAP },
  uprightLabel: { width: LABEL, alignItems: 'center', justifyContent: 'center' },
  turned: { width: 66, transform: [{ rotate: '-90deg' }] },
  nextBeside: { marginLeft: 'auto', gap: 4, justifyContent: 'space-between' },
});

import { ScrollView, StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/game';
import { questionOf } from '@/games/harbour/asked';
import { standings } from '@/games/harbour/score';
import { HouseFlag } from '@/ui/art';
import { Type } from '@/ui/components';
import { widthOf } from '@/ui/components/card';
import { Icon } from '@/ui/icons';
import { radius, useTheme } from '@/ui/theme';
import { KeyedPlace } from '../../kit/layout';
import { Zone } from '../../kit/motion';
import { HousePips } from '../art/HousePips';
import { Laurel } from '../art/Laurel';
import { Stage } from '../choices/Stage';
import { isStaged } from '../choices/staged';
import { calledAs } from '../model/called';
import { owesFeeTo } from '../model/fees';
import { quarterOf } from '../model/places';
import { zone } from '../motion/zones';
import { useBoard, type HarbourBoard } from '../table/board';
import { Ability } from './Ability';
import { BonusButton } from './BonusCard';
import { FreeSlot } from './FreeSlot';
import { useAheadColour } from './inks';
import { PlaceTile } from './PlaceTile';
import { freeSlots } from './Quarter';
import { SymbolCounts } from './SymbolCounts';

interface PlayerPanelProps {
  seat: Seat;
  width: number;
  height: number;
}

const HEAD = 32;
const PADDING = { side: 9, narrow: 6, top: 6, bottom: 7 };
const GAP = 5;
const BORDER = 2;
/** A narrower head has no room for the houses beside the name. */
const PIPS_FROM = 500;
/** And a still narrower one none for words beside it. */
const WORDS_FROM = 430;
/** What else stands in the head, with the words of a fee; where a name has no room beside that, the figure has to do. */
const BESIDE_NAME = 320;
const FEE = '1';
const NAME = 20;
const sideIn = (width: number) => (width < WORDS_FROM ? PADDING.narrow : PADDING.side);
const USUAL_FIELDS = 6;
/** Lower fields could not be touched. */
const LEAST_HEIGHT = 48;

interface Fields {
  readonly across: number;
  readonly slots: number;
}

/** Three across or, in high panels, two; four where places, a free slot and the ability are more than the usual. */
function fieldsOf(places: number, free: number, height: number): Fields {
  const many = places + Math.min(free, 1) + 1 > USUAL_FIELDS;
  const most = many ? 2 * 4 : USUAL_FIELDS;
  return {
    across: many ? 4 : height >= 300 ? 2 : 3,
    slots: Math.max(0, Math.min(free, most - 1 - places)),
  };
}

/** The key of a quarter, as its tab has it on a phone: what is on offer comes first. */
const numberOf = (seat: Seat) => seat + 2;

/** A player of a tablet's table: symbols, points and buildings, or what that player chooses now. */
export function PlayerPanel({ seat, width, height }: PlayerPanelProps) {
  const board = useBoard();
  const { colour } = useTheme();
  const lit = seat === (board.asked ?? board.view.active) && board.view.stack.length > 0;
  const staged = isStaged(board) && board.actor === seat;
  return (
    <KeyedPlace
      number={numberOf(seat)}
      style={[
        styles.panel,
        { width, height },
        lit
          ? { backgroundColor: colour.panelActive, borderColor: colour.action }
          : { backgroundColor: colour.panel, borderColor: colour.line, borderWidth: 1, padding: 1 },
      ]}
    >
      {staged ? (
        <ScrollView contentContainerStyle={[styles.inside, { paddingHorizontal: sideIn(width) }]}>
          {/* In the place of the quarter: what is bought or paid meanwhile goes there. */}
          <Zone name={zone.player(seat)}>
            <Stage
              width={width - 2 * (BORDER + sideIn(width))}
              height={height - 2 * BORDER - PADDING.top - PADDING.bottom}
            />
          </Zone>
        </ScrollView>
      ) : (
        <View style={[styles.inside, { paddingHorizontal: sideIn(width) }]}>
          <PanelHead seat={seat} width={width} />
          <PanelFields seat={seat} width={width} height={height} />
        </View>
      )}
    </KeyedPlace>
  );
}

function PanelFields({ seat, width, height }: PlayerPanelProps) {
  const board = useBoard();
  const places = quarterOf(board.view, seat);
  const { across, slots } = fieldsOf(places.length, freeSlots(board, seat), height);
  const rows = Math.ceil((places.length + slots + 1) / across);
  const inner = {
    width: width - 2 * (BORDER + sideIn(width)),
    height: height - 2 * BORDER - PADDING.top - PADDING.bottom - HEAD - GAP,
  };
  const size = {
    width: Math.floor((inner.width - (across - 1) * GAP) / across),
    height: Math.max(LEAST_HEIGHT, Math.floor((inner.height - (rows - 1) * GAP) / Math.max(2, rows))),
  };
  return (
    <View style={styles.fields}>
      {places.map((place) => (
        <PlaceTile key={place} place={place} {...size} />
      ))}
      {Array.from({ length: slots }, (_, slot) => (
        <FreeSlot key={slot} {...size} last={freeSlots(board, seat) === 1} />
      ))}
      <Ability seat={seat} {...size} />
    </View>
  );
}

/** Whether the player is to move or to decide, or what entering the buildings costs. */
function statusOf(board: HarbourBoard, seat: Seat): 'toMove' | 'decides' | 'fee' | undefined {
  const { view, asked } = board;
  if (asked === seat && questionOf(view) !== 'go' && seat !== view.active) return 'decides';
  if (seat === view.active && view.stack.length > 0) return 'toMove';
  return owesFeeTo(board, seat) && view.stack.length > 0 ? 'fee' : undefined;
}

function PanelHead({ seat, width }: { seat: Seat; width: number }) {
  const board = useBoard();
  const { colour } = useTheme();
  const brass = useAheadColour();
  const { view, text } = board;
  const status = statusOf(board, seat);
  return (
    <Zone name={zone.player(seat)} style={styles.head}>
      <Zone name={zone.figure(seat)} style={styles.who}>
        <HouseFlag house={board.house(seat)} width={36} />
        <Type variant="cardTitle" size={NAME} maxScale={1.1} oneLine heading={2} style={styles.shrinks}>
          {calledAs(board, seat)}
        </Type>
      </Zone>
      {status === 'fee' ? (
        <View style={styles.fee}>
          <Icon name="wooden-crate" size={16} colour={colour.text} />
          <Type variant="cardLineStrong" size={14} maxScale={1.1}>
            {widthOf('title', calledAs(board, seat), NAME) <= width - BESIDE_NAME ? text.quarter.fee : FEE}
          </Type>
        </View>
      ) : (
        status !== undefined &&
        (width < WORDS_FROM ? (
          <Icon name="pawn" size={16} colour={colour.action} />
        ) : (
          <Type variant="cardLineStrong" size={14} maxScale={1.1} oneLine colour={colour.action}>
            {text.quarter[status]}
          </Type>
        ))
      )}
      <BonusButton seat={seat} />
      <View style={styles.marks}>
        {width >= PIPS_FROM && (
          <Zone name={zone.pips(seat)}>
            <HousePips bought={view.bought[seat] ?? 0} size={15} />
          </Zone>
        )}
        <SymbolCounts seat={seat} gap={width < WORDS_FROM ? 6 : 9} />
        <Laurel points={standings(view)[seat]?.total ?? 0} size={34} colour={brass} />
      </View>
    </Zone>
  );
}

const styles = StyleSheet.create({
  panel: { borderWidth: BORDER, borderRadius: radius.panel },
  inside: {
    paddingTop: PADDING.top,
    paddingBottom: PADDING.bottom,
    gap: GAP,
  },
  fields: { flexDirection: 'row', flexWrap: 'wrap', gap: GAP },
  head: { flexDirection: 'row', alignItems: 'center', gap: 8, height: HEAD, zIndex: 1 },
  who: { flexShrink: 1, flexDirection: 'row', alignItems: 'center', gap: 8 },
  shrinks: { flexShrink: 1 },
  fee: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  marks: { marginLeft: 'auto', flexDirection: 'row', alignItems: 'center', gap: 8 },
});

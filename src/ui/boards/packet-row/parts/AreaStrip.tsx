import { StyleSheet, View } from 'react-native';
import type { Area } from '@/games/packet-row/cards';
import { FUTURE_SIZE } from '@/games/packet-row/cards/limits';
import { Touchable, Type } from '@/ui/components';
import { widthOf } from '@/ui/components/card';
import { Icon } from '@/ui/icons';
import { useFocusOnArrival } from '@/ui/keyboard';
import { radius, useTheme } from '@/ui/theme';
import { Zone } from '../../kit/motion';
import { AreaEmblem } from '../art/AreaEmblem';
import { WheelToken } from '../art/WheelToken';
import { DIVIDER, STRIP, stripMeasures, type StripMeasures } from '../layouts/strip';
import { areaAsked } from '../model/question';
import { zone } from '../motion/zones';
import { useBoard } from '../table/board';
import { AreaDeck } from './AreaDeck';
import { stateOf, useAreaChoice } from './AreaHead';
import { useArea, useSupplySize } from './Supply';
import { SupplyTiles } from './SupplyTiles';
import { TouchBehind } from './TouchBehind';

/** A higher head has one thing below the other. */
const TALL_FROM = 64;
const WIDE_FROM = 90;
const NAME = 14;

interface AreaStripProps {
  area: Area;
  width: number;
  height: number;
  /** Whoever had it open comes back to it. */
  returns: boolean;
  /** Shows it large. */
  onOpen: () => void;
}

/** An area in one row, so that all four can be compared: touched anywhere beside what can be taken, it opens. */
export function AreaStrip({ area, width, height, returns, onOpen }: AreaStripProps) {
  const board = useBoard();
  const { colour } = useTheme();
  const { choosing, marked, quiet } = useAreaChoice(area);
  const strip = useFocusOnArrival(returns);
  const measures = stripMeasures(width, height, useSupplySize(), FUTURE_SIZE);
  const look = marked
    ? { backgroundColor: colour.panelActive, borderColor: colour.action }
    : {
        backgroundColor: quiet ? colour.table : colour.panel,
        borderColor: choosing ? colour.textSoft : colour.line,
      };
  return (
    <View
      ref={strip}
      role="group"
      aria-label={board.words.area(area)}
      style={[styles.strip, look, { width, height }]}
    >
      <TouchBehind onPress={onOpen} />
      <StripHead area={area} measures={measures} onOpen={onOpen} />
      <SupplyTiles area={area} measures={measures} />
    </View>
  );
}

interface StripHeadProps {
  area: Area;
  measures: StripMeasures;
  onOpen: () => void;
}

/** The sign, the name and the deck of an area. */
function StripHead({ area, measures: { head, height }, onOpen }: StripHeadProps) {
  const board = useBoard();
  const { colour } = useTheme();
  const { choosing, marked, quiet } = useAreaChoice(area);
  const { view, text, words } = board;
  const shown = useArea(area);
  const name = words.area(area);
  const asked = areaAsked(view) === area;
  const status = asked
    ? text.area.choice({ name: board.name(view.harbourMaster) })
    : text.area[stateOf(view, shown)];
  const wide = head >= WIDE_FROM;
  const tall = height >= TALL_FROM && !wide;
  const label = (
    <Type variant="cardLineStrong" size={NAME} maxScale={1} colour={quiet ? colour.textSoft : colour.text}>
      {name}
    </Type>
  );
  const named = widthOf('words', name, NAME) <= head;
  const sign = (
    <Zone name={zone.tab(area)}>
      <AreaEmblem area={area} size={tall ? 28 : 24} />
      {(asked || shown.chosen) && (
        <View style={styles.mark}>
          {asked ? <WheelToken size={17} /> : <Icon name="check" size={15} colour={colour.textSoft} />}
        </View>
      )}
    </Zone>
  );
  return (
    <Touchable
      role={choosing ? 'radio' : 'button'}
      label={choosing ? name : text.area.look({ area: name, status })}
      checked={choosing ? marked : undefined}
      place={zone.area(area)}
      onPress={onOpen}
      style={[styles.head, { width: head }, wide ? styles.wide : styles.upright]}
    >
      {tall || wide ? (
        <>
          {sign}
          <View style={wide ? styles.beside : styles.below}>
            {named && label}
            <AreaDeck area={area} width={10} />
          </View>
        </>
      ) : (
        <>
          <View style={styles.pair}>
            {sign}
            <AreaDeck area={area} width={10} />
          </View>
          {named && label}
        </>
      )}
    </Touchable>
  );
}

const styles = StyleSheet.create({
  strip: {
    flexDirection: 'row',
    alignItems: 'center',
    borderWidth: STRIP.border,
    borderRadius: radius.panel,
    paddingHorizontal: STRIP.side,
    overflow: 'hidden',
  },
  head: { alignSelf: 'stretch', justifyContent: 'center', borderRadius: radius.card },
  upright: { alignItems: 'center', gap: 2, marginRight: DIVIDER },
  // The wheel hangs out of the sign, and keeps clear of the name.
  wide: { flexDirection: 'row', alignItems: 'center', gap: 13, marginRight: DIVIDER },
  beside: { flexGrow: 1, gap: 2 },
  below: { alignItems: 'center', gap: 2 },
  pair: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  mark: { position: 'absolute', right: -10, top: -2 },
});

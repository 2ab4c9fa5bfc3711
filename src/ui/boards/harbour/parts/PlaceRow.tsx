import { StyleSheet, View } from 'react-native';
import { Hatched, HouseFlag } from '@/ui/art';
import { Touchable, Type } from '@/ui/components';
import { cardTones, widthOf } from '@/ui/components/card';
import { radius, touch, useTheme } from '@/ui/theme';
import { fitBits } from '../model/bits';
import { FAMILY_LOOKS } from '../model/families';
import type { Sight } from '../model/sight';
import { spokenPlace } from '../model/spokenPlace';
import { zone } from '../motion/zones';
import { useBoard } from '../table/board';
import { tapPlace } from '../table/tapPlace';
import { Effect } from './Effect';
import { Pawns } from './Pawn';
import { PriceChip } from './PriceChip';
import { LossTag, lossWidth } from './Tags';

const BAND = 10;
const PADDING = 9;
const END = 44;
const TALLEST = 300;
const GAP = 6;
/** What the word for start buildings takes. */
const START = 36;

/** A place in a list: its name, and what it gives; below each other where type is large. */
export function PlaceRow({ sight, width }: { sight: Sight; width: number }) {
  const board = useBoard();
  const theme = useTheme();
  const { colour, fontScale } = theme;
  const { text } = board;
  const { ink } = FAMILY_LOOKS[sight.family];
  const tones = cardTones(ink, theme, sight.tone);
  const outlined = sight.tone === 'outline';
  const inner = width - 2 - BAND - 2 * PADDING - END;
  const title = 17 * fontScale;
  const beside = inner - widthOf('title', sight.name, title) - (sight.isStart ? START * fontScale : 0) - GAP;
  const status = sight.status ?? (sight.note?.warns === true ? sight.note.words : undefined);
  const tag = sight.lost > 0 ? lossWidth(text.tile.lost({ count: sight.lost }), false) + GAP : 0;
  const stacked =
    status === undefined
      ? fitBits(sight.bits, beside - tag, fontScale).wraps
      : widthOf('words', status, 15 * fontScale) > beside;
  return (
    <Touchable
      role="button"
      label={spokenPlace(board, sight)}
      place={zone.place(sight.place)}
      onPress={() => tapPlace(board, sight.place)}
      style={[
        styles.row,
        { width, borderColor: outlined ? colour.line : tones.edge },
        { backgroundColor: outlined && theme.scheme === 'light' ? colour.table : tones.ground },
        sight.selected && { boxShadow: `0 0 0 3px ${colour.action}` },
      ]}
    >
      <View style={[styles.band, outlined && styles.faded]}>
        <Hatched ink={ink} width={BAND} height={TALLEST} />
      </View>
      <View style={[styles.body, stacked && styles.stacked]}>
        <Type variant="cardTitle" size={17} colour={tones.ink} style={styles.shrinks}>
          {sight.name}
          {sight.isStart && (
            <Type variant="aside" size={15} colour={tones.inkSoft}>
              {` ${text.tile.start}`}
            </Type>
          )}
        </Type>
        {status === undefined ? (
          <View style={styles.effect}>
            <Effect
              bits={sight.bits}
              width={(stacked ? inner : beside) - tag}
              ink={tones.ink}
              soft={tones.inkSoft}
              onTable={outlined}
              fontScale={fontScale}
            />
            {sight.lost > 0 && <LossTag words={text.tile.lost({ count: sight.lost })} brief={false} />}
          </View>
        ) : (
          <Type variant="cardLine" size={15} colour={outlined ? tones.inkSoft : colour.warnInk}>
            {status}
          </Type>
        )}
      </View>
      <View style={styles.end}>
        <RowEnd sight={sight} colour={tones.ink} />
      </View>
    </Touchable>
  );
}

/** Whose it is and whether it costs a fee; what it costs to buy; or who is there. */
function RowEnd({ sight, colour }: { sight: Sight; colour: string }) {
  const { house, text, money } = useBoard();
  const { owner, pawns, price, fee } = sight;
  if (pawns.length > 0) return <Pawns seats={pawns} size={26} />;
  if (owner !== undefined) {
    return (
      <>
        <HouseFlag house={house(owner)} width={25} />
        {fee !== undefined && (
          <Type variant="cardLineStrong" size={14} maxScale={1} colour={colour}>
            {text.allPlaces.fee}
          </Type>
        )}
      </>
    );
  }
  return price === undefined ? null : (
    <PriceChip
      price={money(price)}
      reach={sight.reach}
      ink={FAMILY_LOOKS[sight.family].ink.print}
      onTable={sight.tone === 'outline'}
    />
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    minHeight: touch.icon,
    borderWidth: 1,
    borderRadius: radius.button,
    overflow: 'hidden',
  },
  band: { width: BAND, overflow: 'hidden' },
  faded: { opacity: 0.75 },
  body: {
    flex: 1,
    minWidth: 0,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: GAP,
    paddingLeft: PADDING,
    paddingVertical: 5,
  },
  stacked: { flexDirection: 'column', alignItems: 'flex-start', justifyContent: 'center', gap: 3 },
  effect: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: GAP },
  end: { width: END + PADDING, alignItems: 'center', justifyContent: 'center', gap: 1 },
  shrinks: { flexShrink: 1 },
});

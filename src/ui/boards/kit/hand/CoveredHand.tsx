import { useState } from 'react';
import { StyleSheet, View, type LayoutChangeEvent } from 'react-native';
import { HouseFlag } from '@/ui/art';
import { HoldArea, HoldDisc, Type } from '@/ui/components';
import { Sea } from '@/ui/curtain/Sea';
import { useReveal } from '@/ui/curtain/useReveal';
import { feel } from '@/ui/haptics';
import { useText } from '@/ui/text';
import { radius, useTheme, type House } from '@/ui/theme';
import { useIosAnnouncement } from '@/ui/useIosAnnouncement';

const DISC = { least: 44, most: 96, share: 0.84, below: 0.4 };
const FLAG = { share: 0.62, most: 44 };
const WAVES_APART = 6;
/** In a narrower place the words stand below the spyglass. */
export const BESIDE_FROM = 240;
/** A place that is as low as a button has no room below it. */
const BELOW_FROM = 80;
/** A higher place has room for larger words. */
const ROOMY_FROM = 110;

/** What is said of the hold. */
export interface HoldWords {
  /** On it. */
  readonly hold: string;
  /** When it is read aloud, with how it is done. */
  readonly spoken: string;
}

interface CoveredHandProps {
  /** Whose hand lies under it. */
  name: string;
  house: House;
  /** Unless told, the hand is shown. */
  words?: HoldWords | undefined;
  onLift: () => void;
}

/**
 * The small curtain: it fills the place of a hand, or of the button that opens it, while the table around it stays in
 * sight. It is opaque from its first frame on and knows nothing of the hand. Held, tapped twice or pressed twice by a
 * key, it is lifted.
 */
export function CoveredHand(props: CoveredHandProps) {
  // A press that began for one person does not count for the next.
  return <Cover key={`${props.house} ${props.name}`} {...props} />;
}

function Cover({ name, house, words, onLift }: CoveredHandProps) {
  const { colour } = useTheme();
  const { curtain } = useText();
  const [{ width, height }, measure] = useState({ width: 0, height: 0 });
  const { holding, confirming, ...presses } = useReveal(() => {
    feel('medium');
    onLift();
  });
  const again = confirming ? curtain.again({ name }) : undefined;
  useIosAnnouncement(again);
  const below = width > 0 && width < BESIDE_FROM && height >= BELOW_FROM;
  const tight = width > 0 && width < BESIDE_FROM && !below;
  const disc = Math.round(
    Math.min(DISC.most, Math.max(DISC.least, height * (below ? DISC.below : DISC.share))),
  );
  const ground = { backgroundColor: colour.tableDeep };
  return (
    <HoldArea
      label={again ?? words?.spoken ?? curtain.reveal({ name })}
      style={[styles.cover, below && styles.below, ground, { borderColor: colour.action }]}
      {...presses}
    >
      <View onLayout={({ nativeEvent: { layout } }: LayoutChangeEvent) => measure(layout)} style={styles.sea}>
        {width > 0 && <Sea width={width} height={height} waves={Math.ceil(height / WAVES_APART)} />}
      </View>
      <HoldDisc icon="spyglass" size={disc} holding={holding} />
      <View style={[styles.words, ground]}>
        {!tight && <HouseFlag house={house} width={Math.min(FLAG.most, disc * FLAG.share)} />}
        <Type
          variant="button"
          size={tight ? 14 : height < ROOMY_FROM ? 16 : 19}
          maxScale={height < ROOMY_FROM ? 1.3 : undefined}
          live="polite"
          style={styles.shrinks}
        >
          {again ?? words?.hold ?? curtain.holdSmall({ name })}
        </Type>
      </View>
    </HoldArea>
  );
}

const styles = StyleSheet.create({
  cover: {
    flex: 1,
    flexDirection: 'row',
    gap: 8,
    minWidth: 140,
    minHeight: 52,
    paddingHorizontal: 6,
    borderWidth: 1.5,
    borderRadius: radius.card,
    overflow: 'hidden',
  },
  below: { flexDirection: 'column', gap: 4 },
  sea: { position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none' },
  words: {
    flexShrink: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    paddingHorizontal: 8,
    paddingVertical: 2,
    borderRadius: 18,
  },
  shrinks: { flexShrink: 1 },
});

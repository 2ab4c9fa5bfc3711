import { useEffect, type ReactNode } from 'react';
import { AccessibilityInfo, ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { HoldButton, Touchable, Type } from '@/ui/components';
import { feel } from '@/ui/haptics';
import { useText } from '@/ui/text';
import { space, touch, useLayout, useTheme } from '@/ui/theme';
import { useIosAnnouncement } from '@/ui/useIosAnnouncement';
import { CurtainSheet, type CurtainWords } from './CurtainSheet';
import { Falling } from './Falling';
import { measuresOf } from './measures';
import { Sea } from './Sea';
import { useReveal } from './useReveal';

export interface CurtainProps {
  words: CurtainWords;
  sign?: (size: number) => ReactNode;
  onReveal: () => void;
  /** The way out for whoever is not the person named, and what it is called. */
  aside: { readonly label: string; readonly onPress: () => void };
}

/**
 * Between two people. It stands where the board stood and not before it: nothing of anybody's hand is mounted while it
 * is there, and it is opaque from its first frame on.
 */
export function Curtain({ words, sign, onReveal, aside }: CurtainProps) {
  const { colour } = useTheme();
  const { curtain } = useText();
  const layout = useLayout();
  const { width, height } = layout;
  const insets = useSafeAreaInsets();
  const measures = measuresOf(layout, words.name);
  const { beside, horizon, ships } = measures;

  useEffect(() => {
    AccessibilityInfo.announceForAccessibility(`${words.name}. ${words.task}`);
  }, [words.name, words.task]);

  const tablet = layout.device === 'tablet';
  const wayOut = <WayOut asks={curtain.notYou({ name: words.name })} {...aside} />;

  return (
    <View role="main" style={[styles.curtain, { backgroundColor: colour.tableDeep }]}>
      <Falling from="below" style={styles.sea}>
        <Sea {...{ width, height, horizon, ships }} />
      </Falling>
      <ScrollView
        contentContainerStyle={[
          styles.content,
          beside && styles.beside,
          {
            paddingTop: insets.top + (tablet ? (layout.landscape ? 60 : 120) : beside ? 12 : 20),
            paddingBottom: insets.bottom + (tablet ? 44 : space.half),
            paddingLeft: insets.left + space.panel,
            paddingRight: insets.right + space.panel,
          },
        ]}
      >
        <Falling from="above">
          <CurtainSheet words={words} sign={sign} measures={measures} />
        </Falling>
        <View style={[styles.foot, beside && styles.footBeside]}>
          <Opener name={words.name} size={measures.button} onReveal={onReveal} />
          {!tablet && wayOut}
        </View>
        {tablet && (
          <View style={[styles.corner, { right: insets.right, bottom: insets.bottom }]}>{wayOut}</View>
        )}
      </ScrollView>
    </View>
  );
}

interface WayOutProps {
  asks: string;
  label: string;
  onPress: () => void;
}

function WayOut({ asks, label, onPress }: WayOutProps) {
  const { colour } = useTheme();
  return (
    <Touchable role="button" label={label} onPress={onPress} style={styles.wayOut}>
      <View style={[styles.bubble, { backgroundColor: colour.tableDeep }]}>
        <Type variant="text" size={16} colour={colour.textSoft}>
          {asks}
        </Type>
        <Type variant="text" size={16} colour={colour.textSoft} style={styles.underlined}>
          {label}
        </Type>
      </View>
    </Touchable>
  );
}

function Opener({ name, size, onReveal }: { name: string; size: number; onReveal: () => void }) {
  const { colour } = useTheme();
  const { curtain } = useText();
  const { holding, confirming, ...presses } = useReveal(() => {
    feel('medium');
    onReveal();
  });
  const again = confirming ? curtain.again({ name }) : undefined;
  useIosAnnouncement(again);
  return (
    <>
      <HoldButton
        label={again ?? curtain.reveal({ name })}
        icon="spyglass"
        size={size}
        holding={holding}
        {...presses}
      />
      <View style={[styles.bubble, { backgroundColor: colour.tableDeep }]}>
        <Type variant="button" size={19} align="center" live="polite">
          {again ?? curtain.hold}
        </Type>
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  curtain: { flex: 1 },
  sea: { position: 'absolute', inset: 0, overflow: 'hidden' },
  content: { flexGrow: 1, alignItems: 'center', justifyContent: 'space-between', gap: space.margin },
  beside: { flexDirection: 'row', justifyContent: 'space-around' },
  foot: { alignItems: 'center', gap: 6 },
  footBeside: { flexShrink: 1 },
  bubble: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: space.half,
    paddingHorizontal: space.margin,
    paddingVertical: 4,
    borderRadius: 18,
  },
  wayOut: { minHeight: touch.icon, justifyContent: 'center' },
  corner: { position: 'absolute', padding: space.panel },
  underlined: { textDecorationLine: 'underline' },
});

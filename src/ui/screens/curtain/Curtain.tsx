import { useEffect, type ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { HoldButton, Touchable, Type } from '@/ui/components';
import { Sea } from '@/ui/curtain/Sea';
import { useReveal } from '@/ui/curtain/useReveal';
import { announce } from '@/ui/announce';
import { feel } from '@/ui/haptics';
import { decisionPlace } from '@/ui/keyboard';
import { useText } from '@/ui/text';
import { space, touch, useLayout, useTheme } from '@/ui/theme';
import { useIosAnnouncement } from '@/ui/useIosAnnouncement';
import { CurtainSheet, type CurtainWords } from './CurtainSheet';
import { Falling } from './Falling';
import { measuresOf, type CurtainMeasures } from './measures';

export interface WayOut {
  readonly label: string;
  readonly onPress: () => void;
}

export interface CurtainProps {
  words: CurtainWords;
  sign?: (size: number) => ReactNode;
  onReveal: () => void;
  /** For whoever is not the person named. */
  waysOut: readonly WayOut[];
}

/**
 * Between two people. It stands where the board stood and not before it: nothing of anybody's hand is mounted while it
 * is there, and it is opaque from its first frame on.
 */
export function Curtain({ words, sign, onReveal, waysOut }: CurtainProps) {
  const { colour, fontScale } = useTheme();
  const { curtain } = useText();
  const layout = useLayout();
  const { width, height } = layout;
  const insets = useSafeAreaInsets();
  const measures = measuresOf(layout, words.name, fontScale);
  const { beside, corner, horizon, ships } = measures;

  useEffect(() => announce(`${words.name}. ${words.task}`), [words.name, words.task]);

  const asides = <Asides asks={curtain.notYou({ name: words.name })} ways={waysOut} />;

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
            gap: measures.apart,
            paddingTop: insets.top + measures.top,
            paddingBottom: insets.bottom + measures.bottom,
            paddingLeft: insets.left + space.panel,
            paddingRight: insets.right + space.panel,
          },
        ]}
      >
        <Falling from="above">
          <CurtainSheet words={words} sign={sign} measures={measures} />
        </Falling>
        <View
          {...decisionPlace('cover')}
          style={[styles.foot, { gap: measures.close }, beside && styles.footBeside]}
        >
          <Opener name={words.name} measures={measures} onReveal={onReveal} />
          {corner === undefined && asides}
        </View>
        {corner !== undefined && (
          <View style={[styles.corner, { maxWidth: corner, right: insets.right, bottom: insets.bottom }]}>
            {asides}
          </View>
        )}
      </ScrollView>
    </View>
  );
}

interface AsidesProps {
  asks: string;
  ways: readonly WayOut[];
}

function Asides({ asks, ways }: AsidesProps) {
  const { colour } = useTheme();
  return (
    <View style={[styles.bubble, styles.asides, { backgroundColor: colour.tableDeep }]}>
      <Type variant="text" size={16} colour={colour.textSoft}>
        {asks}
      </Type>
      {ways.map(({ label, onPress }) => (
        <Touchable key={label} role="button" label={label} onPress={onPress} style={styles.wayOut}>
          <Type variant="text" size={16} colour={colour.textSoft} style={styles.underlined}>
            {label}
          </Type>
        </Touchable>
      ))}
    </View>
  );
}

interface OpenerProps {
  name: string;
  measures: CurtainMeasures;
  onReveal: () => void;
}

function Opener({ name, measures, onReveal }: OpenerProps) {
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
        size={measures.button}
        holding={holding}
        {...presses}
      />
      <View style={[styles.bubble, { backgroundColor: colour.tableDeep }]}>
        <Type variant="button" size={measures.hold} align="center" live="polite">
          {again ?? curtain.hold}
        </Type>
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  curtain: { flex: 1 },
  sea: { position: 'absolute', inset: 0, overflow: 'hidden' },
  content: { flexGrow: 1, alignItems: 'center', justifyContent: 'space-between' },
  beside: { flexDirection: 'row', justifyContent: 'space-around' },
  foot: { alignItems: 'center' },
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
  asides: { columnGap: space.panel, paddingVertical: 0 },
  wayOut: { minHeight: touch.icon, justifyContent: 'center' },
  corner: { position: 'absolute', margin: space.panel },
  underlined: { textDecorationLine: 'underline' },
});

import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Button, IconButton, Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { useText } from '@/ui/text';
import { readingWidth, space, useLayout, useTheme } from '@/ui/theme';
import type { Arrangement } from './arrangement';
import { StepMarks } from './StepMarks';

interface CoachProps {
  arrangement: Arrangement;
  /** "Paying · 2 of 4". */
  place: string;
  /** How many steps the chapter has, and how many of them are done. */
  steps: number;
  done: number;
  text: string;
  task: string | undefined;
  /** Whether the text is about a move that was not asked for. */
  slipped: boolean;
  /** Whether these are the words that are read aloud when they change: an open sheet has them a second time. */
  aloud: boolean;
  /** The way on, where there is nothing else to do. */
  onward: { readonly label: string; go(): void } | undefined;
  /** The way out, and what it is called. */
  leaving: string;
  onLeave: () => void;
}

/** Says what to do and why, beside the table and never over it. */
export function Coach(props: CoachProps) {
  const { arrangement, place, steps, done, text, task, slipped, aloud, onward, leaving, onLeave } = props;
  const { colour } = useTheme();
  const { learn } = useText();
  const insets = useSafeAreaInsets();
  const { device } = useLayout();
  const { side, size } = arrangement;
  const above = side === 'above';
  const edges = {
    paddingTop: insets.top + space.group,
    paddingLeft: insets.left + (device === 'tablet' ? space.margin : space.panel),
    paddingRight: above ? insets.right + space.group : space.group,
    paddingBottom: above ? space.group : insets.bottom + space.group,
  };
  const mark = device === 'tablet' && <Icon name="lighthouse" size={44} colour={colour.textSoft} />;
  const leave = (
    <IconButton
      icon="close"
      label={leaving}
      onPress={onLeave}
      bare
      style={above ? styles.leaveAbove : styles.leave}
    />
  );
  const where = (
    <View style={styles.where}>
      <Place place={place} />
      <StepMarks steps={steps} done={done} />
    </View>
  );
  const goOn = onward && (
    <Button label={onward.label} size="small" onPress={onward.go} style={above ? styles.onward : undefined} />
  );
  return (
    <View
      role="complementary"
      aria-label={learn.coach}
      style={[
        edges,
        { backgroundColor: colour.raised, borderColor: colour.action },
        above ? [styles.above, { height: size }] : [styles.beside, { width: size }],
      ]}
    >
      {above && mark}
      {!above && (
        <View style={styles.head}>
          {mark}
          <View style={styles.fill}>{where}</View>
          {leave}
        </View>
      )}
      <View style={styles.fill}>
        {above && !arrangement.tight && where}
        <Words
          text={text}
          task={task}
          slipped={slipped}
          aloud={aloud}
          size={!above && device === 'tablet' ? 18 : undefined}
        />
      </View>
      {above ? (
        <View style={styles.ways}>
          {leave}
          {goOn}
        </View>
      ) : (
        goOn
      )}
    </View>
  );
}

function Place({ place }: { place: string }) {
  const { colour } = useTheme();
  return (
    <Type variant="label" size={14} maxScale={1.3} colour={colour.textSoft}>
      {place}
    </Type>
  );
}

interface WordsProps extends Pick<CoachProps, 'text' | 'task' | 'slipped' | 'aloud'> {
  size: number | undefined;
}

/** Read aloud whenever they change. Who needs more room scrolls; what is to be done always stays in sight. */
function Words({ text, task, slipped, aloud, size }: WordsProps) {
  const { colour } = useTheme();
  const live = aloud ? ({ role: 'status', 'aria-live': 'polite' } as const) : {};
  return (
    <View {...live} style={styles.words}>
      <ScrollView tabIndex={0} style={styles.scroll} contentContainerStyle={styles.reading}>
        <View style={slipped && [styles.slip, { borderColor: colour.action }]}>
          <Type variant="text" size={size}>
            {text}
          </Type>
        </View>
      </ScrollView>
      {task !== undefined && (
        <Type variant="textStrong" size={size} colour={colour.action}>
          {task}
        </Type>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  above: { flexDirection: 'row', gap: space.panel, borderBottomWidth: 1.5 },
  beside: { gap: space.group, borderRightWidth: 1.5 },
  head: { flexDirection: 'row', alignItems: 'flex-start', gap: space.group },
  fill: { flex: 1, minWidth: 0 },
  where: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.group },
  words: { flex: 1, gap: space.half },
  scroll: { flexGrow: 0, flexShrink: 1 },
  reading: { maxWidth: readingWidth },
  slip: { borderLeftWidth: 3, paddingLeft: space.group },
  ways: { alignItems: 'flex-end', justifyContent: 'space-between' },
  // In the corner, without pushing the words away from it.
  leave: { marginTop: -space.group, marginBottom: -space.group },
  // The way on stands below it.
  leaveAbove: { marginTop: -space.group },
  onward: { maxWidth: 220 },
});

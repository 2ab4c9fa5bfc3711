import { StyleSheet, View } from 'react-native';
import { Figure, Touchable, Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { useText } from '@/ui/text';
import { radius, space, touch, useTheme } from '@/ui/theme';

interface LessonRowProps {
  number: number;
  title: string;
  about: string;
  done: boolean;
  /** Where it was left, if it was. */
  left: { readonly step: number; readonly steps: number } | undefined;
  onPress: () => void;
}

/** A lesson in the list, with how far the learner has come in it. */
export function LessonRow({ number, title, about, done, left, onPress }: LessonRowProps) {
  const { learn } = useText();
  const { colour } = useTheme();
  const state =
    left !== undefined ? learn.leftAt({ ...left, step: left.step + 1 }) : done ? learn.done : undefined;
  const name = learn.chapter({ number, title });
  return (
    <Touchable
      role="link"
      label={state === undefined ? `${name}. ${about}` : `${name}, ${state}. ${about}`}
      onPress={onPress}
      style={[styles.row, { borderColor: colour.line, backgroundColor: colour.panel }]}
    >
      <View style={[styles.number, { borderColor: done ? colour.action : colour.textSoft }]}>
        {done ? (
          <Icon name="check" size={24} colour={colour.action} />
        ) : (
          <Figure value={String(number)} size={20} colour={colour.textSoft} />
        )}
      </View>
      <View style={styles.words}>
        <Type variant="cardTitle">{title}</Type>
        <Type variant="text" colour={colour.textSoft}>
          {left === undefined ? about : (state ?? '')}
        </Type>
      </View>
      <Icon name="forward" size={22} colour={colour.textSoft} />
    </Touchable>
  );
}

const styles = StyleSheet.create({
  row: {
    minHeight: touch.confirm,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.panel,
    paddingHorizontal: space.panel,
    paddingVertical: space.group,
    borderWidth: 1,
    borderRadius: radius.panel,
  },
  number: {
    width: 38,
    height: 38,
    borderWidth: 1.5,
    borderRadius: 19,
    alignItems: 'center',
    justifyContent: 'center',
  },
  words: { flex: 1 },
});

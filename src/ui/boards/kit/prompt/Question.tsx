import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/game';
import { HouseFlag } from '@/ui/art';
import { Type } from '@/ui/components';
import { useTheme } from '@/ui/theme';
import { useIosAnnouncement } from '@/ui/useIosAnnouncement';
import { useTable } from '../table';

interface QuestionProps {
  question: string;
  /** Who decides; undefined when nobody does. */
  whose: Seat | undefined;
  /** How wide their flag is. */
  flag: number;
  /** How many of the last moves are told. */
  told: number;
  /** What helps to answer. */
  hint?: string | undefined;
  /** What the player has in mind, in words: told instead of news and hint. */
  explained?: string | undefined;
  /** Of the news no more than a line is shown: the log tells them in full. */
  brief?: boolean;
}

/** Whose decision, what is asked, and what just happened. */
export function Question({ question, whose, flag, told, hint, explained, brief = false }: QuestionProps) {
  const { house, news, notice, shared } = useTable();
  const { colour } = useTheme();
  const latest = told === 0 ? [] : news.slice(-told);
  const parts = explained === undefined ? [...latest, hint] : [explained];
  const below = parts.filter((part) => part !== undefined).join(' ');
  // Of the news only what is new: one announcement cuts the other short.
  useIosAnnouncement(notice ?? explained ?? [...latest.slice(-1), question].join(' '));
  return (
    <View style={styles.prompt}>
      {whose !== undefined && <HouseFlag house={house(whose)} width={flag} />}
      <View style={styles.words}>
        <Type variant="prompt" heading={1} live="polite">
          {question}
        </Type>
        <View role="status" aria-live="polite" aria-label={shared.justHappened}>
          {notice !== undefined ? (
            <Type variant="textStrong" size={15} colour={colour.text}>
              {notice}
            </Type>
          ) : (
            below !== '' && (
              <Type
                variant="text"
                size={15}
                colour={colour.textSoft}
                oneLine={brief && explained === undefined}
              >
                {below}
              </Type>
            )
          )}
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  prompt: { flex: 1, minWidth: 0, flexDirection: 'row', alignItems: 'center', gap: 12 },
  words: { flex: 1, minWidth: 0, gap: 2 },
});

import type { ReactNode, RefCallback, RefObject } from 'react';
import { StyleSheet, View } from 'react-native';
import { sightOf, type Eyes } from '@/match/sight';
import type { Played } from '@/match/whole';
import { HouseFlag } from '@/ui/art';
import type { Board } from '@/ui/boards/board';
import { IconButton, Touchable, Type } from '@/ui/components';
import { useGameWords } from '@/ui/gameWords';
import { houseOf } from '@/ui/houseOf';
import { useLanguage, useText } from '@/ui/text';
import { space, touch, useTheme } from '@/ui/theme';
import { logByChapter, namesOf, type LogChapter, type Sentence } from './sentences';

const FLAG = 22;

/** Where each line leads to the moment that it tells of. */
interface Moments {
  /** What was said before this one cannot be looked at. */
  readonly first: number;
  readonly now?: number | undefined;
  readonly show: (moment: number) => void;
  /** The page that is scrolled, and the line of the moment that is shown. */
  readonly page?: RefObject<View | null>;
  readonly line?: RefCallback<View>;
}

interface LogProps {
  match: Played;
  eyes: Eyes;
  board: Pick<Board, 'rulebook' | 'logbook'>;
  onRules: (paragraph: string) => void;
  moments?: Moments | undefined;
}

/** What happened, newest first, as these eyes may know it. */
export function Log({ match, eyes, board, onRules, moments }: LogProps) {
  const { table } = useText();
  const { colour } = useTheme();
  const chapters = logByChapter(match, eyes, useLanguage());
  if (chapters.length === 0) {
    return (
      <Type variant="aside" colour={colour.textSoft}>
        {table.emptyLog}
      </Type>
    );
  }
  const { log, view } = sightOf(match, eyes);
  const marks = board.logbook?.marks(
    log.flatMap(({ events }) => events),
    view,
  );
  return (
    <View ref={moments?.page} style={styles.chapters}>
      {chapters.map((chapter) => (
        <View key={chapter.key} style={styles.chapter}>
          <Head match={match} eyes={eyes} board={board} chapter={chapter} />
          {chapter.sentences.map((sentence) => (
            <Line
              key={sentence.key}
              sentence={sentence}
              mark={marks?.get(sentence.event)}
              board={board}
              onRules={onRules}
              moments={moments}
            />
          ))}
        </View>
      ))}
    </View>
  );
}

type HeadProps = Pick<LogProps, 'match' | 'eyes' | 'board'> & { chapter: LogChapter };

/** Which turn it was, whose, and what the game calls it; else which round. */
function Head({ match, eyes, board: { logbook }, chapter }: HeadProps) {
  const { rounds } = useGameWords()(match.table.game);
  const { colour } = useTheme();
  const language = useLanguage();
  const whose = match.table.seats[chapter.seat ?? -1];
  const words =
    logbook === undefined
      ? rounds.at(chapter)
      : logbook.head(chapter, sightOf(match, eyes).view, namesOf(match).seat, language);
  return (
    <View style={styles.head}>
      {whose !== undefined && <HouseFlag house={houseOf(whose)} width={FLAG} />}
      <Type variant="label" heading={3} colour={colour.textSoft}>
        {words}
      </Type>
    </View>
  );
}

interface LineProps extends Pick<LogProps, 'board' | 'onRules' | 'moments'> {
  sentence: Sentence;
  mark: ReactNode;
}

/** What happened, what the game draws beside it, and the way to the rule behind it where one may wonder. */
function Line({ sentence, mark, board: { rulebook }, onRules, moments }: LineProps) {
  const { rules } = useText();
  const language = useLanguage();
  const paragraph = rulebook.onSaid[sentence.event.phrase.key];
  const words = <Words sentence={sentence} moments={moments} />;
  if (paragraph === undefined && mark === undefined) return words;
  return (
    <View style={styles.line}>
      <View style={styles.words}>{words}</View>
      {mark}
      {paragraph !== undefined && (
        <IconButton
          icon="rule-book"
          label={rules.about({ paragraph: rulebook.words(language).paragraphs[paragraph]?.title ?? '' })}
          bare
          onPress={() => onRules(paragraph)}
          style={moments === undefined && styles.link}
        />
      )}
    </View>
  );
}

function Words({ sentence: { words, moment }, moments }: Pick<LineProps, 'sentence' | 'moments'>) {
  const { replay } = useText();
  const { colour } = useTheme();
  if (moments === undefined || moment <= moments.first) return <Type variant="text">{words}</Type>;
  const now = moment === moments.now;
  return (
    <Touchable
      ref={now ? moments.line : undefined}
      role="button"
      label={now ? replay.shown({ words }) : replay.show({ words })}
      onPress={() => moments.show(moment)}
      style={[
        styles.moment,
        { borderColor: now ? colour.action : 'transparent' },
        now && { backgroundColor: colour.panelActive },
      ]}
    >
      <Type variant={now ? 'textStrong' : 'text'}>{words}</Type>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  chapters: { gap: space.margin },
  chapter: { gap: space.half },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.half },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.half },
  words: { flex: 1 },
  moment: {
    minHeight: touch.icon,
    justifyContent: 'center',
    paddingHorizontal: space.group,
    borderLeftWidth: 3,
  },
  // With the gap between two lines as high as a finger needs.
  link: { marginVertical: -space.half / 2 },
});

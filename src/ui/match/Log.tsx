import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { sightOf, type Eyes } from '@/match/sight';
import type { Played } from '@/match/played';
import { HouseFlag } from '@/ui/art';
import type { Board, Fold } from '@/ui/boards/board';
import { Type } from '@/ui/components';
import { useGameWords } from '@/ui/gameWords';
import { houseOf } from '@/ui/houseOf';
import { useLanguage, useText } from '@/ui/text';
import { space, useTheme } from '@/ui/theme';
import { FoldedLines } from './FoldedLines';
import { LogLine, type Moments } from './LogLine';
import { logByChapter, namesOf, type LogChapter, type Sentence } from './sentences';

const FLAG = 22;

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
  const language = useLanguage();
  const chapters = logByChapter(match, eyes, language);
  const names = namesOf(match).seat;
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
    // It can have the focus, so that keys scroll it.
    <View ref={moments?.page} role="group" aria-label={table.log} tabIndex={0} style={styles.chapters}>
      {chapters.map((chapter) => (
        <View key={chapter.key} style={styles.chapter}>
          <Head match={match} eyes={eyes} board={board} chapter={chapter} />
          <Lines
            chapter={chapter}
            folds={board.logbook?.folds?.(chapter.said, names, language) ?? []}
            line={(sentence) => (
              <LogLine
                key={sentence.key}
                sentence={sentence}
                mark={marks?.get(sentence.event)}
                flag={flagBeside(match, chapter, sentence)}
                board={board}
                onRules={onRules}
                moments={moments}
              />
            )}
            now={moments?.now}
          />
        </View>
      ))}
    </View>
  );
}

/** In a chapter of nobody's all lines begin at one edge, with a flag or without. */
function flagBeside({ table }: Played, chapter: LogChapter, { flagOf }: Sentence): ReactNode {
  if (flagOf === undefined && chapter.seat !== undefined) return undefined;
  const whose = table.seats[flagOf ?? -1];
  return <View style={styles.flag}>{whose && <HouseFlag house={houseOf(whose)} width={FLAG} />}</View>;
}

interface LinesProps {
  chapter: LogChapter;
  folds: readonly Fold[];
  line: (sentence: Sentence) => ReactNode;
  now: number | undefined;
}

/** What a chapter says; what folds opens by itself while its moment is shown. */
function Lines({ chapter: { sentences }, folds, line, now }: LinesProps) {
  const lines: ReactNode[] = [];
  let at = 0;
  for (const { from, count, words } of folds) {
    const folded = sentences.slice(from, from + count);
    lines.push(
      ...sentences.slice(at, from).map(line),
      <FoldedLines
        key={folded[0]?.key}
        words={words}
        open={now !== undefined && folded.some(({ moment }) => moment === now)}
      >
        {folded.map(line)}
      </FoldedLines>,
    );
    at = from + count;
  }
  return [...lines, ...sentences.slice(at).map(line)];
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

const styles = StyleSheet.create({
  chapters: { gap: space.margin },
  chapter: { gap: space.half },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.half },
  flag: { width: FLAG },
});

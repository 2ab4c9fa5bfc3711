import { useNavigation } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';
import { GAME_IDS, type GameId } from '@/games';
import type { LessonProgress } from '@/storage/lessons';
import { isTaught, lessonMinutes } from '@/ui/boards';
import type { Lessons } from '@/ui/boards/lessons';
import { Banner, Button, Screen, SegmentedChoice, Type } from '@/ui/components';
import { useGameWords } from '@/ui/gameWords';
import type { Navigator } from '@/ui/navigation/routes';
import { useGoBack } from '@/ui/navigation/useGoBack';
import { useLanguage, useText } from '@/ui/text';
import { space, useTheme } from '@/ui/theme';
import { LessonRow } from './LessonRow';
import { REAL_GAME, useProgress } from './useProgress';
import { useRealGame } from './useRealGame';

interface LessonContentsProps {
  game: GameId;
  lessons: Lessons;
  title: string;
}

/** The lessons of a game: what is done, and where to go on. */
export function LessonContents({ game, lessons, title }: LessonContentsProps) {
  const { learn, rules } = useText();
  const gameWords = useGameWords();
  const { colour } = useTheme();
  const goBack = useGoBack();
  const navigation = useNavigation<Navigator>();
  const realGame = useRealGame(game, lessons);
  const progress = useProgress(game);
  const minutes = lessonMinutes(game);
  const words = lessons.words(useLanguage());
  const { lessons: all } = lessons.course;
  const open = (lesson: string) => navigation.push('learn', { game, lesson });
  const next = progress && nextOf(progress, [...all.map(({ id }) => id), REAL_GAME]);
  const nextTitle = next === REAL_GAME ? learn.realGame.title : words[next ?? '']?.title;
  const finished =
    progress !== undefined &&
    [...all.map(({ id }) => id), REAL_GAME].every((id) => progress.done.includes(id));
  const begun = progress !== undefined && (progress.done.length > 0 || progress.left !== undefined);

  return (
    <Screen
      title={title}
      onBack={goBack}
      reading
      footer={
        finished ? (
          <Button
            label={learn.finished.play}
            size="confirm"
            icon="ship-wheel"
            onPress={() => navigation.navigate('newGame', { game })}
          />
        ) : (
          next !== undefined && (
            <Button
              label={begun ? learn.goOn({ chapter: nextTitle ?? '' }) : learn.begin}
              size="confirm"
              icon="lighthouse"
              onPress={() => (next === REAL_GAME ? realGame.play() : open(next))}
            />
          )
        )
      }
    >
      <View style={styles.page}>
        <SegmentedChoice<GameId>
          label={rules.game}
          choices={GAME_IDS.filter(isTaught).map((id) => ({ value: id, label: gameWords(id).name }))}
          value={game}
          onChange={(id) => navigation.setParams({ game: id, lesson: undefined })}
        />
        {finished ? (
          <Banner icon="laurels" title={learn.finished.title} text={learn.finished.about} />
        ) : (
          minutes !== undefined && (
            <Type variant="reading" style={styles.about}>
              {learn.about({ minutes })}
            </Type>
          )
        )}
        <Type variant="label" heading={2} colour={colour.textSoft}>
          {learn.chapters}
        </Type>
        {all.map(({ id, steps }, at) => (
          <LessonRow
            key={id}
            number={at + 1}
            title={words[id]?.title ?? ''}
            about={words[id]?.about ?? ''}
            done={progress?.done.includes(id) ?? false}
            left={
              progress?.left?.lesson === id ? { step: progress.left.step, steps: steps.length } : undefined
            }
            onPress={() => open(id)}
          />
        ))}
        <LessonRow
          number={all.length + 1}
          title={learn.realGame.title}
          about={learn.realGame.about}
          done={progress?.done.includes(REAL_GAME) ?? false}
          left={undefined}
          onPress={realGame.play}
        />
        {realGame.trouble !== undefined && <Banner tone="warning" text={realGame.trouble} />}
      </View>
    </Screen>
  );
}

/** Where the learner left off, else the first that is not done. */
function nextOf({ done, left }: LessonProgress, all: readonly string[]): string | undefined {
  if (left !== undefined && all.includes(left.lesson)) return left.lesson;
  return all.find((id) => !done.includes(id));
}

const styles = StyleSheet.create({
  page: { gap: space.group },
  about: { marginBottom: space.group },
});

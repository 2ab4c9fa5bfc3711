import { useNavigation, useRoute, type RouteProp } from '@react-navigation/native';
import { boardOf } from '@/ui/boards';
import { EmptyState, Screen } from '@/ui/components';
import { useGameWords } from '@/ui/gameWords';
import type { Navigator, Routes } from '@/ui/navigation/routes';
import { useGoBack } from '@/ui/navigation/useGoBack';
import { useText } from '@/ui/text';
import { LessonContents } from './LessonContents';
import { TaughtLesson } from './TaughtLesson';

/** How to play a game: its lessons, or one of them at the table. */
export function LearnScreen() {
  const { game, lesson: wanted } = useRoute<RouteProp<Routes, 'learn'>>().params;
  const { learn } = useText();
  const navigation = useNavigation<Navigator>();
  const goBack = useGoBack();
  const title = learn.titleOf({ game: useGameWords()(game).name });
  const board = boardOf(game);
  const lessons = board?.lessons;
  if (board === undefined || lessons === undefined) {
    return (
      <Screen title={title} onBack={goBack}>
        <EmptyState icon="lighthouse" title={learn.cannotTeach.title} text={learn.cannotTeach.about} />
      </Screen>
    );
  }
  const lesson = lessons.course.lessons.find(({ id }) => id === wanted);
  if (lesson === undefined) return <LessonContents game={game} lessons={lessons} title={title} />;
  const leave = () => {
    const { routes, index } = navigation.getState();
    // Opened by its address, a lesson has no list behind it.
    if (routes[index - 1]?.name === 'learn') navigation.goBack();
    else navigation.replace('learn', { game });
  };
  return (
    <TaughtLesson
      key={lesson.id}
      game={game}
      board={board}
      lessons={lessons}
      lesson={lesson}
      onLeave={leave}
      onLesson={(next) => navigation.setParams({ lesson: next })}
    />
  );
}

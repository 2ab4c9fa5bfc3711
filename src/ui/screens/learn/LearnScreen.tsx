import { useNavigation, useRoute, type RouteProp } from '@react-navigation/native';
import type { GameId } from '@/games';
import { boardOf, isTaught } from '@/ui/boards';
import type { Board } from '@/ui/boards/board';
import type { Lessons } from '@/ui/boards/lessons';
import { EmptyState, Screen } from '@/ui/components';
import { useGameWords } from '@/ui/gameWords';
import { Loaded } from '@/ui/lazy/Loaded';
import type { Navigator, Routes } from '@/ui/navigation/routes';
import { useGoBack } from '@/ui/navigation/useGoBack';
import { useText } from '@/ui/text';
import { LessonContents } from './LessonContents';
import { TaughtLesson } from './TaughtLesson';

/** How to play a game: its lessons, or one of them at the table. */
export function LearnScreen() {
  const { game, lesson } = useRoute<RouteProp<Routes, 'learn'>>().params;
  const { learn } = useText();
  const goBack = useGoBack();
  const title = learn.titleOf({ game: useGameWords()(game).name });
  if (!isTaught(game)) {
    return (
      <Screen title={title} onBack={goBack}>
        <EmptyState icon="lighthouse" title={learn.cannotTeach.title} text={learn.cannotTeach.about} />
      </Screen>
    );
  }
  return (
    <Loaded lazy={boardOf(game)} head={{ title, onBack: goBack }}>
      {(face) =>
        face.lessons && (
          <Taught key={game} game={game} board={face} lessons={face.lessons} wanted={lesson} title={title} />
        )
      }
    </Loaded>
  );
}

interface TaughtProps {
  game: GameId;
  board: Board;
  lessons: Lessons;
  wanted: string | undefined;
  title: string;
}

function Taught({ game, board, lessons, wanted, title }: TaughtProps) {
  const navigation = useNavigation<Navigator>();
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

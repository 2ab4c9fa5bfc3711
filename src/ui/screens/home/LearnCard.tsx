import { useNavigation } from '@react-navigation/native';
import type { GameId } from '@/games';
import { useGameWords } from '@/ui/gameWords';
import type { Navigator } from '@/ui/navigation/routes';
import { LESSON_MINUTES } from '@/ui/boards/lessonMinutes';
import { useText } from '@/ui/text';
import { HeroCard } from './HeroCard';

/** Invites whoever has no game yet to learn one. */
export function LearnCard({ game }: { game: GameId }) {
  const { learn } = useText();
  const navigation = useNavigation<Navigator>();
  const heading = learn.titleOf({ game: useGameWords()(game).name });
  return (
    <HeroCard
      label={learn.newHere}
      heading={heading}
      about={learn.invitationAbout}
      button={{
        label: learn.invitation({ minutes: LESSON_MINUTES[game] }),
        onPress: () => navigation.navigate('learn', { game }),
      }}
    />
  );
}

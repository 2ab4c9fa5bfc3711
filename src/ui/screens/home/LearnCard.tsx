import { useNavigation } from '@react-navigation/native';
import type { GameId } from '@/games';
import { useGameWords } from '@/ui/gameWords';
import type { Navigator } from '@/ui/navigation/routes';
import { lessonMinutes } from '@/ui/boards';
import { useText } from '@/ui/text';
import { HeroCard } from './HeroCard';

/** Invites whoever has no game yet to learn one. */
export function LearnCard({ game }: { game: GameId }) {
  const { learn } = useText();
  const navigation = useNavigation<Navigator>();
  const heading = learn.titleOf({ game: useGameWords()(game).name });
  const minutes = lessonMinutes(game);
  if (minutes === undefined) return null;
  return (
    <HeroCard
      label={learn.newHere}
      heading={heading}
      about={learn.invitationAbout}
      button={{
        label: learn.invitation({ minutes }),
        onPress: () => navigation.navigate('learn', { game }),
      }}
    />
  );
}

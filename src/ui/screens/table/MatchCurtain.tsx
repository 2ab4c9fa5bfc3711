import { useNavigation } from '@react-navigation/native';
import { gameOf } from '@/games';
import type { Match, MatchSnapshot } from '@/match/match';
import type { Stage } from '@/match/stage';
import type { Board } from '@/ui/boards/board';
import { useGameName } from '@/ui/gameName';
import { houseOf } from '@/ui/houseOf';
import type { Navigator } from '@/ui/navigation/routes';
import { Curtain } from '@/ui/screens/curtain/Curtain';
import { useLanguage, useText } from '@/ui/text';
import { namesOf } from './sentences';

interface MatchCurtainProps {
  match: Match;
  board: Board;
  snapshot: MatchSnapshot;
  stage: Extract<Stage, { kind: 'curtain' }>;
}

/** The curtain of a match, made of what the open table shows and of nothing else. */
export function MatchCurtain({ match, board, snapshot, stage }: MatchCurtainProps) {
  const { curtain } = useText();
  const language = useLanguage();
  const gameName = useGameName();
  const navigation = useNavigation<Navigator>();
  const { table, play } = snapshot;
  const person = table.seats[stage.seat];
  if (person === undefined) return null;

  const game = gameOf(table.game);
  const atDesk = stage.purpose === 'desk';
  const view = game.view(play.state, 'table');
  const asked = board.publicTask(view, namesOf(snapshot).seat, language);
  return (
    <Curtain
      words={{
        where: curtain.where({ game: gameName(table.game), round: game.round(play.state) }),
        name: person.name,
        house: houseOf(person),
        ...(atDesk ? { task: curtain.desk } : asked),
      }}
      sign={(size) => <board.PublicSign view={view} size={size} />}
      onReveal={match.reveal}
      aside={
        atDesk
          ? { label: curtain.backToGame, onPress: match.leaveDesk }
          : { label: curtain.pause, onPress: () => navigation.popTo('home') }
      }
    />
  );
}

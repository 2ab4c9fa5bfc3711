import { useNavigation } from '@react-navigation/native';
import { useState } from 'react';
import type { Match, MatchStatus } from '@/match/match';
import { sightOf } from '@/match/sight';
import type { Stage } from '@/match/stage';
import type { Board } from '@/ui/boards/board';
import { Sheet } from '@/ui/components';
import { useGameWords } from '@/ui/gameWords';
import { houseOf } from '@/ui/houseOf';
import type { Navigator } from '@/ui/navigation/routes';
import { Curtain, type WayOut } from '@/ui/screens/curtain/Curtain';
import { useLanguage, useText } from '@/ui/text';
import { Desks, desksBeside, type Desk } from './Desks';
import { namesOf } from '@/ui/match/sentences';

interface MatchCurtainProps {
  match: Match;
  board: Board;
  snapshot: MatchStatus;
  stage: Extract<Stage, { kind: 'curtain' }>;
}

/** The curtain of a match, made of what the open table shows and of nothing else. */
export function MatchCurtain({ match, board, snapshot, stage }: MatchCurtainProps) {
  const { curtain } = useText();
  const gameWords = useGameWords();
  const language = useLanguage();
  const ways = useWaysOut(match, snapshot, stage);
  const { table, asked } = snapshot;
  const person = table.seats[stage.seat];
  if (person === undefined) return null;

  const words = gameWords(table.game);
  const { view, round } = sightOf(snapshot, 'table');
  // Covered while a bot decides, a person is asked nothing.
  const task =
    stage.purpose === 'desk'
      ? { task: words.desk?.task ?? '' }
      : stage.seat === asked
        ? board.publicTask(view, namesOf(snapshot).seat, language)
        : { task: curtain.others };
  return (
    <>
      <Curtain
        words={{
          where: curtain.where({ game: words.name, round: words.rounds.within({ round }) }),
          name: person.name,
          house: houseOf(person),
          ...task,
        }}
        sign={(size) => <board.PublicSign view={view} size={size} />}
        onReveal={match.reveal}
        waysOut={ways.out}
      />
      <Sheet open={ways.choosing} title={curtain.whoseDesk} onClose={ways.stopChoosing}>
        <Desks desks={ways.desks} onDesk={match.askForDesk} />
      </Sheet>
    </>
  );
}

/** A game can be paused at the curtain, and whoever is not named there may want to act out of turn. */
function useWaysOut(match: Match, { table }: MatchStatus, { seat, purpose }: MatchCurtainProps['stage']) {
  const { curtain, table: text } = useText();
  const navigation = useNavigation<Navigator>();
  const [choosing, setChoosing] = useState(false);
  const desks = desksBeside(seat, table);
  const [first, ...more] = desks;
  const deskOf = ({ seat: at, person }: Desk): WayOut => ({
    label: text.desk({ name: person.name }),
    onPress: () => match.askForDesk(at),
  });
  const pause = { label: curtain.pause, onPress: () => navigation.popTo('home') };
  const anotherDesk = { label: curtain.anotherDesk, onPress: () => setChoosing(true) };
  const toDesk = first === undefined ? [] : [more.length === 0 ? deskOf(first) : anotherDesk];
  return {
    out: purpose === 'desk' ? [{ label: curtain.backToGame, onPress: match.leaveDesk }] : [pause, ...toDesk],
    desks,
    choosing,
    stopChoosing: () => setChoosing(false),
  };
}

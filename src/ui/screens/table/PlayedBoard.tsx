import { useNavigation } from '@react-navigation/native';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Match, MatchStatus } from '@/match/match';
import { eyesAt, sightOf } from '@/match/sight';
import { coveredAgain } from '@/match/covering';
import { actorOf } from '@/match/stage';
import type { Board } from '@/ui/boards/board';
import { PointingContext, Sheet } from '@/ui/components';
import { Cards } from '@/ui/screens/catalogue/Cards';
import type { Navigator } from '@/ui/navigation/routes';
import { releasePointerFocus } from '@/ui/pointerFocus';
import { useProblemWords } from '@/ui/match/problemWords';
import { useText } from '@/ui/text';
import { desksBeside } from './Desks';
import { namesOf } from '@/ui/match/sentences';
import { HintNotice } from './HintNotice';
import { Keys } from './Keys';
import { Log } from '@/ui/match/Log';
import { TableKeys } from '@/ui/match/TableKeys';
import { Menu } from './Menu';
import { useAdvisedPlaces } from './useAdvisedPlaces';
import { useHint } from './useHint';
import { useSeenTable } from '@/ui/match/useSeenTable';

/** One sheet for all, since a system shows only one at a time; its kind stays while it fades. */
interface OpenSheet {
  readonly kind: 'menu' | 'log' | 'keys' | 'cards';
  readonly open: boolean;
}

interface PlayedBoardProps {
  match: Match;
  board: Board;
  snapshot: MatchStatus;
}

/** The board of the match's game for whoever has the device, with menu and log. */
export function PlayedBoard({ match, board, snapshot }: PlayedBoardProps) {
  const { table: text, advice, catalogue } = useText();
  const navigation = useNavigation<Navigator>();
  const [sheet, setSheet] = useState<OpenSheet>({ kind: 'menu', open: false });
  const closeSheet = () => setSheet(({ kind }) => ({ kind, open: false }));
  const [refused, setRefused] = useState<string>();
  const { table, made, stage, asked, botWaits, botFailed } = snapshot;
  const { Table } = board;
  const names = namesOf(snapshot);
  const eyes = eyesAt(stage);
  const actor = actorOf(stage);
  const problemWords = useProblemWords(table.game, names);
  const seen = useSeenTable(snapshot, eyes, board);

  const { available, reason, maker } = snapshot.undo;
  const undo = {
    available,
    reason: reason && text.undoReasons[reason],
    maker,
    take: () => void match.undo(snapshot),
  };
  const desks = desksBeside(actor, table);
  const covered = stage.kind === 'covered' && stage.hides;
  const advised = useHint(snapshot);
  const { pointing } = useAdvisedPlaces(advised.hint, board, seen.view);
  const titles = { menu: text.menu, log: text.log, keys: text.keysTitle, cards: catalogue.title };

  const play = (...moves: readonly [unknown, ...unknown[]]) => {
    releasePointerFocus();
    void match.answer(snapshot, ...moves).then((problem) => setRefused(problem && problemWords(problem)));
  };

  const openMenu = () => setSheet({ kind: 'menu', open: true });
  const openLog = () => setSheet({ kind: 'log', open: true });
  const openKeys = () => setSheet({ kind: 'keys', open: true });
  const openRules = () => navigation.navigate('rules', { game: table.game });
  const leadToRules = (paragraph: string) => {
    closeSheet();
    navigation.navigate('rules', { game: table.game, paragraph });
  };
  const menuOpen = sheet.open && sheet.kind === 'menu';
  const closing = (deed: () => void) => () => {
    closeSheet();
    deed();
  };

  return (
    <TableKeys
      menuOpen={menuOpen}
      deeds={{
        menu: menuOpen ? closeSheet : openMenu,
        log: openLog,
        hint: advised.allowed ? closing(advised.wanted ? advised.putAway : advised.ask) : undefined,
        keys: openKeys,
        undo: available ? closing(undo.take) : undefined,
        rules: closing(openRules),
      }}
    >
      <View style={styles.fill}>
        <PointingContext value={advised.hint && pointing}>
          <Table
            {...seen}
            play={play}
            onSettled={match.settled}
            undo={undo}
            onTurnHandUp={covered ? match.turnHandUp : undefined}
            turnedUpAt={stage.kind === 'seat' ? stage.turnedUpAt : undefined}
            onTurnHandDown={coveredAgain(snapshot) ? match.turnHandDown : undefined}
            onMenu={openMenu}
            onLog={openLog}
            onRules={(paragraph) => navigation.navigate('rules', { game: table.game, paragraph })}
            onDesk={desks.length > 0 ? match.sitDown : undefined}
            onLeaveDesk={stage.kind === 'seat' && stage.atDesk ? match.leaveDesk : undefined}
            onHurry={match.hurryBots}
            onContinue={botWaits ? match.continueBots : undefined}
            warning={botFailed && asked !== undefined ? text.botFailed({ name: names.seat(asked) }) : refused}
          />
        </PointingContext>
        {advised.wanted && (
          <HintNotice
            match={snapshot}
            hint={advised.hint}
            onDo={(moves) => play(...moves)}
            onClose={advised.putAway}
          />
        )}
        <Sheet open={sheet.open} title={titles[sheet.kind]} onClose={closeSheet}>
          {sheet.kind === 'log' && <Log match={snapshot} eyes={eyes} board={board} onRules={leadToRules} />}
          {sheet.kind === 'keys' && <Keys game={table.game} />}
          {sheet.kind === 'cards' && (
            <Cards
              catalogue={board.catalogue}
              rulebook={board.rulebook}
              game={{ sight: sightOf(snapshot, eyes), nameOf: names.seat }}
              onRules={leadToRules}
            />
          )}
          {sheet.kind === 'menu' && (
            <Menu
              noHint={advised.allowed ? undefined : covered ? advice.handCovered : advice.notAsked}
              onHint={advised.ask}
              undo={undo}
              desks={desks}
              onDesk={match.askForDesk}
              onLog={openLog}
              noReplay={made === 0 ? text.undoReasons.nothing : undefined}
              onReplay={() => navigation.navigate('replay', { id: snapshot.id })}
              onCards={() => setSheet({ kind: 'cards', open: true })}
              onRules={openRules}
              onSettings={() => navigation.navigate('settings')}
              onLeave={() => navigation.popTo('home')}
              onClose={closeSheet}
            />
          )}
        </Sheet>
      </View>
    </TableKeys>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
});

import { fireEvent, screen } from '@testing-library/react-native';
import type { Phrase } from '@/engine/phrase';
import { GAME_IDS, type GameId } from '@/games';
import { harbourPhrase } from '@/games/harbour/phrases';
import { packetRowPhrase } from '@/games/packet-row/phrases';
import { rotterdamPhrase } from '@/games/rotterdam/phrases';
import type { LogEntry } from '@/match/log';
import type { PlayedGame } from '@/match/whole';
import { Log } from '@/ui/match/Log';
import { wholeMatch } from '../../support/whole-match';
import { EVERY_BOARD } from '../boards/everyBoard';
import { renderUi } from '../rendered';
import { anna, ben, started, tableWith } from '../screens/tables';

const said = (phrases: readonly Phrase[]): LogEntry => ({
  number: 0,
  seat: 0,
  round: 1,
  events: phrases.map((phrase) => ({ type: 'said', phrase, seen: 'all' })),
});

interface Lines {
  readonly options: object;
  readonly phrases: readonly Phrase[];
  /** What is touched, and the paragraph that it leads to. */
  readonly leads: readonly [string, string];
}

const LINES: Readonly<Record<GameId, Lines>> = {
  'packet-row': {
    options: { ledger: true, firstHarbourMaster: 0 },
    phrases: [packetRowPhrase('declined', { seat: 1 }), packetRowPhrase('passed', { seat: 0 })],
    leads: ['Rules: Last call', 'last-call'],
  },
  harbour: {
    options: { startingPlayer: 0 },
    phrases: [
      harbourPhrase('kept', { seat: 0, good: 1 }),
      harbourPhrase('feePaid', { seat: 0, owner: 1, good: 0, units: 1 }),
    ],
    leads: ['Rules: The fee', 'fee'],
  },
  rotterdam: {
    options: { firstHarbourMaster: 0 },
    phrases: [
      rotterdamPhrase('passed', { seat: 1 }),
      rotterdamPhrase('built', { seat: 0, harbour: 0, price: 5 }),
    ],
    leads: ['Rules: Manufacturer', 'manufacturer'],
  },
};

it.each(GAME_IDS)('leads from each line of the log of %s to the rule behind it', async (game) => {
  const { options, phrases, leads } = LINES[game];
  const match = await started(tableWith([anna, ben], { game, options }));
  const opened: string[] = [];
  const played: PlayedGame = { ...wholeMatch(match), log: [said(phrases)] };
  renderUi(
    <Log match={played} eyes={0} board={EVERY_BOARD[game]} onRules={(paragraph) => opened.push(paragraph)} />,
  );
  expect(screen.getAllByLabelText(/^Rules: /)).toHaveLength(2);
  fireEvent.press(screen.getByLabelText(leads[0]));
  expect(opened).toEqual([leads[1]]);
  match.close();
});

import { fireEvent, screen } from '@testing-library/react-native';
import { packetRowPhrase } from '@/games/packet-row/phrases';
import type { LogEntry } from '@/match/log';
import { packetRowBoard } from '@/ui/boards/packet-row/board';
import type { PlayedGame } from '@/match/whole';
import { Log } from '@/ui/match/Log';
import { wholeMatch } from '../../support/whole-match';
import { renderUi } from '../rendered';
import { anna, ben, started, tableWith } from '../screens/tables';

const said = (...phrases: ReturnType<typeof packetRowPhrase>[]): LogEntry => ({
  number: 0,
  seat: 0,
  round: 1,
  events: phrases.map((phrase) => ({ type: 'said', phrase, seen: 'all' })),
});

it('leads from each line of the log to the rule behind it', async () => {
  const match = await started(tableWith([anna, ben]));
  const opened: string[] = [];
  const log = [said(packetRowPhrase('declined', { seat: 1 }), packetRowPhrase('passed', { seat: 0 }))];
  const played: PlayedGame = { ...wholeMatch(match), log };
  renderUi(
    <Log match={played} eyes={0} board={packetRowBoard} onRules={(paragraph) => opened.push(paragraph)} />,
  );
  expect(screen.getAllByLabelText(/^Rules: /)).toHaveLength(2);
  fireEvent.press(screen.getByLabelText('Rules: Last call'));
  expect(opened).toEqual(['last-call']);
  match.close();
});

import { screen } from '@testing-library/react-native';
import { redact, type GameEvent } from '@/engine/events';
import type { Seat, Viewer } from '@/engine/game';
import { speak } from '@/engine/phrase';
import { Dice } from '@/engine/random';
import { packetRow } from '@/games/packet-row';
import { sightOf } from '@/match/sight';
import type { MatchTable } from '@/match/table';
import type { PlayedGame } from '@/match/whole';
import { weightOf } from '@/ui/boards/packet-row/model/weight';
import { PromptWords } from '@/ui/boards/packet-row/parts/Prompt';
import { BoardProvider } from '@/ui/boards/packet-row/table/board';
import { logByChapter } from '@/ui/match/sentences';
import { costOf } from '../../../games/packet-row/card-names';
import { choose, decline, take } from '../../../games/packet-row/named-moves';
import { scenario } from '../../../games/packet-row/scenario';
import { playedGame } from '../../../support/played-game';
import { seedOf } from '../../../support/random-play';
import { renderUi } from '../../rendered';
import { boardAt, NAMES, people } from './seated';

/** The beginning of a game of four, as a match that was opened again keeps it. */
function match(most: number, ledger = true) {
  const table: MatchTable = {
    game: 'packet-row',
    seats: people(4),
    options: { ledger },
    houseRules: { takeBack: true, openHands: false },
  };
  const played = playedGame({ table, random: new Dice(seedOf('news'), 'test'), most });
  return { ...played, happened: undefined };
}

const newsOf = (played: PlayedGame, seat: Viewer) => sightOf(played, seat).news;

const names = { seat: (seat: Seat) => NAMES[seat] ?? '' };
const words = (moves: readonly (readonly GameEvent[])[]) =>
  moves
    .flat()
    .flatMap((event) => (event.type === 'said' ? [speak(packetRow.phrases, 'en', event.phrase, names)] : []));

it('weigh most where something was delivered, then where a card was taken, an area chosen, and least where somebody declined', () => {
  const said = (key: string): GameEvent => ({ type: 'said', seen: 'all', phrase: { key, args: {} } });
  const weights = ['declined', 'chose', 'took', 'delivered'].map((key) => weightOf([said(key)]));
  expect(weights).toEqual([...new Set(weights)].sort((one, other) => one - other));
  expect(weightOf([said('declined'), said('delivered')])).toBe(weights.at(-1));
});

describe('what came since the viewer’s own last move', () => {
  const played = match(12);
  const lastOf = (seat: Seat) => played.log.findLastIndex((entry) => entry.seat === seat);

  it.each([0, 1, 2, 3])('is all that others did after it, told as the log of seat %i tells it', (seat) => {
    const after = played.log.slice(lastOf(seat) + 1);
    expect(after.every((entry) => entry.seat !== seat)).toBe(true);
    expect(newsOf(played, seat)).toEqual(after.map(({ events }) => redact(events, seat)));
  });

  it('leaves out the last move, which the board is given anyway', () => {
    const happened = played.log.at(-1);
    if (happened === undefined) throw new Error('something happened');
    const seat = (happened.seat + 1) % 4;
    const between = played.log.slice(lastOf(seat) + 1, -1);
    const told = between.map(({ events }) => redact(events, seat));
    expect(newsOf({ ...played, happened }, seat)).toEqual(told);
  });

  it('is nothing right after an own move', () => {
    const last = played.log.at(-1);
    expect(newsOf({ ...played, happened: last }, last?.seat ?? 0)).toEqual([]);
  });

  it.each([0, 1, 2, 3, 'table'] as const)(
    'PR-60 is what the log still tells to %s at a table without a ledger',
    (viewer) => {
      const told: string[] = [];
      for (let moves = 1; moves < 40; moves += 1) {
        const now = match(moves, false);
        const log = logByChapter(now, viewer, 'en').flatMap(({ sentences }) => sentences);
        const since = words(newsOf(now, viewer));
        expect(log.map((sentence) => sentence.words)).toEqual(expect.arrayContaining(since));
        told.push(...since);
      }
      expect(told).toContainEqual(expect.stringMatching(/took a card from/));
    },
  );
});

it('is told when the curtain is lifted, not only the last move', () => {
  const table = scenario({ market: ['library', 'tobacco-1', 'cotton-2'] }).play(0, choose('market'));
  const since = [redact(table.events, 3)];
  table.play(1, take('tobacco-1'));
  since.push(redact(table.events, 3));
  table.play(2, decline);
  const { props } = boardAt(table, 3, { since, happened: undefined });
  const last = { number: 2, seat: 2, events: redact(table.events, 3) };
  const { unmount } = renderUi(
    <BoardProvider table={{ ...props, happened: last }}>
      <PromptWords short flag={40} told={3} />
    </BoardProvider>,
  );
  expect(
    screen.getByText(
      `Anna chose the market. Ben took 1 tobacco for $${costOf('tobacco-1')}. Cedric declined.`,
    ),
  ).toBeTruthy();
  unmount();
  renderUi(
    <BoardProvider table={props}>
      <PromptWords short flag={40} told={1} />
    </BoardProvider>,
  );
  expect(screen.getByText(`Ben took 1 tobacco for $${costOf('tobacco-1')}.`)).toBeTruthy();
});

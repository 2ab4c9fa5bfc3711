import { fireEvent, screen } from '@testing-library/react-native';
import type { Language } from '@/engine/phrase';
import { Dice } from '@/engine/random';
import { GAME_IDS, type GameId } from '@/games';
import { Replay, type PastEyes } from '@/match/replay';
import type { MatchSeat } from '@/match/table';
import { LookBack } from '@/ui/screens/lookBack/LookBack';
import { playedGame } from '../../support/played-game';
import { seedOf } from '../../support/random-play';
import { renderUi } from '../rendered';
import { soon } from './patience';
import { anna, ben, greta, tableWith } from './tables';

interface Seen {
  readonly seats: readonly MatchSeat[];
  readonly eyes?: PastEyes;
  /** No more moves than this; the whole game where it is left out. */
  readonly most?: number;
  readonly language?: Language;
  readonly game?: GameId;
}

/** Always dealt and begun in the same way. */
const OPTIONS: Readonly<Record<GameId, object>> = {
  'packet-row': { ledger: true, firstHarbourMaster: 0 },
  harbour: { startingPlayer: 0 },
  rotterdam: { firstHarbourMaster: 0, fixedRounds: true },
};

/** A game in which everybody moves at random, which is never wise, looked back at from its end. */
function lookedBack(seen: Seen) {
  const { seats, eyes = 'everybody', most = Infinity, language = 'en', game = 'packet-row' } = seen;
  const match = playedGame({
    table: tableWith(seats, { game, options: OPTIONS[game] }),
    random: new Dice(seedOf('look-back'), 'players'),
    most,
  });
  const replay = new Replay(match);
  const onShow = jest.fn();
  renderUi(<LookBack match={match} replay={replay} eyes={eyes} start={replay.last} onShow={onShow} />, {
    language,
  });
  return { onShow, replay };
}

/** Once the curve is there, it is given room as a phone would. */
async function drawn(name = 'Moment of the curve') {
  const slider = await screen.findByRole('slider', { name }, soon);
  const frame = screen.getByTestId('curve');
  fireEvent(frame, 'layout', { nativeEvent: { layout: { x: 0, y: 0, width: 358, height: 280 } } });
  return slider;
}

describe.each(GAME_IDS)('how a finished game of %s went', (game) => {
  it('is told in one sentence a player to those who cannot see the curve', async () => {
    lookedBack({ game, seats: [anna, greta] });
    expect(screen.getByText(/^Working out the chances/)).toBeTruthy();
    await drawn();
    const chart = screen.getByRole('img', { name: /^Expected share of the win after each move\./ });
    expect(chart.props['aria-label']).toMatch(
      /Anna: \d+% at first, from \d+% to \d+%, (0|50|100)% at the end\. Greta: \d+% at first/,
    );
  });

  it('marks the decisions of people that mattered most, each a way to its moment', async () => {
    const { onShow } = lookedBack({ game, seats: [anna, greta] });
    await drawn();
    const heads = await screen.findAllByText(/^(?:Round|Turn) \d+, Anna$/, {}, soon);
    expect(heads.length).toBeGreaterThan(0);
    expect(heads.length).toBeLessThanOrEqual(3);
    expect(screen.queryByText(/^(?:Round|Turn) \d+, Greta$/)).toBeNull();
    const told = screen.getAllByText(/^(Chosen was “.+”\. “.+” would have been better by|“.+” was right)/);
    expect(told).toHaveLength(heads.length);
    const flags = screen.getAllByRole('button', { name: /^See this moment: \d\. (?:Round|Turn) \d+, Anna$/ });
    expect(flags).toHaveLength(heads.length);
    const ways = screen.getAllByRole('button', { name: /^See this moment: (?:Round|Turn) \d+, Anna$/ });
    for (const [at, flag] of flags.entries()) {
      onShow.mockClear();
      fireEvent.press(flag);
      fireEvent.press(ways[at] ?? flag);
      const [byFlag, byWords] = onShow.mock.calls as unknown[];
      // With the hand of whoever decided.
      expect(byFlag).toEqual([expect.any(Number), 0]);
      expect(byWords).toEqual(byFlag);
    }
  });
});

describe('how a finished game went', () => {
  it('is drawn in points, too', async () => {
    lookedBack({ seats: [anna, greta] });
    await drawn();
    fireEvent.press(screen.getByRole('radio', { name: 'Points' }));
    expect(screen.getByRole('img', { name: /^Points after each move\. Anna: \d+ at first/ })).toBeTruthy();
  });

  it('says how it stood at any moment, and leads there', async () => {
    const { onShow, replay } = lookedBack({ seats: [anna, greta] });
    const slider = await drawn();
    fireEvent(slider, 'accessibilityAction', { nativeEvent: { actionName: 'decrement' } });
    const before = replay.last - 1;
    expect(slider).toHaveAccessibilityValue({
      now: before,
      text: new RegExp(`move ${before} of ${replay.last}: Anna \\d+% · Greta \\d+%$`),
    });
    fireEvent.press(
      screen.getByRole('button', { name: new RegExp(`^See this moment: Round .* move ${before}`) }),
    );
    expect(onShow).toHaveBeenCalledWith(before);
  });

  it('has no decisions to tell of where only bots played', async () => {
    lookedBack({ seats: [greta, greta] });
    await drawn();
    expect(screen.queryByText(/mattered most/)).toBeNull();
  });

  it('is told in German', async () => {
    lookedBack({ seats: [anna, greta], language: 'de' });
    await screen.findByRole('slider', { name: 'Zeitpunkt im Verlauf' }, soon);
    expect(screen.getByText(/Anna \d+\s% · Greta \d+\s%$/)).toBeTruthy();
  });
});

describe.each(GAME_IDS)('how a game of %s goes that is not over', (game) => {
  it.each([
    ['the person who looks', 1, 'Chances are estimates from what Ben knew.', true],
    ['the open table', 'table', 'Chances are estimates from what the open table showed.', false],
  ] as const)('is judged by what is known to %s', async (_, eyes, words, decides) => {
    const { onShow, replay } = lookedBack({ game, seats: [anna, ben], eyes, most: 20 });
    const slider = await drawn();
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByRole('img', { name: /Anna: .* now\./ })).toBeTruthy();
    expect(screen.queryByText('The moments that mattered most') !== null).toBe(decides);
    fireEvent(slider, 'accessibilityAction', { nativeEvent: { actionName: 'decrement' } });
    fireEvent.press(screen.getByRole('button', { name: /^See this moment: .* move 19 of 20$/ }));
    expect(onShow).toHaveBeenCalledWith(replay.last - 1);
  });

  it('is told in points, too, and in German', async () => {
    lookedBack({ game, seats: [anna, greta], eyes: 'table', most: 12, language: 'de' });
    await drawn('Zeitpunkt im Verlauf');
    expect(screen.getByText(/Anna \d+\s% · Greta \d+\s%$/)).toBeTruthy();
    fireEvent.press(screen.getByRole('radio', { name: 'Punkte' }));
    expect(screen.getByRole('img', { name: /^Punkte nach jedem Schritt\. Anna: / })).toBeTruthy();
  });
});

import { ThinkingCancelled } from '@/ai';
import { begin } from '@/engine/play';
import { gameOf, type GameId } from '@/games';
import { Match, type MatchEnvironment, type MatchSnapshot } from '@/match/match';
import type { Cover } from '@/match/stage';
import type { MatchSeat } from '@/match/table';
import type { AnyPlay } from '@/match/whole';
import { expectNoProblem, seedOf } from '../support/random-play';
import { wholeMatch } from '../support/whole-match';

export const human = (name: string): MatchSeat => ({ kind: 'human', name, house: name });
export const bot: MatchSeat = { kind: 'bot', name: 'Bo', house: 'star', level: 'easy' };

export interface Setting {
  game?: GameId;
  options?: object;
  seats: readonly MatchSeat[];
  takeBack?: boolean;
  freely?: boolean;
  openHands?: boolean;
  /** The match as it was left. */
  left?: Pick<MatchSnapshot, 'play' | 'log'> & Partial<Pick<MatchSnapshot, 'held'>>;
  store?: MatchEnvironment['store'];
  botPause?: MatchEnvironment['botPause'];
  cover?: Cover;
  /** Other bots than those that take the first legal move. */
  think?: MatchEnvironment['think'];
}

const opened: Match[] = [];
afterEach(() => {
  for (const match of opened.splice(0)) match.close();
});

/** A table whose bots take the first legal move at once, and whose saves are counted. */
export function openTable({
  game: id = 'packet-row',
  options = { firstHarbourMaster: 0 },
  seats,
  left,
  store,
  botPause = () => 0,
  cover = 'table',
  think,
  ...agreed
}: Setting) {
  const game = gameOf(id);
  const stored: MatchSnapshot[] = [];
  const cancelled: number[] = [];
  const environment: MatchEnvironment = {
    store: store ?? ((match) => Promise.resolve(void stored.push(match))),
    botPause,
    cover: () => cover,
    think:
      think ??
      ((seat, _, play) => {
        const view = game.view(play.state, seat);
        const world = game.imagine(view, { below: () => 0 });
        let reject: (error: Error) => void = () => undefined;
        const moves = new Promise<readonly [unknown]>((resolve, refuse) => {
          reject = refuse;
          resolve([game.moves(world, seat)[0]]);
        });
        return {
          moves,
          cancel: () => {
            cancelled.push(seat);
            reject(new ThinkingCancelled());
          },
        };
      }),
  };
  const table = {
    game: id,
    seats,
    options,
    houseRules: { takeBack: true, openHands: false, ...agreed },
  };
  const play: AnyPlay = expectNoProblem(
    begin(game, { seed: seedOf('match'), options: table.options, seats: seats.length }),
  );
  const match = new Match(game, { id: 'm', table, ...(left ?? { play, log: [] }) }, environment);
  opened.push(match);
  const now = () => wholeMatch(match);
  return { match, now, stored, cancelled };
}

export const choose = (area: string) => ({ type: 'choose', area });

export async function until(reached: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !reached(); tries += 1) await new Promise((go) => setTimeout(go, 5));
  expect(reached()).toBe(true);
}

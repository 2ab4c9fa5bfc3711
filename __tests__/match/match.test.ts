import { ThinkingCancelled } from '@/ai';
import type { AnyGame } from '@/engine/game';
import { packetRow } from '@/games/packet-row';
import { begin } from '@/engine/play';
import { Match, type AnyPlay, type MatchEnvironment, type MatchSnapshot } from '@/match/match';
import type { MatchSeat } from '@/match/table';
import { NotStored } from '@/storage/surely';
import { expectNoProblem, seedOf } from '../support/random-play';

const game: AnyGame = packetRow;
const human = (name: string): MatchSeat => ({ kind: 'human', name, house: name });
const bot: MatchSeat = { kind: 'bot', name: 'Bo', house: 'star', level: 'easy' };

interface Setting {
  seats: readonly MatchSeat[];
  takeBack?: boolean;
  store?: MatchEnvironment['store'];
  botPause?: MatchEnvironment['botPause'];
}

const opened: Match[] = [];
afterEach(() => {
  for (const match of opened.splice(0)) match.close();
});

/** A table whose bots take the first legal move at once, and whose saves are counted. */
function openTable({ seats, takeBack = true, store, botPause = () => 0 }: Setting) {
  const stored: MatchSnapshot[] = [];
  const cancelled: number[] = [];
  const environment: MatchEnvironment = {
    store: store ?? ((match) => Promise.resolve(void stored.push(match))),
    botPause,
    think: (seat, _, play) => {
      const view = game.view(play.state, seat);
      const world = game.imagine(view, { below: () => 0 });
      let reject: (error: Error) => void = () => undefined;
      const move = new Promise<unknown>((resolve, refuse) => {
        reject = refuse;
        resolve(game.moves(world, seat)[0]);
      });
      return {
        move,
        cancel: () => {
          cancelled.push(seat);
          reject(new ThinkingCancelled());
        },
      };
    },
  };
  const table = {
    game: 'packet-row' as const,
    seats,
    options: { firstHarbourMaster: 0 },
    houseRules: { takeBack, openHands: false },
  };
  const play: AnyPlay = expectNoProblem(
    begin(game, { seed: seedOf('match'), options: table.options, seats: seats.length }),
  );
  const match = new Match(game, { id: 'm', table, play, log: [] }, environment);
  opened.push(match);
  const now = () => match.getSnapshot();
  return { match, now, stored, cancelled };
}

const choose = (area: string) => ({ type: 'choose', area });

async function until(reached: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !reached(); tries += 1) await new Promise((go) => setTimeout(go, 5));
  expect(reached()).toBe(true);
}

describe('a match between people', () => {
  it('begins behind the curtain and shows a hand only after it is revealed', () => {
    const { match, now } = openTable({ seats: [human('Anna'), human('Ben')] });
    expect(now().stage).toEqual({ kind: 'curtain', seat: 0, purpose: 'turn' });
    match.reveal();
    expect(now().stage).toEqual({ kind: 'seat', seat: 0, atDesk: false });
  });

  it('refuses a move while the curtain is down', async () => {
    const { match, now } = openTable({ seats: [human('Anna'), human('Ben')] });
    await expect(match.play(choose('market'))).resolves.toMatchObject({ problem: 'noSuchSeat' });
    expect(now().play.moves).toEqual([]);
  });

  it('stores a move before it shows the result', async () => {
    const order: string[] = [];
    const { match } = openTable({
      seats: [human('Anna'), human('Ben')],
      store: async () => {
        await Promise.resolve();
        order.push('stored');
      },
    });
    match.subscribe(() => order.push('shown'));
    match.reveal();
    order.length = 0;
    await match.play(choose('market'));
    expect(order[0]).toBe('stored');
    expect(order).toContain('shown');
  });

  it('goes on and says so when a move could not be stored', async () => {
    const { match, now } = openTable({
      seats: [human('Anna'), human('Ben')],
      store: () => Promise.reject(new Error('quota')),
    });
    match.reveal();
    await match.play(choose('market'));
    expect(now()).toMatchObject({ saveProblem: 'failed', unstored: 1, asked: 1 });
  });

  it('lets the curtain fall for the next person, and covers the hand in view when the app is left', async () => {
    const { match, now } = openTable({ seats: [human('Anna'), human('Ben')] });
    match.reveal();
    match.cover();
    expect(now().stage).toEqual({ kind: 'curtain', seat: 0, purpose: 'turn' });
    match.reveal();
    await match.play(choose('market'));
    expect(now().stage).toEqual({ kind: 'curtain', seat: 1, purpose: 'turn' });
  });

  it('gives the device to another person out of turn and back', () => {
    const { match, now } = openTable({ seats: [human('Anna'), human('Ben')] });
    match.reveal();
    match.askForDesk(1);
    expect(now().stage).toEqual({ kind: 'curtain', seat: 1, purpose: 'desk' });
    match.reveal();
    expect(now().stage).toEqual({ kind: 'seat', seat: 1, atDesk: true });
    match.leaveDesk();
    expect(now().stage).toEqual({ kind: 'curtain', seat: 0, purpose: 'turn' });
  });

  it('takes a double tap as one move', async () => {
    const { match, now } = openTable({ seats: [human('Anna'), human('Ben')] });
    match.reveal();
    const [first, second] = await Promise.all([match.play(choose('market')), match.play(choose('market'))]);
    expect(first).toBeUndefined();
    expect(second).toBeDefined();
    expect(now().play.moves).toHaveLength(1);
  });
});

describe('a match against bots', () => {
  it('never shows a curtain, and bots answer until the person is asked', async () => {
    const { match, now } = openTable({ seats: [human('Anna'), bot, bot] });
    expect(now().stage).toEqual({ kind: 'seat', seat: 0, atDesk: false });
    await match.play(choose('market'));
    match.settled(0);
    await until(() => {
      match.settled(now().happened?.number ?? 0);
      return now().asked === 0;
    });
    expect(now().log.map((entry) => entry.seat)).toEqual([0, 1, 2]);
  });

  it('waits for the motion of the last move to end', async () => {
    const { match, now } = openTable({ seats: [human('Anna'), bot] });
    await match.play(choose('market'));
    await new Promise((go) => setTimeout(go, 40));
    expect(now().play.moves).toHaveLength(1);
    match.settled(0);
    await until(() => now().play.moves.length > 1);
  });

  it('step by step, shows the next bot move at a tap', async () => {
    const { match, now } = openTable({ seats: [human('Anna'), bot, bot], botPause: () => 'step' });
    await match.play(choose('market'));
    match.settled(0);
    await until(() => now().botWaits);
    expect(now().play.moves).toHaveLength(1);
    match.continueBots();
    await until(() => now().play.moves.length === 2);
  });

  it('stops thinking when it is left', async () => {
    const { match, cancelled } = openTable({ seats: [human('Anna'), bot] });
    await match.play(choose('market'));
    match.close();
    expect(cancelled).toEqual([1]);
  });
});

describe('undo in a match', () => {
  it('is refused by house rule, before the first move, after somebody else moved, and after a reveal', async () => {
    const strict = openTable({ seats: [human('Anna'), bot], takeBack: false });
    expect(strict.match.undoState()).toEqual({ available: false, reason: 'nothing' });
    await strict.match.play(choose('market'));
    expect(strict.match.undoState()).toEqual({ available: false, reason: 'notAllowed' });

    const shared = openTable({ seats: [human('Anna'), human('Ben')] });
    shared.match.reveal();
    await shared.match.play(choose('market'));
    shared.match.reveal();
    expect(shared.match.undoState()).toEqual({ available: false, reason: 'othersMoved' });
  });

  it('takes the last own move back, stores that, and stops the bot that was thinking about it', async () => {
    const { match, now, stored, cancelled } = openTable({ seats: [human('Anna'), bot] });
    await match.play(choose('market'));
    expect(match.undoState()).toEqual({ available: true });
    await match.undo();
    expect(now()).toMatchObject({ asked: 0, stage: { kind: 'seat', seat: 0 }, log: [] });
    expect(stored[stored.length - 1]?.play.moves).toEqual([]);
    expect(cancelled).toEqual([1]);
  });
});

describe('a move that could not be stored', () => {
  it('is counted with those after it until one write succeeds, which holds them all', async () => {
    const answers = [new NotStored('full'), new NotStored('full'), undefined];
    const { match, now } = openTable({
      seats: [human('Anna'), human('Ben')],
      store: () => {
        const problem = answers.shift();
        return problem === undefined ? Promise.resolve() : Promise.reject(problem);
      },
    });
    match.reveal();
    await match.play(choose('market'));
    expect(now()).toMatchObject({ saveProblem: 'full', unstored: 1 });
    match.reveal();
    await match.play({ type: 'decline' });
    expect(now()).toMatchObject({ saveProblem: 'full', unstored: 2 });
    await match.keep();
    expect(now()).toMatchObject({ saveProblem: undefined, unstored: 0 });
  });
});

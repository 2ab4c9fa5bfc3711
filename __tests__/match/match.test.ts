import { NotStored } from '@/storage/surely';
import { bot, choose, human, openTable, until } from './open-table';

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
    const answers = await Promise.all([match.play(choose('market')), match.play(choose('market'))]);
    expect(answers).toEqual([undefined, undefined]);
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

  it('step by step, offers no tap for a bot whose turn was interrupted by somebody at the desk', async () => {
    const { match, now } = openTable({ seats: [human('Anna'), bot], botPause: () => 'step' });
    await match.play(choose('market'));
    await new Promise((go) => setTimeout(go, 10));
    match.askForDesk(0);
    match.settled(0);
    await new Promise((go) => setTimeout(go, 10));
    expect(now().botWaits).toBe(false);
    match.leaveDesk();
    await until(() => now().botWaits);
  });

  it('stops thinking when it is left', async () => {
    const { match, cancelled } = openTable({ seats: [human('Anna'), bot] });
    await match.play(choose('market'));
    match.close();
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

describe('the pace of bots', () => {
  const NEVER = 1_000_000;

  it('is hurried by a touch while a bot pauses', async () => {
    const { match, now } = openTable({ seats: [human('Anna'), bot], botPause: () => NEVER });
    await match.play(choose('market'));
    match.settled(0);
    await until(() => now().thinking);
    match.hurryBots();
    await until(() => now().made === 2);
  });

  it('does not skip a move that waits for its own tap', async () => {
    const { match, now } = openTable({ seats: [human('Anna'), bot], botPause: () => 'step' });
    await match.play(choose('market'));
    match.settled(0);
    await until(() => now().botWaits);
    match.hurryBots();
    await new Promise((go) => setTimeout(go, 20));
    expect(now()).toMatchObject({ made: 1, botWaits: true });
  });
});

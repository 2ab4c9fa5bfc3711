import { CARDS } from '@/games/packet-row/cards';
import { eyesAt, sightOf } from '@/match/sight';
import { mayHaveHint } from '@/match/thinking';
import { bot, choose, human, openTable } from './open-table';

const two = [human('Anna'), human('Ben')];
const covered = (seat: number) => ({ kind: 'covered', seat, hides: true });

describe('a hand that lies covered on the open table', () => {
  it('is the first that a game begins with, and the next person’s after each decision', async () => {
    const { match, now } = openTable({ seats: two, cover: 'hand' });
    expect(now().stage).toEqual(covered(0));
    expect(await match.play(choose('market'))).toBeUndefined();
    expect(now()).toMatchObject({ made: 1, asked: 1, stage: covered(1) });
  });

  it('lets its owner do what the open table alone allows, and nothing else', async () => {
    const { match, now } = openTable({ seats: two, cover: 'hand' });
    const { moves } = sightOf(now(), eyesAt(now().stage));
    expect(moves.map((move) => (move as { type: string }).type)).toEqual(moves.map(() => 'choose'));
    expect(await match.play({ type: 'cash', card: 0 })).toMatchObject({ problem: 'handCovered' });
    expect(now()).toMatchObject({ made: 0, stage: covered(0) });
  });

  it('refuses what needs the hand in the same words whatever is in it', () => {
    const { now } = openTable({ seats: two, cover: 'hand' });
    const sight = sightOf(now(), { covered: 0 });
    for (const card of CARDS.keys()) {
      expect(sight.problem({ type: 'cash', card })).toMatchObject({ problem: 'handCovered', args: {} });
    }
  });

  it('is turned up for the rest of the turn', async () => {
    const { match, now } = openTable({ seats: two, cover: 'hand' });
    match.turnHandUp();
    expect(now().stage).toEqual({ kind: 'seat', seat: 0, atDesk: false });
    await match.play(choose('market'));
    expect(now().stage).toEqual(covered(1));
  });

  it('is found where it was turned up until its owner answers, and by nobody else', async () => {
    const { match, now } = openTable({ seats: two, cover: 'hand' });
    match.turnHandUp('the drawer');
    expect(now().stage).toMatchObject({ kind: 'seat', seat: 0, turnedUpAt: 'the drawer' });
    await match.play(choose('market'));
    expect(now().stage).toEqual(covered(1));
    match.turnHandUp();
    expect(now().stage).toEqual({ kind: 'seat', seat: 1, atDesk: false });
  });

  it('is found as ever where whole tables are covered', () => {
    const { match, now } = openTable({ seats: two, cover: 'table' });
    match.reveal();
    match.turnHandDown();
    match.turnHandUp('the drawer');
    expect(now().stage).toEqual({ kind: 'seat', seat: 0, atDesk: false });
  });

  it('is covered again where its owner wants that, and tells nothing then, while nothing more is taken back', async () => {
    const { match, now } = openTable({ seats: two, cover: 'hand' });
    await match.play(choose('market'));
    match.turnHandUp();
    match.turnHandDown();
    expect(now()).toMatchObject({ stage: covered(1), undo: { available: false, reason: 'othersLooked' } });
    expect(sightOf(now(), eyesAt(now().stage)).view).toEqual(sightOf(now(), 'table').view);
    expect(mayHaveHint(now())).toBe(false);
    match.turnHandUp();
    expect(now().stage).toEqual({ kind: 'seat', seat: 1, atDesk: false });
  });

  it.each([
    ['nobody else holds the device', { seats: [human('Anna'), bot] }],
    ['all hands lie open', { seats: two, openHands: true }],
  ])('stays in sight where %s', (_, setting) => {
    const { match, now } = openTable({ cover: 'hand', ...setting });
    const { stage } = now();
    match.turnHandDown();
    expect(now().stage).toEqual(stage);
  });

  it('shows what the table shows until then', () => {
    const { now } = openTable({ seats: two, cover: 'hand' });
    expect(sightOf(now(), { covered: 0 }).view).toEqual(sightOf(now(), 'table').view);
    expect(sightOf(now(), 0).view).not.toEqual(sightOf(now(), 'table').view);
  });

  it('lets the last person take the move back until it is turned up, and then no longer', async () => {
    const { match, now } = openTable({ seats: two, cover: 'hand' });
    await match.play(choose('market'));
    expect(now().undo).toMatchObject({ available: true });
    match.turnHandUp();
    expect(now().undo).toEqual({ available: false, reason: 'othersLooked' });
    await match.undo();
    expect(now().made).toBe(1);
  });

  it('lies covered by itself while bots move', async () => {
    const { match, now } = openTable({ seats: [...two, bot], cover: 'hand', botPause: () => 'step' });
    match.turnHandUp();
    await match.play(choose('bank'));
    match.turnHandUp();
    await match.play({ type: 'decline' });
    expect(now()).toMatchObject({ asked: 2, stage: { kind: 'table' } });
    expect(now().undo).toMatchObject({ available: true });
  });

  it('gets no advice: good advice would tell of it', () => {
    const { match, now } = openTable({ seats: two, cover: 'hand' });
    expect(mayHaveHint(now())).toBe(false);
    match.turnHandUp();
    expect(mayHaveHint(now())).toBe(true);
  });

  it('goes behind the curtain with the whole table when the app is left', () => {
    const { match, now } = openTable({ seats: two, cover: 'hand' });
    match.cover();
    expect(now().stage).toEqual({ kind: 'curtain', seat: 0, purpose: 'turn' });
    match.reveal();
    expect(now().stage).toEqual({ kind: 'seat', seat: 0, atDesk: false });
  });

  it.each([
    ['after a move', 1],
    ['before the first move', 0],
  ])('lies behind the curtain with the whole table when a saved game is opened %s', async (_when, moves) => {
    const left = openTable({ seats: two, cover: 'hand' });
    if (moves > 0) await left.match.play(choose('market'));
    const { now } = openTable({ seats: two, cover: 'hand', left: { ...left.now(), held: true } });
    expect(now().stage).toEqual({ kind: 'curtain', seat: moves, purpose: 'turn' });
  });
});

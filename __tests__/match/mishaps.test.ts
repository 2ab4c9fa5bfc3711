import { advance, begin, type Play } from '@/engine/play';
import { packetRow } from '@/games/packet-row';
import type { PacketRowState } from '@/games/packet-row/state';
import { expectNoProblem, seedOf } from '../support/random-play';
import { bot, choose, human, openTable, until } from './open-table';

const soon = (): Promise<void> => new Promise((go) => setTimeout(go, 10));

const ANNA = 0;
const BO = 1;

/** Bo is to decide, and Anna holds a note. */
function annaCouldCash(): Play<unknown, unknown, unknown> {
  let play = expectNoProblem(begin(packetRow, { seed: seedOf('match'), options: {}, seats: 2 }));
  for (;;) {
    const [asked = ANNA] = packetRow.waitingFor(play.state);
    const couldCash = packetRow.moves(play.state, ANNA).some(({ type }) => type === 'cash');
    if (asked === BO && couldCash) return play;
    const kept = packetRow
      .moves(play.state, asked)
      .filter(({ type }) => type !== 'cash' && type !== 'deliver');
    const move = kept.find(({ type }) => type === 'take') ?? kept[0];
    play = expectNoProblem(advance(packetRow, play, asked, move)).play;
  }
}

describe('a match when something goes wrong', () => {
  it('takes two quick taps for one, also where the next person would be asked at once', async () => {
    const seats = [human('Anna'), human('Ben'), human('Cleo')];
    const { match, now } = openTable({ seats, openHands: true, store: soon });
    await match.play(choose('market'));
    const before = now().play.moves.length;
    const decline = { type: 'decline' };
    await Promise.all([match.play(decline), match.play(decline)]);
    expect(now().play.moves.slice(before)).toEqual([{ seat: 1, move: decline }]);
    expect(now().asked).toBe(2);
  });

  it('drops an answer to another question than the one that is asked by then', async () => {
    const seats = [human('Anna'), human('Ben'), human('Cleo')];
    const { match, now } = openTable({ seats, openHands: true });
    await match.play(choose('market'));
    const asked = now();
    const decline = { type: 'decline' };
    expect(await match.answer(asked, decline)).toBeUndefined();
    expect(await match.answer(asked, decline)).toBeUndefined();
    expect(now()).toMatchObject({ made: 2, asked: 2 });
  });

  it('takes two quick taps on taking back for one', async () => {
    const { match, now } = openTable({ seats: [human('Anna'), bot], botPause: () => 'step', store: soon });
    const note = { type: 'cash', card: 122 };
    await match.play(choose('bank'));
    const seen = now();
    await Promise.all([match.undo(seen), match.undo(seen)]);
    expect(now().made).toBe(0);
    expect(await match.answer(seen, note)).toBeUndefined();
    expect(now().made).toBe(0);
  });

  it('takes two taps on an act out of turn for one, whoever is asked meanwhile', async () => {
    const { match, now } = openTable({
      seats: [human('Anna'), bot],
      left: { play: annaCouldCash(), log: [] },
      botPause: () => 'step',
    });
    const seen = now();
    const note = packetRow.moves(seen.play.state as PacketRowState, ANNA).find(({ type }) => type === 'cash');
    expect(await match.answer(seen, note)).toBeUndefined();
    expect(await match.answer(seen, note)).toBeUndefined();
    expect(now().play.moves.slice(seen.made)).toEqual([{ seat: ANNA, move: note }]);
    expect(now().asked).toBe(BO);
  });

  it('refuses a move once it was left, and stores nothing of it', async () => {
    const { match, now, stored } = openTable({ seats: [human('Anna'), bot] });
    match.close();
    await expect(match.play(choose('market'))).resolves.toMatchObject({ problem: 'gameWasLeft' });
    expect(now().play.moves).toEqual([]);
    expect(stored).toEqual([]);
  });

  it('waits and says so when a bot cannot decide, and lets it think again when asked to', async () => {
    let thoughts = 0;
    const { match, now } = openTable({
      seats: [human('Anna'), bot],
      think: () => {
        thoughts += 1;
        const moves =
          thoughts === 1
            ? Promise.reject(new Error('lost'))
            : Promise.resolve([{ type: 'decline' }] as const);
        return { moves, cancel: () => undefined };
      },
    });
    await match.play(choose('market'));
    await until(() => now().botFailed);
    expect(now()).toMatchObject({ thinking: false, botWaits: true });
    match.continueBots();
    match.settled(0);
    await until(() => now().play.moves.length === 2);
    expect(now()).toMatchObject({ botFailed: false, botWaits: false });
  });

  it('lets a person act out of turn while a bot that could not decide waits, and asks it again then', async () => {
    let thoughts = 0;
    const { match, now } = openTable({
      seats: [human('Anna'), human('Ben'), bot],
      think: () => {
        thoughts += 1;
        return { moves: Promise.reject(new Error('lost')), cancel: () => undefined };
      },
    });
    match.reveal();
    await match.play(choose('market'));
    match.reveal();
    await match.play({ type: 'decline' });
    await until(() => now().botFailed);
    const before = thoughts;
    match.askForDesk(0);
    match.reveal();
    match.leaveDesk();
    await until(() => now().botFailed && thoughts > before);
  });
});

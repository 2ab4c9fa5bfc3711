import { Dice } from '@/engine/random';
import type { Match } from '@/match/match';
import { Custody } from '@/match/undo';
import { playedGame } from '../support/played-game';
import { seedOf } from '../support/random-play';
import { bot, choose, human, openTable, until, type Setting } from './open-table';

type Deed = (match: Match) => unknown;

const reveal: Deed = (match) => match.reveal();
const cover: Deed = (match) => match.cover();
const leaveDesk: Deed = (match) => match.leaveDesk();
const undo: Deed = (match) => match.undo();
const play =
  (move: object): Deed =>
  (match) =>
    match.play(move);
const desk =
  (seat: number): Deed =>
  (match) =>
    match.askForDesk(seat);

const ANNA = 0;
const BEN = 1;
const CLEO = 2;
const two = [human('Anna'), human('Ben')];
/** A banknote that lies in the bank at the beginning. */
const note = 122;
const annaChooses = [reveal, play(choose('bank'))];
const benTakes = [reveal, play({ type: 'take', card: note })];
const benCashesAtHisDesk = [desk(BEN), reveal, play({ type: 'cash', card: note })];

const available = { available: true };
const refused = (reason: string) => ({ available: false, reason });

async function afterDeeds(setting: Setting, deeds: readonly Deed[]) {
  const opened = openTable(setting);
  for (const deed of deeds) await deed(opened.match);
  return opened;
}

describe('a move between people', () => {
  it.each<[string, readonly Deed[], object]>([
    ['may be taken back until the next person looks', annaChooses, available],
    ['is out of reach once the next person has looked', [...annaChooses, reveal], refused('othersLooked')],
    [
      'may be taken back at the own desk while nobody else has looked',
      [...annaChooses, desk(ANNA), reveal],
      available,
    ],
    [
      'stays made once somebody else has looked, also at the own desk',
      [...annaChooses, reveal, desk(ANNA), reveal],
      refused('othersLooked'),
    ],
    [
      'stays made when the hand of somebody else was only covered since',
      [...annaChooses, reveal, cover, desk(ANNA), reveal],
      refused('othersLooked'),
    ],
    [
      'may be taken back at the desk where it was made',
      [...annaChooses, ...benTakes, ...benCashesAtHisDesk],
      available,
    ],
    [
      'may be taken back after the desk was left, until the next person looks',
      [...annaChooses, ...benTakes, ...benCashesAtHisDesk, leaveDesk],
      available,
    ],
    [
      'stays made at the desk once the next person has looked',
      [...annaChooses, ...benTakes, ...benCashesAtHisDesk, leaveDesk, reveal, desk(BEN), reveal],
      refused('othersLooked'),
    ],
    [
      'may be taken back after an own earlier one that may not',
      [...annaChooses, ...benTakes, reveal, ...benCashesAtHisDesk],
      available,
    ],
    [
      'does not open the earlier one when it is taken back',
      [...annaChooses, ...benTakes, reveal, ...benCashesAtHisDesk, undo],
      refused('othersLooked'),
    ],
  ])('%s', async (_, deeds, expected) => {
    const { match } = await afterDeeds({ seats: two }, deeds);
    expect(match.getSnapshot().undo).toMatchObject(expected);
  });

  it.each<[string, readonly Deed[], object]>([
    ['is not for whoever sits at their own desk', [desk(CLEO), reveal], refused('othersMoved')],
    [
      'may be taken back after a desk, where nobody saw anything new',
      [desk(CLEO), reveal, leaveDesk],
      available,
    ],
  ])('%s', async (_, deeds, expected) => {
    const seats = [...two, human('Cleo')];
    const { match } = await afterDeeds({ seats }, [...annaChooses, ...deeds]);
    expect(match.getSnapshot().undo).toMatchObject(expected);
  });

  it.each<[string, readonly Deed[], object]>([
    ['may be taken back although it is the next person’s turn', [], available],
    ['may be taken back at the own desk', [desk(ANNA)], available],
    ['gives way to the next person’s once that is made', [play({ type: 'take', card: note })], available],
  ])('at a table with open hands, where nobody sees anything new, %s', async (_, deeds, expected) => {
    const before = [play(choose('bank')), ...deeds];
    const { match, now } = await afterDeeds({ seats: two, openHands: true }, before);
    const { made } = now();
    expect(match.getSnapshot().undo).toMatchObject(expected);
    await match.undo();
    expect(now().made).toBe(made - 1);
  });

  it('is its maker’s question again when it is taken back, the hand covered', async () => {
    const { now } = await afterDeeds({ seats: two, cover: 'hand' }, [play(choose('bank')), undo]);
    expect(now()).toMatchObject({
      made: 0,
      asked: ANNA,
      stage: { kind: 'covered', seat: ANNA, hides: true },
    });
  });

  it('of a desk is taken back by whoever has the device then, and the one who is asked keeps it', async () => {
    const { now } = await afterDeeds({ seats: two }, [
      ...annaChooses,
      ...benTakes,
      ...benCashesAtHisDesk,
      undo,
    ]);
    expect(now().play.moves).toHaveLength(2);
    expect(now()).toMatchObject({ asked: ANNA, stage: { kind: 'curtain', seat: ANNA, purpose: 'turn' } });
  });
});

describe('a person’s decision at a table of people and bots', () => {
  const mixed = [human('Anna'), bot, human('Ben'), human('Cleo')];
  const BYSTANDER = 3;
  const settled: Deed = (match) => match.settled(match.getSnapshot().made - 1);
  const botAnswers: Deed = async (match) => {
    const { made } = match.getSnapshot();
    await settled(match);
    await until(() => match.getSnapshot().made > made);
  };
  const annaThenBot = [play(choose('bank')), botAnswers];

  it.each<[string, Partial<Setting>, readonly Deed[], object]>([
    ['may be taken back while bots move', {}, annaThenBot.slice(0, 1), { available: true, maker: ANNA }],
    ['may be taken back after bots moved', {}, annaThenBot, { available: true, maker: ANNA }],
    [
      'may be taken back after bots moved where hands lie open',
      { openHands: true },
      annaThenBot,
      { available: true, maker: ANNA },
    ],
    [
      'stays made once the next person has looked',
      {},
      [...annaThenBot, (match) => match.turnHandUp()],
      refused('othersLooked'),
    ],
    [
      'is its maker’s at their desk too',
      {},
      [...annaThenBot, desk(ANNA), reveal],
      { available: true, maker: ANNA },
    ],
    ['is nobody else’s at a desk', {}, [...annaThenBot, desk(BYSTANDER), reveal], refused('othersMoved')],
  ])('%s', async (_, setting, deeds, expected) => {
    const { match } = await afterDeeds({ seats: mixed, cover: 'hand', ...setting }, deeds);
    expect(match.getSnapshot().undo).toEqual(expected);
  });

  it('is that person’s question again when it is taken back, and what bots did since is undone too', async () => {
    const { now, stored } = await afterDeeds({ seats: mixed, cover: 'hand' }, [...annaThenBot, undo]);
    expect(now()).toMatchObject({
      made: 0,
      asked: ANNA,
      stage: { kind: 'covered', seat: ANNA },
    });
    expect(stored.at(-1)?.play.moves).toEqual([]);
  });

  it('stays made where a bot’s move turned up something since', () => {
    const { table, play, log } = playedGame({
      table: {
        game: 'packet-row',
        seats: mixed,
        options: { firstHarbourMaster: 0 },
        houseRules: { takeBack: true, openHands: false },
      },
      random: new Dice(seedOf('a-bot-turns-up'), 'players'),
    });
    const stage = { kind: 'covered', seat: ANNA, hides: true } as const;
    const undoAfter = (count: number) => {
      const { moves, sealed } = play;
      const cut = { ...play, moves: moves.slice(0, count), sealed: sealed.slice(0, count) };
      return new Custody(0).noted({ table, play: cut, log: log.slice(0, count), stage }).undo;
    };
    const turnedUpByBot = [...play.sealed.keys()].filter(
      (at) => play.sealed[at] === true && play.sealed[at - 1] === false && play.moves[at]?.seat === 1,
    );
    expect(turnedUpByBot).not.toEqual([]);
    for (const at of turnedUpByBot)
      expect({ at, ...undoAfter(at + 1) }).toEqual({ at, ...refused('sealed') });
  });

  it('is none before a person has decided', async () => {
    const { match } = await afterDeeds({ seats: [bot, ...two], cover: 'hand' }, [botAnswers]);
    expect(match.getSnapshot()).toMatchObject({ asked: 1, undo: refused('onlyBots') });
  });
});

describe('a move from before the match was opened', () => {
  const alone = [human('Anna'), bot];
  const annaAlone = [play(choose('bank'))];
  it.each<[string, Setting['seats'], readonly Deed[], readonly Deed[], object]>([
    ['alone, is too old', alone, annaAlone, [], refused('beforeOpening')],
    ['is too old for whoever made it', two, annaChooses, [desk(ANNA), reveal], refused('beforeOpening')],
    ['is too old for whoever is next', two, annaChooses, [reveal], refused('beforeOpening')],
    [
      'stays too old when a later one was taken back',
      two,
      [...annaChooses, ...benTakes],
      [...benCashesAtHisDesk, undo],
      refused('beforeOpening'),
    ],
  ])('%s', async (_, seats, before, after, expected) => {
    const left = await afterDeeds({ seats }, before);
    left.match.close();
    const { match } = await afterDeeds({ seats, left: left.now(), botPause: () => 'step' }, after);
    expect(match.getSnapshot().undo).toMatchObject(expected);
  });
});

describe('undo in a match', () => {
  it('is refused by house rule, before the first move, after somebody else moved, and after a reveal', async () => {
    const strict = openTable({ seats: [human('Anna'), bot], takeBack: false });
    expect(strict.match.getSnapshot().undo).toEqual({ available: false, reason: 'nothing' });
    await strict.match.play(choose('market'));
    expect(strict.match.getSnapshot().undo).toEqual({ available: false, reason: 'notAllowed' });

    const shared = openTable({ seats: [human('Anna'), human('Ben')] });
    shared.match.reveal();
    await shared.match.play(choose('market'));
    shared.match.reveal();
    expect(shared.match.getSnapshot().undo).toEqual({ available: false, reason: 'othersLooked' });
  });

  it('takes the last own move back, stores that, and stops the bot that was thinking about it', async () => {
    const { match, now, stored, cancelled } = openTable({ seats: [human('Anna'), bot] });
    await match.play(choose('market'));
    expect(match.getSnapshot().undo).toMatchObject({ available: true });
    await match.undo();
    expect(now()).toMatchObject({ asked: 0, stage: { kind: 'seat', seat: 0 }, log: [] });
    expect(stored[stored.length - 1]?.play.moves).toEqual([]);
    expect(cancelled).toEqual([1]);
  });
});

import { redact } from '@/engine/events';
import { Dice } from '@/engine/random';
import { harbour } from '@/games/harbour';
import { BUILDINGS } from '@/games/harbour/cards/buildings';
import { HIDDEN, NONE } from '@/games/harbour/state';
import { seedOf } from '../../support/random-play';
import { beginning, read, scenario, type Scenario } from './scenario';

const idOf = (building: number | undefined): string | undefined => BUILDINGS[building ?? -1]?.id;

/** Three seats choose; seat 1 is the Noble. */
function nobleLooks(): Scenario {
  const table = beginning({ boards: 'characters', startingPlayer: 0 }, 3);
  table.state.offers = [1, 2, 11, 3, 4, 5];
  for (const [seat, choice] of ['board alchemist', 'board noble', 'board clockmaker'].entries()) {
    harbour.apply(table.state, seat, read(choice), {
      random: new Dice(seedOf('noble'), 'x'),
      emit: (event) => table.events.push(event),
    });
  }
  return table;
}

describe('HB-60 what is hidden', () => {
  it('the deck: nobody sees its order, everybody its size', () => {
    const { state } = scenario();
    for (const viewer of ['table', 0, 1] as const) {
      expect(harbour.view(state, viewer).deck).toEqual(state.deck.map(() => HIDDEN));
    }
  });

  it('HB-41 bonus cards: each seat sees its own, the table none, all see them at the end', () => {
    const { state } = scenario({ bonus: ['stone', 'fish'] });
    expect(harbour.view(state, 'table').bonus).toEqual([HIDDEN, HIDDEN]);
    expect(harbour.view(state, 0).bonus).toEqual([2, HIDDEN]);
    expect(harbour.view(state, 1).bonus).toEqual([HIDDEN, 0]);
    state.stack = [];
    expect(harbour.view(state, 'table').bonus).toEqual([2, 0]);
  });

  it('HB-41 one different bonus card to each player', () => {
    for (let seed = 0; seed < 30; seed += 1) {
      const { bonus } = beginning({ bonusCards: true }, 4, `c${seed}`).state;
      expect([...bonus].sort()).toEqual([0, 1, 2, 3]);
    }
    expect(beginning({}, 4).state.bonus).toEqual([]);
  });

  it('bonus cards are shown when the game ends', () => {
    const table = scenario({ bonus: ['stone', 'fish'], state: { turns: 199 } }).play('go ranch');
    expect(table.events.filter((event) => event.type === 'moved' && event.from.zone === 'bonus')).toEqual([
      expect.objectContaining({ piece: 72, before: [0], seen: 'all' }),
      expect.objectContaining({ piece: 70, before: [1], seen: 'all' }),
    ]);
  });

  it('HB-3 boards dealt and the choice, until all have chosen', () => {
    const table = beginning({ boards: 'characters', startingPlayer: 0 }, 2);
    const [choice = ''] = table.moves();
    table.play(choice);
    const { offers, boards } = table.state;
    expect(harbour.view(table.state, 0).offers).toEqual([offers[0], offers[1], HIDDEN, HIDDEN]);
    expect(harbour.view(table.state, 0).boards).toEqual([boards[0], NONE]);
    expect(harbour.view(table.state, 1).offers).toEqual([HIDDEN, HIDDEN, offers[2], offers[3]]);
    expect(harbour.view(table.state, 1).boards).toEqual([HIDDEN, NONE]);
    expect(harbour.view(table.state, 'table').boards).toEqual([HIDDEN, NONE]);
    for (const event of redact(table.events, 1))
      if (event.type === 'moved') expect(event.piece).toBeUndefined();
  });

  it('the two buildings that the Noble looks at, from everybody but the Noble', () => {
    const table = nobleLooks();
    const { state } = table;
    const top = state.deck.slice(-2);
    expect(table.asked).toBe(1);
    expect(harbour.view(state, 1).deck.slice(-2)).toEqual(top);
    expect(harbour.view(state, 0).deck.slice(-2)).toEqual([HIDDEN, HIDDEN]);
    expect(table.moves()).toEqual(top.map((building) => `own ${idOf(building) ?? ''}`));
    expect(table.refusal(`own ${table.display[0] ?? ''}`)).toBe('notLookedAt');
  });

  it('the Noble remembers the building under the deck; the other one is shown to all', () => {
    const table = nobleLooks();
    const [buried, kept] = table.state.deck.slice(-2);
    table.play(`own ${idOf(kept) ?? ''}`);
    expect(table.state.deck[0]).toBe(buried);
    expect(table.owned(1)).toEqual([idOf(kept)]);
    expect(harbour.view(table.state, 1).deck[0]).toBe(buried);
    expect(harbour.view(table.state, 1).deck[1]).toBe(HIDDEN);
    expect(harbour.view(table.state, 0).deck[0]).toBe(HIDDEN);
    const under = table.events.find((event) => event.type === 'moved' && event.to.zone === 'underDeck');
    expect(redact(under ? [under] : [], 0)).toEqual([expect.not.objectContaining({ piece: buried })]);
    expect(redact(under ? [under] : [], 1)).toEqual([expect.objectContaining({ piece: buried })]);
  });

  it('what the Travelling Show puts under the deck is remembered by all, below the Noble’s', () => {
    const table = scenario({
      boards: ['noble'],
      display: ['travelling-show', 'pub', 'ranch'],
      state: { buried: true },
    });
    const secret = table.state.deck[0];
    table.play('go travelling-show', 'replace pub');
    expect(idOf(table.state.deck[0])).toBe('pub');
    expect(harbour.view(table.state, 'table').deck.slice(0, 3).map(idOf)).toEqual([
      'pub',
      undefined,
      undefined,
    ]);
    expect(harbour.view(table.state, 0).deck.slice(0, 3)).toEqual([table.state.deck[0], secret, HIDDEN]);
  });

  it('a known building that is turned up surprises only those who did not know it', () => {
    const table = scenario({
      boards: ['noble'],
      display: ['travelling-show', 'pub', 'ranch'],
      state: { buried: true },
    });
    const { state } = table;
    const secret = state.deck[0] as number;
    state.built = state.deck.splice(1);
    table.play('go travelling-show', 'replace pub');
    const turnedUp = table.events.find((event) => event.type === 'moved' && event.from.zone === 'deck');
    expect(turnedUp).toMatchObject({ piece: secret, before: [0], seen: 'all' });
    expect(state).toMatchObject({ known: 1, buried: false });
    table.play('gain fish', 'gain fish', 'go start 1', 'gain fish', 'gain wood', 'go start 0', 'gain fish');
    table.play('go travelling-show', 'replace ranch');
    const again = table.events.filter((event) => event.type === 'moved' && event.from.zone === 'deck');
    expect(again[1]).toMatchObject({ before: 'all', seen: 'all' });
  });
});

describe('imagined worlds', () => {
  it('deal unseen boards, bonus cards and buildings anew and keep what is known', () => {
    const table = beginning({ boards: 'characters', bonusCards: true, startingPlayer: 0 }, 3);
    const seen = harbour.view(table.state, 1);
    const worlds = Array.from({ length: 40 }, (_, seed) =>
      harbour.imagine(seen, new Dice(seedOf(seed), 'x')),
    );
    for (const world of worlds) {
      expect(world.bonus[1]).toBe(table.state.bonus[1]);
      expect(new Set(world.bonus).size).toBe(3);
      expect(new Set(world.offers).size).toBe(6);
      expect(world.offers).not.toContain(0);
      expect(world.offers.slice(2, 4)).toEqual(table.state.offers.slice(2, 4));
      expect(new Set([...world.deck, ...world.display]).size).toBe(36);
      expect(world).not.toHaveProperty('viewer');
    }
    for (const read of [0, 2]) expect(new Set(worlds.map(({ bonus }) => bonus[read])).size).toBe(3);
    expect(new Set(worlds.map(({ deck }) => deck.join())).size).toBe(40);
  });

  it('leave the view alone', () => {
    const { state } = scenario();
    const seen = harbour.view(state, 0);
    const before = JSON.stringify(seen);
    const world = harbour.imagine(seen, new Dice(seedOf('x'), 'x'));
    world.goods[0] = 9;
    world.stack.push(1);
    expect(JSON.stringify(seen)).toBe(before);
  });
});

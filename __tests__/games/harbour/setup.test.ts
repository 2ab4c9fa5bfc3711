import { harbour } from '@/games/harbour';
import { HAS_BUY } from '@/games/harbour/cards/buildings';
import { FIRST_START, NONE, type HarbourState } from '@/games/harbour/state';
import { beginning, type Scenario } from './scenario';

const SEEDS = Array.from({ length: 60 }, (_, seed) => String(seed));
const startsOf = (options: object, players: number): HarbourState[] =>
  SEEDS.map((seed) => beginning(options, players, seed).state);
const buyers = (state: HarbourState): number => state.display.filter((building) => HAS_BUY[building]).length;

describe('set-up', () => {
  it.each([[{}], [{ firstGame: true }], [{ boards: 'characters' }], [{ bonusCards: true }]])(
    'HB-1, HB-42 the market holds every good on one of the spaces 2 to 5, at random, with %j',
    (options) => {
      const orders = startsOf(options, 3).map(({ space }) => space);
      for (const order of orders) expect([...order].sort()).toEqual([2, 3, 4, 5]);
      expect(new Set(orders.map((order) => order.join())).size).toBeGreaterThan(10);
    },
  );

  it.each([2, 3, 4])('HB-2 with %d players the display has three buildings more', (players) => {
    for (const state of startsOf({}, players)) {
      expect(state.display).toHaveLength(players + 3);
      expect(state.deck).toHaveLength(36 - players - 3);
    }
  });

  it('HB-2 a display with three buyers is dealt again, one with two is not', () => {
    const counts = Array.from({ length: 400 }, (_, seed) => buyers(beginning({}, 4, `b${seed}`).state));
    expect(Math.max(...counts)).toBe(2);
  });

  it('HB-3 with Landing Stages nobody chooses a board', () => {
    const { state } = beginning({}, 3);
    expect(state.boards).toEqual([0, 0, 0]);
    expect(state.offers).toEqual([]);
  });

  it('HB-3 with characters everybody is dealt two different ones and is asked at once', () => {
    for (const state of startsOf({ boards: 'characters' }, 4)) {
      expect(new Set(state.offers).size).toBe(8);
      expect(state.offers).not.toContain(0);
      expect(harbour.waitingFor(state)).toEqual([0, 1, 2, 3]);
    }
  });

  it('HB-3 who has chosen waits for the others; the last choice shows all boards', () => {
    const table = beginning({ boards: 'characters', startingPlayer: 0 }, 2);
    const [first = ''] = table.moves();
    table.play(first);
    expect(harbour.waitingFor(table.state)).toEqual([1]);
    expect(table.refusal(first, 0)).toBe('boardAlreadyChosen');
    expect(table.said).toEqual(['boardChosen']);
    const [second = ''] = table.moves();
    table.play(second);
    expect(table.said.filter((key) => key === 'boardShown')).toHaveLength(2);
    expect(table.state.offers).toEqual([]);
  });

  it('HB-4 after the boards everybody takes 3 goods in any mix, from the starting player on', () => {
    const table = beginning({ startingPlayer: 2 }, 3);
    const order: number[] = [];
    for (let units = 0; units < 9; units += 1) {
      order.push(table.asked);
      table.play(units < 3 ? 'gain fish' : 'gain wood');
    }
    expect(order).toEqual([2, 2, 2, 0, 0, 0, 1, 1, 1]);
    expect([2, 0, 1].map((seat) => table.goods(seat))).toEqual([{ fish: 3 }, { wood: 3 }, { wood: 3 }]);
    expect(table.moves('go').length).toBeGreaterThan(0);
    expect(table.asked).toBe(2);
  });

  it('HB-4 the Noble looks before stocks are taken', () => {
    const table = withNoble();
    expect(table.moves('own')).toHaveLength(2);
    const [choice = ''] = table.moves();
    table.play(choice);
    expect(table.moves()).toEqual(['gain fish', 'gain livestock', 'gain stone', 'gain wood']);
  });

  it('HB-5 the first game has three fixed buildings, one more a player, Landing Stages and a unit of each good', () => {
    for (const players of [2, 3, 4]) {
      const table = beginning({ firstGame: true }, players);
      expect(table.display.slice(0, 3)).toEqual(['lighthouse', 'canal-lock', 'shipwrights-guild']);
      expect(table.state.display).toHaveLength(players + 3);
      expect(table.state.boards.every((board) => board === 0)).toBe(true);
      expect(table.goods(1)).toEqual({ fish: 1, livestock: 1, stone: 1, wood: 1 });
      expect(table.moves('go').length).toBeGreaterThan(0);
    }
  });

  it('HB-5, HB-2 the fixed buyer counts, so at most one of the random buildings buys', () => {
    const counts = Array.from({ length: 300 }, (_, seed) =>
      buyers(beginning({ firstGame: true }, 4, `f${seed}`).state),
    );
    expect(Math.max(...counts)).toBe(2);
    expect(Math.min(...counts)).toBe(1);
  });

  it('HB-6 a starting player is drawn, or the one that the options name', () => {
    expect(new Set(startsOf({}, 4).map(({ starter }) => starter)).size).toBe(4);
    for (const state of startsOf({ startingPlayer: 3 }, 4)) expect(state.starter).toBe(3);
  });

  it('HB-6 play goes clockwise, in rounds', () => {
    const table = beginning({ firstGame: true, startingPlayer: 1 }, 3);
    const order: number[] = [];
    const rounds: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      order.push(table.state.active);
      rounds.push(harbour.round(table.state));
      const { active } = table.state;
      while (table.state.active === active && table.state.turns === turn) table.play(simple(table));
    }
    expect(order).toEqual([1, 2, 0, 1]);
    expect(rounds).toEqual([1, 1, 1, 2]);
  });

  it('HB-10 pawns start beside the board', () => {
    expect(beginning({}, 4).state.pawns).toEqual([NONE, NONE, NONE, NONE]);
    expect(FIRST_START).toBe(36);
  });
});

/** Goes home and takes goods. */
function simple(table: Scenario): string {
  const home = `go start ${table.state.active}`;
  return table.moves().includes(home) ? home : (table.moves()[0] ?? '');
}

/** A game with characters in which somebody was dealt the Noble and plays it. */
function withNoble(): Scenario {
  for (let seed = 0; ; seed += 1) {
    const table = beginning({ boards: 'characters' }, 4, `noble${seed}`);
    if (!table.state.offers.includes(11)) continue;
    while (harbour.waitingFor(table.state).length > 0 && table.moves('board').length > 0) {
      table.play(table.moves().find((move) => move === 'board noble') ?? table.moves()[0] ?? '');
    }
    return table;
  }
}

import { isProblem, LANGUAGES, speakProblem } from '@/engine/phrase';
import { harbour } from '@/games/harbour';
import { FIELDS } from '@/games/harbour/move';
import { scenario } from './scenario';

const NAMES = { seat: (seat: number) => `Player ${seat}` };

describe('moves from outside', () => {
  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'go'],
    ['a number', 7],
    ['a list', [{ type: 'done' }]],
    ['no type', {}],
    ['an unknown type', { type: 'fly' }],
    ['an inherited name as type', { type: 'toString' }],
    ['the prototype as type', { type: '__proto__' }],
    ['an inherited type', Object.create({ type: 'done' })],
    ['inherited fields', Object.assign(Object.create({ good: 1 }) as object, { type: 'gain', bad: 1 })],
    ['a missing field', { type: 'gain' }],
    ['a field too many', { type: 'gain', good: 1, more: 2 }],
    ['a field too many on a bare move', { type: 'done', good: 1 }],
    ['a text for a number', { type: 'gain', good: '1' }],
    ['a fraction', { type: 'gain', good: 0.5 }],
    ['a negative number', { type: 'gain', good: -1 }],
    ['a number too large', { type: 'gain', good: 4 }],
    ['a huge number', { type: 'gain', good: 1e21 }],
    ['infinity', { type: 'gain', good: Infinity }],
    ['not a number', { type: 'gain', good: NaN }],
    ['a building that there is not', { type: 'buy', building: 36 }],
    ['a place that there is not', { type: 'go', place: 40 }],
    ['the common board as a choice', { type: 'board', board: 0 }],
    ['a board that there is not', { type: 'board', board: 21 }],
    ['a good turned into itself', { type: 'turn', from: 1, to: 1 }],
    ['a good exchanged with itself', { type: 'swap', a: 1, b: 1 }],
    ['goods exchanged in the wrong order', { type: 'swap', a: 2, b: 1 }],
    ['a seat that there is not', { type: 'take', seat: 4, good: 0 }],
  ])('refuse %s', (_, json) => {
    expect(harbour.parseMove(json)).toEqual({ problem: 'notAMove', args: {} });
  });

  it('are read whatever the order of their fields', () => {
    expect(harbour.parseMove({ good: 2, seat: 1, type: 'take' })).toEqual({ type: 'take', seat: 1, good: 2 });
  });

  it('have a key each', () => {
    expect(harbour.moveKey({ type: 'take', seat: 1, good: 2 })).toBe('take 1 2');
    expect(harbour.moveKey({ good: 2, seat: 1, type: 'take' })).toBe('take 1 2');
    expect(harbour.moveKey({ type: 'done' })).toBe('done');
  });
});

describe('options', () => {
  it('have defaults', () => {
    expect(harbour.parseOptions({}, 2)).toEqual({
      boards: 'stages',
      firstGame: false,
      inlandTraders: false,
      bonusCards: false,
    });
  });

  it.each([
    ['not an object', null, 2, 'unknownOptions'],
    ['a list', [], 2, 'unknownOptions'],
    ['HB-42 a random market, which is no option', { randomMarket: true }, 2, 'unknownOptions'],
    ['unknown boards', { boards: 'both' }, 2, 'unknownBoards'],
    ['a number for a switch', { bonusCards: 1 }, 2, 'notYesOrNo'],
    [
      'HB-5 a first game with characters',
      { firstGame: true, boards: 'characters' },
      3,
      'firstGameWithoutCharacters',
    ],
    ['HB-40 inland traders with two players', { inlandTraders: true }, 2, 'inlandNeedsPlayers'],
    ['HB-6 a starting player who does not play', { startingPlayer: 2 }, 2, 'noSuchStartingPlayer'],
    ['HB-6 a starting player that is no seat', { startingPlayer: '0' }, 2, 'noSuchStartingPlayer'],
  ])('refuse %s', (_, json, seats, problem) => {
    const parsed = harbour.parseOptions(json, seats);
    expect(parsed).toMatchObject({ problem });
    if (isProblem(parsed)) {
      for (const language of LANGUAGES)
        expect(speakProblem(harbour.phrases, language, parsed, NAMES)).toMatch(/\w/);
    }
  });

  it('HB-40 allow inland traders from three players on', () => {
    expect(harbour.parseOptions({ inlandTraders: true }, 3)).toMatchObject({ inlandTraders: true });
  });
});

describe('problems', () => {
  it('name what is missing to ship, and to buy', () => {
    const table = scenario({ goods: [{ stone: 2, wood: 6, fish: 2 }] }).play('go start 0');
    expect(harbour.problem(table.state, 0, { type: 'ship', good: 2 })).toEqual({
      problem: 'tooFewToShip',
      args: { good: 2, short: 2 },
    });
    table.play('ship wood', 'ship fish');
    expect(harbour.problem(table.state, 0, { type: 'buy', building: 0 })).toMatchObject({
      problem: 'notInDisplay',
    });
  });

  it('tell why nothing can be shipped where goods are asked for instead', () => {
    const table = scenario({ goods: [{ stone: 3 }] }).play('go start 0');
    expect(table.refusal('ship stone')).toBe('tooFewToShip');
    expect(table.refusal('ship wood')).toBe('tooFewToShip');
  });

  it('refuse a well-formed move of every type in every language, and leave the state alone', () => {
    const { state } = scenario({ goods: [{ fish: 1 }] });
    const before = JSON.stringify(state);
    const refused = Object.entries(FIELDS)
      .filter(([type]) => type !== 'go')
      .map(([type, fields]) => {
        const numbers = fields.map((name, at) => [name, type === 'board' ? 1 : at] as const);
        const move = harbour.parseMove({ type, ...Object.fromEntries(numbers) });
        if (isProblem(move)) throw new Error(type);
        return harbour.problem(state, 0, move);
      });
    for (const problem of refused) {
      expect(problem).toBeDefined();
      for (const language of LANGUAGES) {
        if (problem) expect(speakProblem(harbour.phrases, language, problem, NAMES)).toMatch(/^[A-ZÄÖÜ„]/);
      }
    }
    expect(JSON.stringify(state)).toBe(before);
  });
});

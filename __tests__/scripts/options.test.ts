import { isProblem } from '@/engine/phrase';
import { GAME_IDS, gameOf } from '@/games';
import { UsageError } from '@/scripts/arguments';
import { GAME_OPTIONS, OPTIONS_USAGE, readOptions } from '@/scripts/arena/options';

describe('--options', () => {
  it.each(['null', '3', '"bidding"', '[]', 'true', '{', ''])(
    'refuses %j, which is no JSON object',
    (text) => {
      expect(() => readOptions(text)).toThrow(new UsageError('--options takes a JSON object'));
    },
  );

  it('hands an object on as it is, for the game to judge', () => {
    expect(readOptions('{"bidding":null}')).toEqual({ bidding: null });
  });

  it.each(GAME_IDS)('are told by the help just as %s knows them', (id) => {
    const game = gameOf(id);
    // A seat that is drawn if absent is among the options only where it was chosen.
    const seats = Object.keys(GAME_OPTIONS[id]).filter((name) => /^(first|starting)[HP]/.test(name));
    const all = game.parseOptions(Object.fromEntries(seats.map((name) => [name, 0])), 3);
    expect(isProblem(all)).toBe(false);
    expect(Object.keys(GAME_OPTIONS[id]).sort()).toEqual(Object.keys(all as object).sort());
    for (const name of Object.keys(GAME_OPTIONS[id])) expect(OPTIONS_USAGE).toContain(`    ${name}: `);
  });
});

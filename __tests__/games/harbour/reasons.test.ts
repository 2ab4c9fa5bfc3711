import { speak } from '@/engine/phrase';
import { harbour } from '@/games/harbour';
import { pointsOf } from './figures';
import { read, scenario, type Position } from './scenario';

const NAMES = { seat: (seat: number) => ['Anna', 'Ben'][seat] ?? '?' };

function why(position: Position, move: string, before: readonly string[] = []) {
  const table = scenario(position).play(...before);
  const { asked } = table;
  const phrase = harbour.instincts.reason(harbour.view(table.state, asked), asked, read(move));
  const words = (language: 'en' | 'de') => phrase && speak(harbour.phrases, language, phrase, NAMES);
  return [words('en'), words('de')];
}

const MARKET = ['wood', 'fish', 'livestock', 'stone'] as const;
const DISPLAY = ['pub', 'trawler', 'masons-hall', 'bank', 'depot'] as const;

describe('what speaks for a move', () => {
  it.each<[string, Position, string, readonly string[], readonly (string | undefined)[]]>([
    [
      'a purchase that can be paid there',
      { market: MARKET, display: DISPLAY, goods: [{ stone: 5, livestock: 4 }] },
      'go bank',
      [],
      [
        `there you can pay for the Pub, which counts ${pointsOf('pub')} points`,
        `dort kannst du „Kneipe“ bezahlen, das zählt ${pointsOf('pub')} Punkte`,
      ],
    ],
    [
      'enough for another building',
      { market: MARKET, display: DISPLAY, goods: [{ stone: 3, livestock: 4 }] },
      'go masons-hall',
      [],
      [
        'it raises your buying power to $9, enough for the Pub',
        'damit steigt deine Kaufkraft auf 9\u00a0$, genug für „Kneipe“',
      ],
    ],
    [
      'more to pay with',
      { market: MARKET, display: DISPLAY, goods: [{ wood: 1 }] },
      'go masons-hall',
      [],
      ['it raises your buying power from $0 to $2', 'damit steigt deine Kaufkraft von 0\u00a0$ auf 2\u00a0$'],
    ],
    [
      'goods alone',
      { market: MARKET, display: DISPLAY, goods: [{}] },
      'go masons-hall',
      [],
      ['it brings you 2 stone and 1 wood', 'das bringt dir 2 Stein und 1 Holz'],
    ],
    [
      'what a shipping brings',
      { market: MARKET, display: DISPLAY, goods: [{ stone: 5, livestock: 4 }] },
      'ship stone',
      ['go bank'],
      ['it brings $5', 'das bringt 5\u00a0$'],
    ],
    [
      'what a building counts',
      { market: MARKET, display: DISPLAY, goods: [{ stone: 5, livestock: 4 }] },
      'buy masons-hall',
      ['go bank', 'ship stone', 'ship livestock'],
      [`it counts ${pointsOf('masons-hall')} points`, `das zählt ${pointsOf('masons-hall')} Punkte`],
    ],
    ['nothing in particular', { goods: [{ fish: 1 }] }, 'done', [], [undefined, undefined]],
  ])('%s', (_what, position, move, before, expected) => {
    expect(why(position, move, before)).toEqual(expected);
  });

  it('is measured by buying nothing, where that can be', () => {
    expect(harbour.instincts.isIdle(read('done'))).toBe(true);
    expect(harbour.instincts.isIdle(read('ship stone'))).toBe(false);
  });
});

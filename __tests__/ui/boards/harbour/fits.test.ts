import { LANGUAGES } from '@/engine/phrase';
import { Dice } from '@/engine/random';
import { harbour } from '@/games/harbour';
import { previewsOf } from '@/games/harbour/ahead/preview';
import { ACTIONS, BUILDINGS, NO_PRICE, PRICE } from '@/games/harbour/cards/buildings';
import { BOARD_ACTIONS } from '@/games/harbour/cards/player-boards';
import { harbourWords } from '@/games/harbour/phrases';
import { isOver } from '@/games/harbour/state';
import { TEXTS } from '@/text';
import { OFFER } from '@/ui/boards/harbour/choices/Offers';
import { actionBits, type EffectWords } from '@/ui/boards/harbour/model/action';
import { bitsOnOneLine, bitsWidth, fitBits } from '@/ui/boards/harbour/model/bits';
import { effectBits, thenBits } from '@/ui/boards/harbour/model/effects';
import { moneyIn } from '@/ui/boards/harbour/model/money';
import {
  fitName,
  footMeasures,
  footWidth,
  SMALL_PAWN,
  tileMeasures,
} from '@/ui/boards/harbour/parts/tileMeasures';
import { fitTitle, widthOf } from '@/ui/components/card';
import { beginning } from '../../../games/harbour/scenario';
import { seedOf } from '../../../support/random-play';

const wordsIn = (language: (typeof LANGUAGES)[number]): EffectWords => ({
  text: TEXTS[language].games.harbour.board,
  money: moneyIn(language),
});

const TILE = tileMeasures({ width: 171, height: 86 });
/** Two abreast in a window of 320, with no room for a second line above effect, price and symbols. */
const LOWEST = tileMeasures({ width: 136, height: 76 });
const PRICED = BUILDINGS.flatMap(({ id, symbols }, building) => {
  const price = PRICE[building] ?? NO_PRICE;
  return price === NO_PRICE ? [] : [[id, price, symbols.length] as const];
});
const SMALL = tileMeasures({ width: 141, height: 60 });
/** Between the sides of a card. */
const cardLine = (width: number) => width - 18;
const STRIP_PADDING = 12;

describe.each(LANGUAGES)('in %s', (language) => {
  const { buildings, boards } = harbourWords[language];
  const names = [...Object.values(buildings), ...Object.values(boards)];

  it.each(names)('the name %s fits', (name) => {
    expect(fitTitle(name, TILE.inner, TILE.title).lines).toHaveLength(1);
    expect(fitTitle(name, TILE.inner, TILE.title).size).toBeGreaterThanOrEqual(14);
    expect(fitName(name, LOWEST).lines).toHaveLength(1);
    expect(fitName(name, LOWEST).size).toBeGreaterThanOrEqual(13);
    // Two lines leave room for the effect there.
    const small = fitTitle(name, SMALL.inner, SMALL.title);
    expect(small.size).toBeGreaterThanOrEqual(13);
    expect(small.lines.length * small.lineHeight + SMALL.line + SMALL.top + SMALL.bottom).toBeLessThan(60);
    for (const width of [148, 159, 185]) {
      expect(fitTitle(name, cardLine(width), 18).size).toBeGreaterThanOrEqual(16);
    }
  });

  it.each(PRICED)(
    'price, points and symbols of %s, and a pawn, fit the narrowest tile',
    (_, price, symbols) => {
      for (const low of [true, false]) {
        const money = moneyIn(language)(price);
        const content = { price: money, laurel: true, symbols, fee: undefined, pawns: 1, low };
        expect(footWidth(content, footMeasures(content, LOWEST.inner))).toBeLessThanOrEqual(LOWEST.inner);
      }
    },
  );

  it('every action fits one line of the narrowest card', () => {
    const wrapped = [...ACTIONS, ...BOARD_ACTIONS]
      .map((action) => actionBits(action, wordsIn(language)))
      .filter((bits) => fitBits(bits, cardLine(148), 1).wraps);
    expect(wrapped).toEqual([]);
  });
});

const GAMES = 6;
const EVERY = 23;

/** Positions of games played at random, by characters. */
function positions() {
  return Array.from({ length: GAMES }, (_, number) => number).flatMap((number) => {
    const seats = 2 + (number % 3);
    const table = beginning({ boards: 'characters', startingPlayer: 0 }, seats, `fits-${number}`);
    const dice = new Dice(seedOf(`fits-${number}`), 'random');
    const found = [];
    for (let move = 0; move < 600 && !isOver(table.state); move += 1) {
      const moves = harbour.moves(table.state, table.asked);
      table.make(moves.slice(dice.below(moves.length)).slice(0, 1));
      if (move % EVERY === 0 && table.asked >= 0) found.push(harbour.view(table.state, table.asked));
    }
    return found.map((view) => ({ view, seat: view.viewer === 'table' ? 0 : view.viewer }));
  });
}

it('what a place gives now fits its tile, a small tile and the strip of its card, whatever the position', () => {
  const tooWide = new Set<string>();
  for (const { view, seat } of positions()) {
    for (const preview of previewsOf(view, seat).values()) {
      for (const language of LANGUAGES) {
        const words = wordsIn(language);
        const bits = effectBits(preview.effect, words);
        const lines = [
          { bits, width: TILE.inner, icon: TILE.icon },
          { bits, width: SMALL.inner, icon: SMALL.icon },
          { bits: thenBits(preview, words), width: cardLine(159) - STRIP_PADDING, icon: 20 },
        ];
        for (const line of lines) {
          const { scale, wraps } = fitBits(line.bits, line.width, 1, line.icon);
          if (wraps)
            tooWide.add(
              `${line.width} ${language} ${bitsWidth(line.bits, scale)} ${JSON.stringify(line.bits)}`,
            );
        }
      }
    }
  }
  expect([...tooWide]).toEqual([]);
});

it('a start building that may be entered beside a pawn says on one line what it gains, whatever could be bought instead', () => {
  const room = SMALL.inner - SMALL_PAWN;
  const shown = positions().flatMap(({ view, seat }) =>
    [...previewsOf(view, seat).values()]
      .filter(({ effect }) => effect.join === 'or')
      .map(({ effect }) => {
        const bits = effectBits(effect, wordsIn('de'));
        return { bits, line: bitsOnOneLine(bits, room, SMALL.icon) };
      }),
  );
  expect(shown.filter(({ line }) => fitBits(line, room, 1, SMALL.icon).wraps)).toEqual([]);
  expect(shown.some(({ bits, line }) => line.length < bits.length)).toBe(true);
  expect(shown.filter(({ bits, line }) => line[0] !== bits[0])).toEqual([]);
});

it('no word of a building breaks where one goes under the deck', () => {
  const words = LANGUAGES.flatMap((language) =>
    Object.values(harbourWords[language].buildings).flatMap((name) => name.split(' ')),
  );
  expect(words.filter((word) => widthOf('title', word, OFFER.name) > OFFER.room)).toEqual([]);
});

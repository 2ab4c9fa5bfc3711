import { screen } from '@testing-library/react-native';
import { Log } from '@/ui/match/Log';
import { harbourBoard } from '@/ui/boards/harbour/board';
import { marketAfter } from '@/ui/boards/harbour/model/marketAfter';
import { turnSentence, turnsSince } from '@/ui/boards/harbour/model/newsWords';
import { sightOf } from '@/match/sight';
import type { HarbourView } from '@/games/harbour/view';
import { LANGUAGES } from '@/engine/phrase';
import { GOODS, type GoodName } from '@/games/harbour/cards/goods';
import { priceOf } from '../../../games/harbour/figures';
import { scenario } from '../../../games/harbour/scenario';
import { before, playedTo } from '../../../match/harbour-game';
import { renderUi } from '../../rendered';

const ANNA = 0;
const BEN = 1;
const name = (seat: number) => ['Anna', 'Ben'][seat] ?? '';
const ALL = before('keep fish') + 1;

function showLog(made: number, language: 'en' | 'de' = 'en') {
  renderUi(<Log match={playedTo(made)} eyes="table" board={harbourBoard} onRules={() => undefined} />, {
    language,
  });
}

describe('the log by turns', () => {
  it.each([
    ['en', ['Turn 2 · Ben · Auction House', 'Turn 2 · Anna · Bank', 'Before the first turn']],
    ['de', ['Zug 2 · Ben · Auktionshaus', 'Zug 2 · Anna · Bank', 'Vor dem ersten Zug']],
  ] as const)('has a head line for each turn (%s)', (language, expected) => {
    showLog(before('go auction-house') + 1, language);
    const heads = screen.getAllByRole('heading');
    expect(heads).toHaveLength(5);
    for (const head of expected) expect(screen.getByRole('heading', { name: head })).toBeTruthy();
  });

  it('shows the market after whatever changed it', () => {
    showLog(ALL);
    // Both purchases left the tokens where they were.
    const mark = screen.getByRole('img', { name: /^The market then/ });
    expect(mark).toHaveAccessibleName('The market then, from space 2 up: fish, livestock, stone, wood');
  });

  it('shows it beside the purchase that the goods were shipped for', () => {
    const table = scenario({
      goods: [{ fish: 5, wood: 2 }],
      market: ['wood', 'stone', 'livestock', 'fish'],
      display: ['pub', 'ranch', 'trawler', 'bank', 'depot'],
      deck: ['library'],
    }).play('go bank', 'ship fish', 'buy ranch');
    const markets = marketAfter(table.events, table.state);
    expect([...markets].map(([event, goods]) => [event.type === 'said' && event.phrase.key, goods])).toEqual([
      ['bought', ['fish', 'wood', 'stone', 'livestock'].map((good) => GOODS.indexOf(good as GoodName))],
    ]);
  });

  it('knows every market of the game from the last one', () => {
    for (let made = 1; made <= ALL; made += 1) {
      const { view, log } = sightOf(playedTo(made), 'table');
      const { space } = view as HarbourView;
      const last = [
        ...marketAfter(
          log.flatMap(({ events }) => events),
          { space },
        ).values(),
      ].at(-1);
      if (last === undefined || space.includes(0)) continue;
      expect(last.map((good) => space[good])).toEqual([2, 3, 4, 5]);
    }
  });
});

describe('a whole turn', () => {
  const turnUpTo = (made: number) => {
    const sight = sightOf(playedTo(made), 'table');
    return { events: sight.news.at(-1) ?? [], view: sight.view as HarbourView };
  };
  const told = (made: number, language: 'en' | 'de' = 'en', asked = ANNA) => {
    const { events, view } = turnUpTo(made);
    return turnSentence(events, { view, asked, actor: ANNA, language, name });
  };

  it.each([
    [
      'a purchase',
      ALL,
      `Anna went to the Bank and bought the Ranch for $${priceOf('ranch')}.`,
      `Anna betrat „Bank“ und kaufte „Ranch“ für ${priceOf('ranch')}\u00a0$.`,
    ],
    [
      'a change of the market',
      before('go auction-house') + 1,
      'Ben went to the Auction House, gained 2 fish and changed the market.',
      'Ben betrat „Auktionshaus“, erhielt 2 Fisch und veränderte den Markt.',
    ],
  ])('is one sentence: %s', (_what, made, english, german) => {
    expect(told(made, 'en', BEN)).toBe(english);
    expect(told(made, 'de', BEN)).toBe(german);
  });

  it('is told while it goes on only to whoever is asked something in it', () => {
    const going = before('go lumber-camp') + 1;
    expect(told(going, 'en', BEN)).toBe('');
    expect(told(going, 'en', ANNA)).toBe('Ben went to the Lumber Camp.');
  });

  it('is the first stock before the first', () => {
    expect(told(3)).toBe('Anna begins with 1 stone.');
    expect(told(3, 'de')).toBe('Anna beginnt mit 1 Stein.');
  });

  it.each(LANGUAGES)('is told in a few words to those who look since when (%s)', (language) => {
    const { news, view } = sightOf(playedTo(ALL), 'table');
    const since = turnsSince(news, view as HarbourView, BEN, language);
    const english = [
      'Lumber Camp, +3 goods',
      'bought the Lumber Camp',
      'Cattle Pens, +3 goods',
      'bought the Ranch',
    ];
    const german = [
      'Holzfällerlager, +3 Waren',
      'kaufte Holzfällerlager',
      'Viehpferch, +3 Waren',
      'kaufte Ranch',
    ];
    expect(since.every(({ seat }) => seat === ANNA)).toBe(true);
    expect(since.map(({ words }) => words)).toEqual(language === 'en' ? english : german);
  });
});

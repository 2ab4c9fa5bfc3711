import { fireEvent, screen } from '@testing-library/react-native';
import type { Seat } from '@/engine/game';
import type { Language } from '@/engine/phrase';
import { harbour } from '@/games/harbour';
import type { BuildingId } from '@/games/harbour/cards/buildings';
import { goodName, GOODS, SYMBOLS, type GoodName } from '@/games/harbour/cards/goods';
import { BOUGHT_TO_END } from '@/games/harbour/cards/limits';
import { playerBoardId } from '@/games/harbour/cards/player-boards';
import { harbourWords } from '@/games/harbour/phrases';
import { standings } from '@/games/harbour/score';
import { held, NONE, playerBoardOf, spaceOf, symbolsOf } from '@/games/harbour/state';
import { TEXTS } from '@/text';
import { capitalised } from '@/text/capitalised';
import { scenario, type Scenario } from '../../../games/harbour/scenario';
import { PHONE, showOn, TABLET, type WindowSize } from '../../windowSize';
import { NAMES, seatAt } from './seated';
import { TABLE } from './table';
import { control, controls, press, tap } from './taps';

type Window = readonly [string, WindowSize];

const SHAPES: readonly Window[] = [
  ['a phone', PHONE],
  ['a phone held sideways', { width: 844, height: 390 }],
  ['a tablet', TABLET],
  ['a tablet held upright', { width: 820, height: 1180 }],
];

const WINDOWS: readonly Window[] = [
  ...SHAPES,
  ['the smallest phone', { width: 320, height: 568 }],
  ['a small tablet', { width: 600, height: 960 }],
  ['half a tablet', { width: 507, height: 1180 }],
  ['half a large tablet', { width: 694, height: 834 }],
  ['the smallest tablet held sideways', { width: 1024, height: 768 }],
  ['a large tablet', { width: 1366, height: 1024 }],
];

/** The design's table: nobody has the same as somebody else. */
const table = (players: number) =>
  scenario({
    ...TABLE,
    players,
    boards: TABLE.boards.slice(0, players),
    owned: TABLE.owned.slice(0, players),
    goods: TABLE.goods.slice(0, players),
    pawns: TABLE.pawns.slice(0, players).map((place, seat) => (players > seat + 1 ? place : undefined)),
    display: TABLE.display.slice(0, players + 3),
    bonus: ['fish', 'wood', 'stone', 'livestock'].slice(0, players) as GoodName[],
    inlandTraders: players > 2,
  });

const nameOf = (id: string) => harbourWords.en.buildings[id as BuildingId];
const place = (id: string) => controls(new RegExp(`^${nameOf(id)}(,|\\.|$)`));

type Host = typeof screen.UNSAFE_root;

/** All that is said or stands on the screen, a line each. */
function said(): string {
  const hosts = screen.UNSAFE_root.findAll(({ type }) => typeof type === 'string');
  const label = ({ props }: Host): string => {
    const said: unknown = props['aria-label'] ?? props.accessibilityLabel;
    return typeof said === 'string' ? said : '';
  };
  const text = (host: Host) =>
    String(host.type) === 'Text' ? host.children.filter((child) => typeof child === 'string').join('') : '';
  return hosts.flatMap((host) => [label(host), text(host)]).join('\n');
}

/** What is in sight, and after one press on what is about this player: the quarter, or the board with its sheet. */
function withinOnePress(seat: Seat, language: Language): readonly string[] {
  const name = NAMES[seat] ?? '';
  const { boardSpoken } = TEXTS[language].games.harbour.board.quarter;
  const seen = [said()];
  const open = ([first]: readonly Host[]) => {
    if (first === undefined) return;
    fireEvent.press(first);
    seen.push(said());
  };
  open(screen.queryAllByRole('tab', { name: new RegExp(`^${name},`) }));
  if (seen.length === 1) {
    open(screen.queryAllByRole('button', { name: new RegExp(`^${boardSpoken({ name })}`) }));
    const [close] = screen.queryAllByLabelText(TEXTS[language].common.close).slice(-1);
    if (close !== undefined) fireEvent.press(close);
  }
  return seen;
}

/** Everything that is public of a player, and the own bonus card, each as one of the ways to tell it. */
function factsOf(
  seat: Seat,
  { state }: Scenario,
  language: Language,
): Readonly<Record<string, readonly string[]>> {
  const { text, words } = { text: TEXTS[language].games.harbour.board, words: harbourWords[language] };
  const name = NAMES[seat] ?? '';
  const units = GOODS.map((good, at) => ({ good, count: held(state, seat, at) }));
  const symbols = SYMBOLS.map((symbol, at) =>
    text.quay.symbolSpoken({ symbol: words.symbols[symbol], count: symbolsOf(state, seat, at) }),
  );
  // As seat 0 may know it: the others' bonus cards are hidden.
  const points = standings(harbour.view(state, 0))[seat]?.total ?? 0;
  const bought = state.bought[seat] ?? 0;
  const tab = text.tabs.spoken({ name, points, bought });
  const holder = seat === 0 ? text.quay.youHold : text.quay.holds({ name });
  const stock = units.map(({ good, count }, at) => {
    const space = spaceOf(state, at);
    const alone = text.quay.column({ good: capitalised(words.goods[good]), space, holder, held: count });
    return [good, [`${count} ${words.goods[good]}`, alone]] as const;
  });
  return {
    ...Object.fromEntries(stock),
    symbols: [symbols.join(', ')],
    points: [tab, text.player.points({ count: points })],
    buildings: [tab, text.player.built({ bought, end: BOUGHT_TO_END })],
    ability: [
      `${text.quarter.boardSpoken({ name })}, ${words.boards[playerBoardId(playerBoardOf(state, seat))]}`,
    ],
    fee: seat === 0 ? [''] : [text.quarter.fee, text.quarter.feeEach],
    bonus: seat === 0 ? [text.bonus.pays({ good: words.goods[goodName(state.bonus[0] ?? 0)] })] : [''],
    deck: [
      text.tabs.offerSpoken({ deck: state.deck.length }),
      text.offer.deckSpoken({ count: state.deck.length }),
    ],
  };
}

/** Where the pawns are: on a place that stands on the table, or in somebody's quarter. */
function pawnsOf({ state }: Scenario, language: Language): readonly string[] {
  const { tile } = TEXTS[language].games.harbour.board;
  return state.pawns.flatMap((place, seat) => {
    if (place === NONE) return [];
    return [seat === 0 ? tile.youAreHere : tile.here({ name: NAMES[seat] ?? '', count: 1 })];
  });
}

/** Every window in English, and one of each shape in German on a light table. */
const everyWay = [
  ...WINDOWS.map(([window, size]) => ({ window, size, language: 'en' as const, scheme: 'dark' as const })),
  ...SHAPES.map(([window, size]) => ({ window, size, language: 'de' as const, scheme: 'light' as const })),
];

/** With fewer players there is more room. */
const MOST = 4;

/** Opens the quarter where the window shows one at a time. */
function lookAt(seat: Seat): void {
  const [tab] = screen.queryAllByRole('tab', { name: new RegExp(`^${NAMES[seat]},`) });
  if (tab !== undefined) press(new RegExp(`^${NAMES[seat]},`));
}

describe.each([2, 3, 4])('%i players', (players) => {
  it.each(everyWay)(
    'find everything that is public on $window in $language, $scheme',
    ({ size, language, scheme }) => {
      showOn(size);
      const game = table(players);
      seatAt(game, 0, { language, scheme });
      const everything: string[] = [];
      for (let seat = 0; seat < players; seat += 1) {
        const seen = withinOnePress(seat, language);
        const facts = Object.entries(factsOf(seat, game, language));
        const missing = facts.filter(
          ([, ways]) => !ways.some((one) => seen.some((lines) => lines.includes(one))),
        );
        expect(missing.map(([fact, ways]) => `${NAMES[seat]}’s ${fact}: ${ways.join(' / ')}`)).toEqual([]);
        everything.push(...seen);
      }
      const pawns = pawnsOf(game, language);
      expect(pawns.filter((pawn) => !everything.some((lines) => lines.includes(pawn)))).toEqual([]);
    },
  );

  it.each(players === MOST ? WINDOWS : SHAPES)('find each building that lies open once on %s', (_, size) => {
    showOn(size);
    const game = table(players);
    seatAt(game, 0);
    for (const id of game.display) expect(place(id)).toHaveLength(1);
    TABLE.owned.slice(0, players).forEach(([id], seat) => {
      lookAt(seat);
      expect(place(id)).toHaveLength(1);
    });
  });
});

it.each(SHAPES)('a place in mind can be entered and put aside on %s', (_, size) => {
  showOn(size);
  const { played } = seatAt(scenario(), 0);
  tap(['ranch']);
  expect(control('Enter Ranch')).toBeEnabled();
  tap(['trawler']);
  press('Enter Trawler');
  expect(played).toHaveLength(1);
});

it.each(SHAPES)('nothing can be done with a moment that is over on %s', (_, size) => {
  showOn(size);
  seatAt(table(2), 0, { changes: { past: { handsOpen: true }, moves: [] } });
  expect(controls(/^(Enter|Move your pawn)/)).toHaveLength(0);
});

it.each(SHAPES)('a warning stands on %s', (_, size) => {
  showOn(size);
  seatAt(table(2), 0, { changes: { warning: 'The last move could not be stored.' } });
  expect(screen.getByText('The last move could not be stored.')).toBeTruthy();
});

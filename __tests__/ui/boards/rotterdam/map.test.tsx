import { fireEvent, screen, within } from '@testing-library/react-native';
import type { Language } from '@/engine/phrase';
import { rotterdam } from '@/games/rotterdam';
import { POSITIONS, type PositionName } from '@/games/rotterdam/cards/waterways';
import { RAWS } from '@/games/rotterdam/cards/goods';
import { CASH, ROLES } from '@/games/rotterdam/cards/roles';
import { SHIP_CARD_NAMES, type ShipCardName } from '@/games/rotterdam/cards/ship-cards';
import { NONE } from '@/games/rotterdam/state';
import { marksOf } from '@/ui/boards/rotterdam/map/marksOf';
import { choiceAt } from '@/ui/boards/rotterdam/map/tap';
import type { Choice } from '@/ui/boards/rotterdam/table/board';
import { fresh, table, type Scene } from '../../../games/rotterdam/scenario';
import { moveOf, rawPriceOf, sitePriceOf, type NamedMove } from '../../../games/rotterdam/named';
import { seatAt } from './seated';
import { TABLE } from './table';

const at = (name: PositionName) => POSITIONS.indexOf(name);
const named = (positions: Iterable<number>) => [...positions].map((position) => POSITIONS[position]).sort();

/** What the map is told of a position and a thought. */
function told({ state }: Scene, choice?: Choice) {
  const { actor } = state;
  return {
    view: rotterdam.view(state, actor),
    moves: rotterdam.moves(state, actor),
    choice,
    subject: actor,
    asked: actor,
  };
}

describe('the map as it is spoken', () => {
  const SPOKEN: Readonly<Record<Language, readonly string[]>> = {
    en: [
      'Anna’s ship with fruit at C3, an anchorage, one step to Merwe. Purple leads to Merwe and fits. Blue leads to Vulkaan. Green leads to Eem.',
      'Anna’s ship with crude oil at A1, three steps to Botlek. Yellow leads to A2. Purple leads to B2.',
      'Ben’s ship with grain at A3, one step to Vulkaan. Blue leads to Botlek. Purple leads to Vulkaan and fits.',
      'Ben’s ship with fruit at B1, an anchorage, three steps to Merwe. Green leads to B2 or C2, C2 taken. Red leads to A2.',
    ],
    de: [
      'Schiff von Anna mit Obst auf C3, einem Ankerplatz, ein Schritt bis Merwe. Lila führt nach Merwe und passt. Blau führt nach Vulkaan. Grün führt nach Eem.',
      'Schiff von Anna mit Rohöl auf A1, drei Schritte bis Botlek. Gelb führt nach A2. Lila führt nach B2.',
      'Schiff von Ben mit Getreide auf A3, ein Schritt bis Vulkaan. Blau führt nach Botlek. Lila führt nach Vulkaan und passt.',
      'Schiff von Ben mit Obst auf B1, einem Ankerplatz, drei Schritte bis Merwe. Grün führt nach B2 oder C2, C2 besetzt. Rot führt nach A2.',
    ],
  };
  const [gone = 0] = TABLE().state.gone;
  const [next, last] = [rawPriceOf('oil', gone), rawPriceOf('oil', gone - 1)];
  const site = sitePriceOf('botlek', 1);
  const HARBOUR: Readonly<Record<Language, string>> = {
    en: `Botlek, crude oil: the next costs ${next}, selling brings ${last}. Petrol 4, plastic 6, plastic lies on top. Factory of Anna; the next site costs ${site}. In harbour: Anna’s ship with crude oil.`,
    de: `Botlek, Rohöl: die nächste Einheit kostet ${next}, der Verkauf bringt ${last}. Benzin 4, Plastik 6, Plastik liegt oben. Fabrik von Anna; der nächste Bauplatz kostet ${site}. Im Hafen: Schiff von Anna mit Rohöl.`,
  };
  const GROUP: Readonly<Record<Language, string>> = {
    en: 'Waterways, eight ships',
    de: 'Wasserwege, acht Schiffe',
  };

  it.each(['en', 'de'] as const)(
    'own ships come first, then clockwise, nearest to a harbour first: %s',
    (language) => {
      seatAt(TABLE(), 0, { language });
      const labels = within(screen.getByLabelText(GROUP[language]))
        .getAllByRole('button')
        .map(({ props }) => String(props['aria-label'] ?? props.accessibilityLabel));
      expect(labels.slice(0, 4)).toEqual(SPOKEN[language]);
      expect(labels).toContain(HARBOUR[language]);
      expect(labels).toHaveLength(POSITIONS.length);
      expect(labels.slice(8, 11).map((label) => label.slice(0, 2))).toEqual(['S1', 'S2', 'S4']);
    },
  );

  it('a held ship, an empty one and a way that is taken are told', () => {
    const scene = TABLE();
    scene.state.held = 1 << at('D1');
    seatAt(scene);
    screen.getByLabelText(
      'Cedric’s empty ship at D1, held by the police until the end of Cedric’s next turn. Purple leads to D2, taken. Red leads to C2, taken.',
    );
  });
});

it('outside a choice a touch puts ship, field or harbour on the shelf in words, and a second one puts it back', () => {
  seatAt(TABLE());
  fireEvent.press(screen.getByLabelText(/^Ben’s ship with grain at A3/));
  screen.getByText('Ben’s ship with grain, A3');
  screen.getByLabelText('blue, Botlek: has no use for grain');
  screen.getByLabelText('purple, Vulkaan: fits: cookies on top now');
  fireEvent.press(screen.getByLabelText(/^Botlek, crude oil/));
  screen.getByText('Botlek takes crude oil');
  fireEvent.press(screen.getByLabelText(/^Botlek, crude oil/));
  screen.getByText('Anna, place your first worker');
});

const role = (name: (typeof ROLES)[number]) => ROLES.indexOf(name);
const card = (name: (typeof SHIP_CARD_NAMES)[number]) => SHIP_CARD_NAMES.indexOf(name);
const moves = (move: NamedMove): Choice => ({ moves: [moveOf(move)] });

const withShips = () => table(2).ship(1, 'S3', 'oil');
const asShipowner = () => withShips().play(0, { type: 'work', role: 'shipowner' });
/** Ben's fruit at B1 may sail to B2 or C2. */
const askedToSail = () =>
  table(2)
    .ship(1, 'B1', 'fruit')
    .ship(0, 'S1', 'oil')
    .play(0, { type: 'work', role: 'captain' }, { type: 'colour', colour: 'green' });
const withTug = () => TABLE().play(0, { type: 'work', role: 'captain' });
const swapping = () =>
  table(2)
    .ship(0, 'A1', 'oil')
    .ship(1, 'B1', 'fruit')
    .cards(0, 'cargo-swap')
    .play(0, { type: 'work', role: 'captain' }, { type: 'play', card: 'cargo-swap', at: 'A1' });

const [FIRST = 0] = CASH;
/** Three ships on fields: any two of them may cross. */
const toSwap = () =>
  table(2)
    .ship(0, 'A1', 'oil')
    .ship(1, 'B1', 'fruit')
    .ship(1, 'C1', 'grain')
    .cards(0, 'crossing', 'cargo-swap', 'smugglers')
    .play(0, { type: 'cash', amount: FIRST });
const crossing = (first: PositionName, second?: PositionName): Choice => ({
  card: card('crossing'),
  at: at(first),
  ...(second !== undefined && { to: at(second) }),
});

describe('in a choice a touch selects', () => {
  it.each<readonly [string, () => Scene, Choice | undefined, PositionName, Choice | undefined]>([
    [
      'a start for the first ship',
      () => fresh(),
      undefined,
      'S2',
      { launch: { at: at('S2'), raw: undefined } },
    ],
    [
      'the same with its cargo',
      () => fresh(),
      { launch: { raw: 2 } },
      'S2',
      { launch: { at: at('S2'), raw: 2 } },
    ],
    ['a start for a shipowner', asShipowner, undefined, 'S2', moves({ type: 'place', at: 'S2' })],
    ['no start that is taken', asShipowner, undefined, 'S3', undefined],
    ['where a ship sails', askedToSail, undefined, 'C2', moves({ type: 'sail', at: 'B1', to: 'C2' })],
    ['the first way of a ship', askedToSail, undefined, 'B1', moves({ type: 'sail', at: 'B1', to: 'B2' })],
    ['a ship for a card', withTug, { card: card('tug') }, 'A1', { card: card('tug'), at: at('A1') }],
    [
      'its only target at once',
      withTug,
      { card: card('tug') },
      'B2',
      { card: card('tug'), at: at('A1'), to: at('B2') },
    ],
    ['the first ship of a swap', toSwap, { card: card('crossing') }, 'A1', crossing('A1')],
    ['the second one', toSwap, crossing('A1'), 'B1', crossing('A1', 'B1')],
    ['another second one', toSwap, crossing('A1', 'B1'), 'C1', crossing('A1', 'C1')],
    ['the first one again lets go of the second', toSwap, crossing('A1', 'B1'), 'A1', crossing('A1')],
    ['and then of itself', toSwap, crossing('A1'), 'A1', { card: card('crossing') }],
    ['a second ship', swapping, undefined, 'B1', moves({ type: 'partner', at: 'B1' })],
    [
      'a harbour for a factory',
      TABLE,
      { role: role('manufacturer') },
      'vulkaan',
      { role: role('manufacturer'), move: moveOf({ type: 'build', harbour: 'vulkaan' }) },
    ],
    ['nothing while a role is chosen', TABLE, undefined, 'vulkaan', undefined],
  ])('%s', (_, scene, choice, position, chosen) =>
    expect(choiceAt(told(scene(), choice), at(position))).toEqual(chosen),
  );

  it('a second touch on a ship means its next way', () => {
    const scene = askedToSail();
    const asked = told(scene);
    const first = choiceAt(asked, at('B1'));
    expect(choiceAt({ ...asked, choice: first }, at('B1'))).toEqual(
      moves({ type: 'sail', at: 'B1', to: 'C2' }),
    );
  });
});

describe('what is in mind is drawn on the map', () => {
  it('a colour: who sails in which order, where they end, who is in the way, who pays', () => {
    const marks = marksOf(told(TABLE(), { role: role('captain'), colour: 4 }));
    expect([...marks.order].map(([ship, order]) => [POSITIONS[ship], order])).toEqual([
      ['C3', 1],
      ['A1', 2],
      ['A3', 3],
      ['C2', 4],
      ['S3', 5],
    ]);
    expect(named(marks.ghosts.keys())).toEqual(['B2', 'C1', 'merwe', 'vulkaan']);
    expect(marks.lit.size).toBe(5);
    expect(marks.blocked.size).toBe(1);
    expect([...marks.bonus]).toEqual([[1, 2]]);
  });

  it('a colour in which an owner will choose lights both ways', () => {
    const scene = table(2).ship(1, 'B1', 'fruit');
    const marks = marksOf(told(scene, { role: role('captain'), colour: 3 }));
    expect(named(marks.ghosts.keys())).toEqual(['B2', 'C2']);
    expect(marks.lit.size).toBe(2);
  });

  it.each([
    [
      'where the owner can pay for both ships, both harbours pay',
      2,
      [
        [1, 2],
        [2, 2],
      ],
    ],
    ['where the owner can pay for one and decides which, neither is told', 1, []],
    ['where the owner has nothing, nobody pays', 0, []],
  ] as const)('RT-22 a bonus only as far as it is sure: %s', (_, money, bonus) => {
    const scene = table(2).money(9, money).ship(1, 'A3', 'grain').ship(1, 'C3', 'fruit');
    const marks = marksOf(told(scene, { role: role('captain'), colour: 4 }));
    expect([...marks.bonus].sort()).toEqual(bonus);
  });

  it.each<readonly [string, () => Scene, Choice | undefined, readonly string[], readonly string[]]>([
    ['shipowner: free starts', withShips, { role: role('shipowner') }, ['S1', 'S2', 'S4'], []],
    ['sailor: own ships at anchorages', TABLE, { role: role('sailor') }, ['C3'], []],
    ['loader: harbours to unload', TABLE, { role: role('loader') }, ['botlek'], []],
    ['first ship', () => fresh(), { launch: { at: 1 } }, ['S1', 'S2', 'S3', 'S4'], ['S2']],
    ['first ship, with nothing in mind', () => fresh(), undefined, ['S1', 'S2', 'S3', 'S4'], []],
    ['placing, with nothing in mind', asShipowner, undefined, ['S1', 'S2', 'S4'], []],
    ['owner decides', askedToSail, undefined, ['B1', 'B2', 'C2'], ['B1']],
    ['card', withTug, { card: card('tug'), at: at('A1'), to: at('A2') }, ['A1', 'B2', 'C3'], ['A1']],
    ['both ships of a swap', toSwap, crossing('A1', 'B1'), ['A1', 'C1'], ['A1', 'B1']],
    ['second ship', swapping, undefined, ['B1'], ['A1']],
  ])('%s', (_, scene, choice, targets, chosen) => {
    const marks = marksOf(told(scene(), choice));
    expect(named(marks.targets)).toEqual(targets);
    expect(named(marks.chosen)).toEqual(chosen);
  });

  const [OIL, FRUIT] = [RAWS.indexOf('oil'), RAWS.indexOf('fruit')];
  const aimed = (name: ShipCardName, ...ships: readonly PositionName[]): Choice => {
    const [first = 'A1', second] = ships;
    return { ...crossing(first, second), card: card(name) };
  };

  it.each([
    ['places swapped', aimed('crossing', 'A1', 'B1'), { A1: [1, FRUIT], B1: [0, OIL] }],
    ['cargo swapped', aimed('cargo-swap', 'A1', 'B1'), { A1: [0, FRUIT], B1: [1, OIL] }],
    ['cargo robbed', aimed('smugglers', 'B1'), { B1: [1, NONE] }],
  ] as const)('what a card would do to each ship: %s', (_, choice, ships) => {
    const { ghosts } = marksOf(told(toSwap(), choice));
    const hollow = [...ghosts].map(([where, [ghost]]) => [POSITIONS[where], [ghost?.owner, ghost?.cargo]]);
    expect(Object.fromEntries(hollow)).toEqual(ships);
  });
});

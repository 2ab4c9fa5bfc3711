import { LANGUAGES } from '@/engine/phrase';
import { packetRow } from '@/games/packet-row';
import { AREAS, CARDS } from '@/games/packet-row/cards';
import { packetRowBoard } from '@/ui/boards/packet-row/board';
import { shapeOf } from '@/ui/boards/kit/layout/shape';
import { supplyBeside, thresholdsFor } from '@/ui/boards/packet-row/layouts/shape';
import { facesIn } from '@/ui/boards/packet-row/model/faces';
import { sorted } from '@/ui/boards/packet-row/model/sorting';
import { currentSpaces, futureSpaces, spaceKey } from '@/ui/boards/packet-row/model/spaces';
import { standingOf } from '@/ui/boards/packet-row/model/standing';
import { choose, decline, take, takeNext } from '../../../games/packet-row/named-moves';
import { scenario } from '../../../games/packet-row/scenario';
import { NAMES } from './seated';

describe('PR-15 spaces of a supply', () => {
  const table = scenario({
    players: 5,
    market: ['library', 'tobacco-1', 'cotton-2', 'fur-1'],
    future: { market: ['trader', 'grain-1'] },
    hands: [[], [], [], ['assistant']],
  });
  const market = AREAS.indexOf('market');
  const before = packetRow.view(table.state, 'table').areas[market];
  table
    .play(0, choose('market'))
    .answers(take('tobacco-1'), take('library'), takeNext('trader'), take('fur-1'));
  const after = packetRow.view(table.state, 'table').areas[market];

  it('keep their places when cards between them are taken', () => {
    if (before === undefined || after === undefined) throw new Error('there is a market');
    const names = (spaces: ReturnType<typeof currentSpaces>) =>
      spaces.map((space) => spaceKey(space).replace(/^\w+ /, ''));
    expect(names(currentSpaces(after, 4))).toEqual(names(currentSpaces(before, 4)));
    expect(names(futureSpaces(after))).toEqual(names(futureSpaces(before)));
    expect(currentSpaces(after, 4).map((space) => 'taken' in space)).toEqual([true, true, false, true]);
  });
});

describe('where players stand', () => {
  const table = scenario({ market: ['library', 'tobacco-1', 'cotton-2'] })
    .play(0, choose('market'))
    .answers(take('tobacco-1'), decline);
  const view = packetRow.view(table.state, 'table');

  it.each([
    ['the harbour master waits', 0, 'waiting'],
    ['whoever took a card has taken it', 1, 'took'],
    ['whoever was asked and has the piece has declined', 2, 'declined'],
    ['whoever is asked decides', 3, 'toDecide'],
  ] as const)('%s', (_case, seat, is) => {
    expect(standingOf(view, seat).is).toBe(is);
  });
});

describe.each(LANGUAGES)('faces in %s', (language) => {
  const faces = facesIn(language, 4);

  it('exist for every card, with an effect and a spoken name', () => {
    for (const card of CARDS.keys()) {
      const face = faces(card);
      expect(face.title).not.toBe('');
      expect(face.effect).toBeTruthy();
      expect(face.spoken).not.toMatch(/undefined|\u00ad/);
    }
  });

  it('are the same object each time, so that cards are not drawn again', () => {
    expect(faces(3)).toBe(facesIn(language, 4)(3));
  });
});

it('says a contract as people would', () => {
  const contract = CARDS.findIndex(
    (card) => card.kind === 'contract' && card.good === 'cotton' && card.destination === 'netherlands',
  );
  expect(facesIn('en', 4)(contract).spoken).toBe('Contract, Netherlands, three cotton, reward 25 dollars');
});

it('sorts by area without losing a card', () => {
  const cards = [...CARDS.keys()].reverse();
  const byArea = sorted(cards, 'area');
  expect([...byArea].sort((a, b) => a - b)).toEqual([...CARDS.keys()]);
  expect(sorted(cards, 'taken')).toEqual(cards);
});

it.each([
  ['a tablet', 1180, 820, 1, 5, 'tabletLandscape'],
  ['a tablet that a coach shares', 900, 820, 1, 3, 'tabletLandscape'],
  ['such a tablet with four cards in each area', 900, 820, 1, 5, 'phonePortrait'],
  ['a tablet upright', 820, 1180, 1, 5, 'tabletPortrait'],
  ['a phone', 390, 844, 1, 5, 'phonePortrait'],
  ['a small phone', 320, 568, 1, 5, 'phonePortrait'],
  ['a phone turned', 844, 390, 1, 5, 'phoneLandscape'],
  ['half a tablet', 590, 820, 1, 5, 'phonePortrait'],
  ['large type', 1180, 820, 1.5, 5, 'largeType'],
])('%s has its layout', (_case, width, height, scale, players, shape) => {
  expect(shapeOf({ width, height }, scale, thresholdsFor(players))).toBe(shape);
});

it.each([2, 3, 4])('%i cards and the slips beside them fit their field', (count) => {
  const { card, slip, gap } = supplyBeside(544, 172, count);
  expect(card.width * count + gap * (count - 1) + slip).toBeLessThanOrEqual(544);
  expect(slip).toBeGreaterThanOrEqual(110);
});

describe('the public task', () => {
  const name = (seat: number) => NAMES[seat] ?? '';
  const offered = scenario().play(0, choose('market'));

  it.each([
    ['en', 'Anna chose the market', 'Take a card there, or decline.'],
    ['de', 'Anna hat den Markt gewählt', 'Nimm dort eine Karte oder verzichte.'],
  ] as const)('is told in %s', (language, before, task) => {
    const view = packetRow.view(offered.state, 'table');
    expect(packetRowBoard.publicTask(view, name, language)).toMatchObject({ before, task });
  });

  it('begins with the choice of an area', () => {
    const view = packetRow.view(scenario().state, 'table');
    expect(packetRowBoard.publicTask(view, name, 'en').task).toBe('You are harbour master: choose an area.');
  });
});

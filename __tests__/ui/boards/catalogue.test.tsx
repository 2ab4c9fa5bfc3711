import { LANGUAGES } from '@/engine/phrase';
import type { AnyGame, Viewer } from '@/engine/game';
import { Dice } from '@/engine/random';
import { GAME_IDS, gameOf, type GameId } from '@/games';
import { buildingNamed, type BuildingId } from '@/games/harbour/cards/buildings';
import { HIDDEN, NONE, type HarbourState } from '@/games/harbour/state';
import { view as harbourView } from '@/games/harbour/view';
import { harbourCatalogue } from '@/ui/boards/harbour/model/catalogue';
import { playAtRandom, seedOf } from '../../support/random-play';
import { scenario } from '../../games/harbour/scenario';
import { table } from '../../games/rotterdam/scenario';
import { rotterdam } from '@/games/rotterdam';
import { rotterdamCatalogue } from '@/ui/boards/rotterdam/model/catalogue';
import { EVERY_BOARD } from './everyBoard';

/** How many different cards, and how many cards, lie on each shelf. */
const SHELVES: Readonly<Record<GameId, Readonly<Record<string, readonly [number, number]>>>> = {
  'packet-row': { guildhall: [34, 38], docks: [18, 42], market: [22, 42], bank: [16, 38] },
  harbour: { buildings: [36, 36], characters: [20, 20] },
  rotterdam: { orders: [46, 46], shipCards: [9, 20] },
};

const EVERY = 23;

/** Some positions of a random game, and all that any viewer knows there. */
function positions(game: AnyGame, visit: (state: unknown, viewers: readonly Viewer[]) => void): void {
  const seats = game.seats.max;
  playAtRandom({
    game,
    seats,
    seed: seedOf('catalogue'),
    options: {},
    longest: 20_000,
    before: ({ play }) => {
      if (play.moves.length % EVERY !== 0) return;
      visit(play.state, ['table', ...Array.from({ length: seats }, (_, seat) => seat)]);
    },
  });
}

describe.each(GAME_IDS)('the catalogue of %s', (id) => {
  const game: AnyGame = gameOf(id);
  const { catalogue } = EVERY_BOARD[id];
  const entries = catalogue.shelves.flatMap((shelf) => shelf.entries);

  it('has every card', () => {
    const counted = catalogue.shelves.map((shelf) => [
      shelf.id,
      [shelf.entries.length, shelf.entries.reduce((sum, { copies }) => sum + copies, 0)],
    ]);
    expect(Object.fromEntries(counted)).toEqual(SHELVES[id]);
    expect(new Set(entries.map(({ card }) => card)).size).toBe(entries.length);
  });

  it('filters by tags that its cards have', () => {
    for (const { tags, entries: cards } of catalogue.shelves) {
      expect(new Set(cards.flatMap((card) => card.tags))).toEqual(new Set(tags));
    }
  });

  it.each(LANGUAGES)('has words for all of it in %s', (language) => {
    const words = catalogue.words(language);
    for (const shelf of catalogue.shelves) {
      expect(words.shelves[shelf.id]).toBeTruthy();
      for (const tag of shelf.tags) expect(words.tags[tag]).toBeTruthy();
    }
    for (const { card } of entries) expect(catalogue.face(card, language).spoken).not.toBe('');
  });

  it('accounts for every copy, whoever looks', () => {
    positions(game, (state, viewers) => {
      for (const viewer of viewers) {
        const view = game.view(state, viewer);
        const wrong = entries.filter((entry) => {
          const { known, unseen } = catalogue.standing(view, entry) ?? { known: [], unseen: entry.copies };
          const lie = known.reduce((sum, { copies }) => sum + copies, 0);
          return unseen < 0 || lie + unseen !== entry.copies;
        });
        expect(wrong).toEqual([]);
      }
    });
  });

  it('tells the open table nothing that a covered hand has a part in', () => {
    positions(game, (state) => {
      const view = game.view(state, 'table');
      const other = game.view(game.imagine(view, new Dice(seedOf('other'), 'world')), 'table');
      for (const entry of entries) {
        expect(catalogue.standing(other, entry)).toEqual(catalogue.standing(view, entry));
      }
    });
  });
});

it('in Harbour, what has not been seen is in the deck', () => {
  positions(gameOf('harbour'), (state) => {
    const { deck, known } = state as HarbourState;
    const view = harbourView(state as HarbourState, 'table');
    const unseen = (harbourCatalogue.shelves[0]?.entries ?? []).flatMap((entry) =>
      (harbourCatalogue.standing(view, entry)?.unseen ?? 0) > 0
        ? [buildingNamed(entry.card as BuildingId)]
        : [],
    );
    expect(unseen.sort()).toEqual(
      deck
        .slice(known)
        .filter((one) => one !== NONE && one !== HIDDEN)
        .sort(),
    );
  });
});

describe('where a card lies', () => {
  const building = (card: string) => ({ card, copies: 1, tags: [] });
  const { state } = scenario({
    owned: [[], ['bank']],
    display: ['pub', 'ranch', 'quarry', 'depot', 'library'],
  });
  const view = harbourView(state, 0);

  it.each([
    ['pub', [{ at: 'offer', copies: 1 }]],
    ['bank', [{ at: 'seat', seat: 1, copies: 1 }]],
    ['abbey', []],
  ])('%s', (card, known) => {
    expect(harbourCatalogue.standing(view, building(card))?.known).toEqual(known);
  });

  it('the own hand is known to its owner alone', () => {
    const scene = table().row('gale', 'tug', 'crossing').cards(0, 'tug');
    const tug = { card: 'tug', copies: 3, tags: [] };
    const unseen = (viewer: Viewer) =>
      rotterdamCatalogue.standing(rotterdam.view(scene.state, viewer), tug)?.unseen;
    expect([unseen(0), unseen(1), unseen('table')]).toEqual([1, 2, 2]);
    expect(rotterdamCatalogue.standing(rotterdam.view(scene.state, 1), tug)?.mayBe).toBe('deckOrHand');
  });
});

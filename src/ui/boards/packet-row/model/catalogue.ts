import { AREAS, CARD_NAMES, face, type CardId } from '@/games/packet-row/cards';
import { AREA, KIND, KIND_CODES, LIKE } from '@/games/packet-row/cards/figures';
import { zones } from '@/games/packet-row/events';
import { packetRowWords } from '@/games/packet-row/phrases';
import type { PacketRowView } from '@/games/packet-row/view';
import type { Catalogue, CatalogueEntry, Shelf, Standing, Whereabouts } from '../../catalogue';
import { paragraphOn } from '../rules/links';
import { facesIn } from './faces';

/** What a banker does depends on the number of players; as the rulebook does, this shows it for two or three. */
const PLAYERS = 3;
/** With so few players some cards leave the game unseen. */
const FEW_PLAYERS = 2;

const ALL: readonly CardId[] = CARD_NAMES.map((_, card) => card);
const kindOf = (card: CardId): string => KIND_CODES[KIND[card] ?? 0] ?? '';
const firstNamed = (name: string): CardId => CARD_NAMES.indexOf(name);

/** The cards of an area; those that are alike are one entry. */
const shelves: readonly Shelf[] = AREAS.map((id, area) => {
  const cards = ALL.filter((card) => AREA[card] === area);
  const entries = cards
    .filter((card) => LIKE[card] === card)
    .map((first) => ({
      card: CARD_NAMES[first] ?? '',
      copies: cards.filter((card) => LIKE[card] === first).length,
      tags: [kindOf(first)],
      rule: paragraphOn(face(first).kind, PLAYERS),
    }));
  return { id, entries, tags: [...new Set(entries.flatMap(({ tags }) => tags))] };
});

function whereabouts(view: PacketRowView, first: CardId): readonly Whereabouts[] {
  const copiesIn = (cards: readonly CardId[]) => cards.filter((card) => LIKE[card] === first).length;
  const all: readonly Whereabouts[] = [
    { at: 'offer', copies: copiesIn(view.areas.flatMap(({ current, future }) => [...current, ...future])) },
    ...view.players.map(({ hand, ships }, seat) => ({
      at: 'seat' as const,
      seat,
      copies: copiesIn([...hand, ...ships]),
    })),
    { at: 'discards', copies: copiesIn(view.areas.flatMap(({ discards }) => discards)) },
  ];
  return all.filter(({ copies }) => copies > 0);
}

/** PR-60: without the ledger everybody remembers by themselves until the game is over. */
function standing(view: PacketRowView, { card, copies }: CatalogueEntry): Standing | undefined {
  if (!view.ledger && view.phase !== 'over') return undefined;
  const known = whereabouts(view, firstNamed(card));
  const seen = known.reduce((sum, { copies: here }) => sum + here, 0);
  return { known, unseen: copies - seen, mayBe: view.players.length === FEW_PLAYERS ? 'deckOrBox' : 'deck' };
}

export const packetRowCatalogue: Catalogue<PacketRowView> = {
  shelves,
  words: (language) => {
    const words = packetRowWords[language];
    const faces = facesIn(language, PLAYERS);
    const kinds = KIND_CODES.map((kind, code) => [kind, faces(KIND.indexOf(code)).kind] as const);
    return {
      shelves: Object.fromEntries(AREAS.map((area) => [area, words.area(area)])),
      tags: Object.fromEntries(kinds),
    };
  },
  face: (card, language) => facesIn(language, PLAYERS)(firstNamed(card)),
  standing,
  cardOf: (piece) => CARD_NAMES[LIKE[piece] ?? piece],
  decks: AREAS.map((_, area) => zones.deck(area).zone),
};

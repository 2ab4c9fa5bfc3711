import type { Seat } from '@/engine/game';
import type { Language } from '@/engine/phrase';
import type { CardFace } from '@/ui/components/card';

/** A card of the game, or several that are alike. */
export interface CatalogueEntry {
  /** By its name in transcripts. */
  readonly card: string;
  readonly copies: number;
  /** What it can be filtered by. */
  readonly tags: readonly string[];
  /** The paragraph of the rules that explains it. */
  readonly rule: string;
}

/** Cards of one kind, in the order in which they are shown. */
export interface Shelf {
  readonly id: string;
  readonly entries: readonly CatalogueEntry[];
  /** What its entries can be filtered by, in the order in which it is offered. */
  readonly tags: readonly string[];
}

/** Where copies lie that the viewer knows of. */
export type Whereabouts =
  | { readonly at: 'offer' | 'discards' | 'underDeck'; readonly copies: number }
  /** Before somebody, or in a hand that the viewer may know. */
  | { readonly at: 'seat'; readonly seat: Seat; readonly copies: number };

export interface Standing {
  /** Wherever they lie now. */
  readonly known: readonly Whereabouts[];
  /** Copies of which the viewer has not seen where they lie. */
  readonly unseen: number;
  /**
   * Where those may be: only to come, perhaps in a hand or laid aside unseen, offered to somebody else in
   * secret, or not in this game at all.
   */
  readonly mayBe: 'deck' | 'deckOrHand' | 'deckOrBox' | 'offered' | 'away';
}

export interface CatalogueWords {
  readonly shelves: Readonly<Record<string, string>>;
  readonly tags: Readonly<Record<string, string>>;
}

/** All cards of a game to look things up in; the screen that shows them is the same for every game. */
export interface Catalogue<View> {
  readonly shelves: readonly Shelf[];
  words(language: Language): CatalogueWords;
  face(card: string, language: Language): CardFace;
  /** What the view knows of a card; undefined where players have to remember it by themselves. */
  standing(view: View, entry: CatalogueEntry): Standing | undefined;
  /** Which card a piece of an event is, by its name in transcripts; undefined where it is none of these. */
  cardOf(piece: number): string | undefined;
  /** Places where cards lie face down, as events name them: what comes from there is shown, be it once more. */
  readonly decks: readonly string[];
}

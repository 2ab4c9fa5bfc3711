import type { Language } from '@/engine/phrase';
import type { CardId } from '@/games/packet-row/cards';
import { packetRowWords } from '@/games/packet-row/phrases';
import type { Faces, facesIn } from '@/ui/boards/packet-row/model/faces';
import type { CardFace } from '@/ui/components/card';

/** The canary of a card: wherever the card is named, this is, and nowhere else. */
export const markOf = (card: CardId): string => `⟦${card}⟧`;

/** The same for pictures: a colour that nothing else is drawn in. */
const paintOf = (card: CardId): string => `#c0ff${card.toString(16).padStart(2, '0')}`;

const TRACES = /⟦(\d+)⟧|#c0ff([0-9a-f]{2})/g;

export interface Trace {
  readonly card: CardId;
  /** What it stands in, for whoever has to find out why. */
  readonly around: string;
}

const AROUND = 60;

/** Where the text of a whole screen tells anything of any card. */
export function tracesIn(text: string): readonly Trace[] {
  return [...text.matchAll(TRACES)].map(({ 0: trace, 1: named, 2: painted, index }) => ({
    card: named === undefined ? parseInt(painted ?? '', 16) : Number(named),
    around: text.slice(Math.max(0, index - AROUND), index + trace.length),
  }));
}

const marked = new WeakMap<CardFace, CardFace>();

function markedFace(face: CardFace, card: CardId): CardFace {
  const known = marked.get(face);
  if (known !== undefined) return known;
  const mark = markOf(card);
  const { vignette } = face;
  const made: CardFace = {
    ...face,
    kind: `${face.kind} ${mark}`,
    title: `${face.title} ${mark}`,
    vignette: 'icon' in vignette ? { ...vignette, colour: paintOf(card) } : vignette,
    value: { ...face.value, words: `${face.value.words} ${mark}` },
    effect: `${face.effect ?? ''} ${mark}`,
    spoken: `${face.spoken} ${mark}`,
  };
  marked.set(face, made);
  return made;
}

/** The faces of all cards, each with its canary in everything that is drawn or read aloud of it. */
export function markedFaces(real: typeof facesIn): typeof facesIn {
  return (language: Language, players: number): Faces => {
    const faces = real(language, players);
    return (card) => markedFace(faces(card), card);
  };
}

/** The names of all cards in sentences, each with its canary. */
export function markNames(language: Language): void {
  const words = packetRowWords[language];
  const { card: named } = words;
  words.card = (card) => `${named(card)} ${markOf(card)}`;
}

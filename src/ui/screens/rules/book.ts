import type { Language } from '@/engine/phrase';
import type { Rulebook } from '@/ui/boards/rulebook';
import type { CardFace } from '@/ui/components/card';

export interface ReadParagraph {
  readonly id: string;
  readonly chapter: string;
  readonly title: string;
  readonly text: readonly string[];
  readonly example: string | undefined;
  readonly faces: readonly CardFace[];
}

export interface ReadChapter {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly ReadParagraph[];
}

/** An amount is never parted from its sign at the end of a line. */
const keptTogether = (words: string) => words.replace(/(\d) \$/g, '$1\u00a0$');

/** The book in the reader's language. */
export function readBook(book: Rulebook, language: Language): readonly ReadChapter[] {
  const words = book.words(language);
  return book.chapters.map(({ id, paragraphs }) => {
    const title = words.chapters[id] ?? id;
    return {
      id,
      title,
      paragraphs: paragraphs.flatMap((paragraph) => {
        const said = words.paragraphs[paragraph.id];
        if (said === undefined) return [];
        return {
          id: paragraph.id,
          chapter: title,
          title: said.title,
          text: said.text.map(keptTogether),
          example: said.example === undefined ? undefined : keptTogether(said.example),
          faces: (paragraph.cards ?? []).map((card) => book.face(card, language)),
        };
      }),
    };
  });
}

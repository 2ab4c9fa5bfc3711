import type { Language } from '@/engine/phrase';
import type { ComponentType } from 'react';
import type { Rulebook, RulebookWords } from '@/ui/boards/rulebook';
import type { CardFace } from '@/ui/components/card';

interface ReadPicture {
  readonly Drawing: ComponentType<{ readonly width: number }>;
  readonly spoken: string;
}

export interface ReadParagraph {
  readonly id: string;
  readonly chapter: string;
  readonly title: string;
  readonly text: readonly string[];
  readonly example: string | undefined;
  readonly faces: readonly CardFace[];
  readonly picture: ReadPicture | undefined;
}

export interface ReadChapter {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly ReadParagraph[];
}

/** An amount is never parted from its sign at the end of a line. */
const keptTogether = (words: string) => words.replace(/(\d) \$/g, '$1\u00a0$');

function pictureOf(book: Rulebook, words: RulebookWords, name: string | undefined): ReadPicture | undefined {
  const Drawing = name === undefined ? undefined : book.pictures[name];
  return name === undefined || Drawing === undefined
    ? undefined
    : { Drawing, spoken: words.pictures?.[name] ?? '' };
}

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
          picture: pictureOf(book, words, paragraph.picture),
        };
      }),
    };
  });
}

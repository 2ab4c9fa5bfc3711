import type { ReadChapter, ReadParagraph } from './book';

/** Each letter without its accent and in lower case; as long as before, so that places stay where they were. */
export function folded(text: string): string {
  return Array.from(text, (letter) => {
    const plain = letter.normalize('NFD').charAt(0).toLowerCase();
    return plain.length === letter.length ? plain : letter;
  }).join('');
}

/** What is looked for: words that all have to occur. */
export function termsOf(query: string): readonly string[] {
  return folded(query)
    .split(/\s+/)
    .filter((term) => term !== '');
}

function wordsOf({ chapter, title, text, example = '', faces, picture }: ReadParagraph): string {
  const drawn = [...faces, ...(picture === undefined ? [] : [picture])].map(({ spoken }) => spoken);
  return folded([chapter, title, ...text, example, ...drawn].join(' '));
}

/** The paragraphs in which every word occurs; those that have them in their title come first. */
export function findIn(book: readonly ReadChapter[], terms: readonly string[]): readonly ReadParagraph[] {
  const every = (text: string) => terms.every((term) => text.includes(term));
  const found = book.flatMap(({ paragraphs }) => paragraphs).filter((one) => every(wordsOf(one)));
  const titled = found.filter(({ title }) => every(folded(title)));
  return [...titled, ...found.filter((one) => !titled.includes(one))];
}

export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

/** A text cut where something that was looked for begins or ends. */
export function pieces(text: string, terms: readonly string[]): readonly Piece[] {
  const plain = folded(text);
  const found = Array.from(text, () => false);
  for (const term of terms) {
    for (let at = plain.indexOf(term); at >= 0; at = plain.indexOf(term, at + term.length)) {
      found.fill(true, at, at + term.length);
    }
  }
  const cut: Piece[] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at++) {
    if (at < text.length && found[at] === found[from]) continue;
    cut.push({ text: text.slice(from, at), found: found[from] ?? false });
    from = at;
  }
  return cut;
}

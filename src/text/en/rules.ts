/** The screen that shows a game's rulebook. */
export const rules = {
  title: 'Rules',
  titleOf: (a: { game: string }) => `${a.game}: rules`,
  game: 'Game',
  search: 'Search the rules',
  found: (a: { count: number }) =>
    a.count === 1 ? `${a.count} paragraph found` : `${a.count} paragraphs found`,
  nothing: { title: 'Nothing found', about: 'Try another word, or fewer of them.' },
  contents: 'Contents',
  toContents: 'Back to the contents',
  inChapter: 'Show in its chapter',
  inChapterOf: (a: { paragraph: string }) => `Show in its chapter: ${a.paragraph}`,
  example: 'Example',
  /** A link to a paragraph: "Rules: last call". */
  about: (a: { paragraph: string }) => `Rules: ${a.paragraph}`,
  none: { title: 'No rules here yet', about: 'This game cannot be played yet.' },
};

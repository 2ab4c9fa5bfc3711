/** The rulebook, by the ids of its chapters and paragraphs. */
export const rules = { chapters: {}, paragraphs: {} };

/** In quotation marks; those that stand in it already become single ones. */
export const quoted = (text: string): string => `„${text.replaceAll('„', '‚').replaceAll('“', '‘')}“`;

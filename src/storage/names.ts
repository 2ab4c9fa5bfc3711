/** What fits a player's cell on the smallest phone; the fields of the app let nobody write more. */
export const LONGEST_NAME = 14;
/** The same for what people call a saved game. */
export const LONGEST_TITLE = 80;

/** Line breaks and other controls: a name is one line. */
const BREAKS = /[\p{Cc}\p{Z}\s]+/gu;
/** Halves of characters, marks that turn the direction of what follows, letters without a shape, and places kept for such. */
const SHAPELESS =
  /[\p{Cs}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2065\u2800\u3164\uffa0\ufff0-\ufff8\u{e0000}-\u{e00ff}\u{e01f0}-\u{e0fff}]|(?![\u200c\u200d])\p{Cf}/gu;
/** Joiners mean something between letters and pictures of many scripts, and nothing at an edge or beside plain Latin. */
const LOOSE_JOINERS =
  /(?<=^|[\u0000-\u024f\u200c\u200d])[\u200c\u200d]+|[\u200c\u200d]+(?=$|[\u0000-\u024f\u200c\u200d])/gu;
/** Choose how the character before them looks, and are nothing by themselves. */
const SELECTORS = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu;

/** A text of one line in which everything shows, no longer than that; empty where nothing of it would show. */
export function tidied(text: string, longest: number): string {
  const shown = text.replace(SHAPELESS, '').replace(LOOSE_JOINERS, '').replace(BREAKS, ' ').trim();
  if (shown.replace(SELECTORS, '') === '') return '';
  // A cut must not leave half a character, nor a space or a joiner at the end.
  return shown.slice(0, longest).replace(SHAPELESS, '').replace(LOOSE_JOINERS, '').trim();
}

/** The names of a table as the app's own fields would have allowed them: each one shows, and no two are the same. */
export function tidiedNames(names: readonly string[]): readonly string[] {
  const taken: string[] = [];
  for (const [at, name] of names.entries()) {
    const own = tidied(name, LONGEST_NAME);
    taken.push(distinct(own === '' ? `№ ${at + 1}` : own, taken));
  }
  return taken;
}

function distinct(name: string, taken: readonly string[]): string {
  let next = name;
  for (let number = 2; taken.includes(next); number += 1) {
    const mark = ` ${number}`;
    next = `${tidied(name, LONGEST_NAME - mark.length)}${mark}`;
  }
  return next;
}

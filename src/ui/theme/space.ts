export const space = { half: 4, group: 8, panel: 12, margin: 16, section: 24 } as const;

export const radius = { slip: 6, button: 7, card: 8, panel: 10 } as const;

export const touch = { icon: 48, button: 52, confirm: 56 } as const;

/** A line of reading text stays comfortable up to here. */
export const readingWidth = 720;

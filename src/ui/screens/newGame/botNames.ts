/** Names of harbour people that read the same in every language. */
export const BOT_NAMES = ['Greta', 'Oskar', 'Ines', 'Hector', 'Willa', 'Marius', 'Selma', 'Anton'] as const;

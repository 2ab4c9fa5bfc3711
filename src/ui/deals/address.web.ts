/** The address of a screen for others: of this very site, wherever it is served. */
export const addressOf = (path: string): string => `${window.location.origin}/${path}`;

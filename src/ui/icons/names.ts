import authors from './authors.json';

export type IconName = keyof typeof authors;

export const ICON_AUTHORS: Readonly<Record<IconName, string>> = authors;

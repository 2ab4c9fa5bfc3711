import { fireEvent, screen } from '@testing-library/react-native';
import type { Language } from '@/engine/phrase';
import { BUILDINGS, type BuildingId } from '@/games/harbour/cards/buildings';
import { GOODS, type GoodName } from '@/games/harbour/cards/goods';
import type { PlayerBoardId } from '@/games/harbour/cards/player-boards';
import { harbourWords } from '@/games/harbour/phrases';
import { NAMES } from './seated';

type Control = ReturnType<typeof screen.getAllByRole>[number];
const ROLES = ['button', 'radio', 'checkbox', 'tab'] as const;

/** Everything that can be touched and is called like this. */
export const controls = (name: string | RegExp): readonly Control[] =>
  ROLES.flatMap((role) => screen.queryAllByRole(role, { name }));

export function control(name: string | RegExp): Control {
  const [found] = controls(name);
  if (found === undefined) throw new Error(`nothing to touch is called ${String(name)}`);
  return found;
}

export function press(name: string | RegExp): void {
  fireEvent.press(control(name));
}

const isGood = (word: string): word is GoodName => (GOODS as readonly string[]).includes(word);
const isBuilding = (word: string): word is BuildingId => BUILDINGS.some(({ id }) => id === word);

const begins = (words: string): RegExp => new RegExp(`^${words}(,|\\.|$)`, 'iu');

/** What a tap is meant for, as a test writes it: a good, a building, «take 1 stone», «board broker», or a button's name. */
function named(tap: string, language: Language): string | RegExp {
  const words = harbourWords[language];
  const [verb = '', first = '', second = ''] = tap.split(' ');
  if (isGood(tap)) return begins(words.goods[tap]);
  if (isBuilding(tap)) return begins(words.buildings[tap]);
  if (verb === 'board') return begins(words.boards[first as PlayerBoardId]);
  if (verb === 'take' && isGood(second)) {
    return new RegExp(`^${words.goods[second]} .*${NAMES[Number(first)]}`, 'iu');
  }
  // What is called otherwise is written in both languages.
  const [english = '', german = english] = tap.split('|');
  return language === 'en' ? english : german;
}

export function tap(taps: readonly string[], language: Language = 'en'): void {
  for (const one of taps) press(named(one, language));
}

import type { Action, Part } from '@/games/harbour/cards/actions';
import { actionAt, FIRST_START, type Place, type Situation } from '@/games/harbour/state';
import type { IconName } from '@/ui/icons';
import { INKS, type Ink } from '@/ui/theme';
import { QUAY_STONE } from '../art/inks';

/** What kind of thing a building does; each family has an ink and an emblem. */
const FAMILIES = ['start', 'gain', 'exchange', 'market', 'buy'] as const;
export type Family = (typeof FAMILIES)[number];

interface FamilyLook {
  readonly ink: Ink;
  readonly emblem: IconName;
}

export const FAMILY_LOOKS: Readonly<Record<Family, FamilyLook>> = {
  start: { ink: QUAY_STONE, emblem: 'wooden-pier' },
  gain: { ink: INKS.green, emblem: 'wheelbarrow' },
  exchange: { ink: INKS.blue, emblem: 'trade' },
  market: { ink: INKS.gold, emblem: 'scales' },
  buy: { ink: INKS.red, emblem: 'shop' },
};

const FAMILY_OF_PART: Readonly<Record<Part['part'], Exclude<Family, 'start'>>> = {
  gain: 'gain',
  perSymbol: 'gain',
  double: 'gain',
  tax: 'gain',
  others: 'gain',
  convert: 'exchange',
  trade: 'exchange',
  turn: 'exchange',
  take: 'market',
  swap: 'market',
  raise: 'market',
  reverse: 'market',
  gainOnSpace: 'market',
  replace: 'market',
  buy: 'buy',
};

/** A purchase says more of a building than the goods that come with it; otherwise its first part does. */
export function familyOf({ parts }: Action): Exclude<Family, 'start'> {
  const families = parts.map(({ part }) => FAMILY_OF_PART[part]);
  return families.find((family) => family === 'buy') ?? families[0] ?? 'gain';
}

export const familyAt = (view: Situation, place: Place): Family =>
  place >= FIRST_START ? 'start' : familyOf(actionAt(view, place));

import type { EffectPart } from '@/games/harbour/ahead/effect';
import type { Preview } from '@/games/harbour/ahead/preview';
import type { Good } from '@/games/harbour/cards/goods';
import type { Sight } from './sight';
import type { Family } from './families';

/** In which order families are told: what ends the game first. Start buildings stand with the purchases. */
const TOLD_FAMILIES = ['buy', 'gain', 'exchange', 'market'] as const satisfies readonly Family[];
type ToldFamily = (typeof TOLD_FAMILIES)[number];

const toldFamily = (family: Family): ToldFamily => (family === 'start' ? 'buy' : family);

function partGives(part: EffectPart, good: Good): boolean {
  switch (part.part) {
    case 'gain':
      return part.any > 0 || (part.goods[good] ?? 0) > 0;
    case 'perSymbol':
    case 'convert':
    case 'gainOnSpace':
      return (part.goods[good] ?? 0) > 0;
    case 'trade':
      return part.short === 0;
    case 'turn':
      return part.most > 0;
    case 'double':
      return part.goods.includes(good);
    case 'tax':
      return part.from.length > 0;
    case 'take':
      return part.possible;
    case 'swap':
      return part.gain > 0;
    default:
      return false;
  }
}

/** Whether a visit could bring this good. */
export const couldGive = ({ effect, nothing }: Preview, good: Good): boolean =>
  !nothing && effect.parts.some((part) => partGives(part, good));

interface Group {
  readonly family: ToldFamily;
  readonly places: readonly Sight[];
}

/** By what they do; those that can be entered come first. */
export function groupsOf(sights: readonly Sight[]): readonly Group[] {
  const open = (sight: Sight) => (sight.entry === 'open' ? 0 : 1);
  return TOLD_FAMILIES.map((family) => ({
    family,
    places: sights
      .filter((sight) => toldFamily(sight.family) === family)
      .sort((one, other) => open(one) - open(other)),
  })).filter(({ places }) => places.length > 0);
}

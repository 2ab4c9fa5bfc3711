import { goodName, type Good } from '@/games/harbour/cards/goods';
import { Icon } from '@/ui/icons';
import { GOOD_LOOKS } from './goods';

interface GoodIconProps {
  good: Good;
  size: number;
  /** Where it does not stand on paper, the colour of the type around it. */
  colour?: string | undefined;
}

/** A good beside its figure or its name. */
export function GoodIcon({ good, size, colour }: GoodIconProps) {
  const look = GOOD_LOOKS[goodName(good)];
  return <Icon name={look.icon} size={size} colour={colour ?? look.colour} />;
}

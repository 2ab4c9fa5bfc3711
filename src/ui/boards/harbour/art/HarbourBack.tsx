import { CardBack, type CardSize } from '@/ui/components/card';
import { SEA } from './inks';

/** The back of every building: sea ink and the roofs of Gullsbottom. */
export function HarbourBack({ size, name }: { size: CardSize; name: string }) {
  return <CardBack ink={SEA} emblem="medieval-village-01" name={name} size={size} />;
}

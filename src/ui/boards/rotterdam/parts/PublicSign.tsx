import { Icon } from '@/ui/icons';
import { useTheme } from '@/ui/theme';

/** The game, for the curtain. */
export function PublicSign({ size }: { size: number }) {
  const { colour } = useTheme();
  return <Icon name="windmill" size={size} colour={colour.text} />;
}

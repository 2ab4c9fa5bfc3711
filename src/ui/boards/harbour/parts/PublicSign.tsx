import { Icon } from '@/ui/icons';
import { useTheme } from '@/ui/theme';

/** The harbour, for the curtain. */
export function PublicSign({ size }: { size: number }) {
  const { colour } = useTheme();
  return <Icon name="lighthouse" size={size} colour={colour.text} />;
}

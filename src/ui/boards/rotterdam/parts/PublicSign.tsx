import type { RotterdamView } from '@/games/rotterdam/view';
import { Icon } from '@/ui/icons';
import { useTheme } from '@/ui/theme';
import { roleIcon } from '../art/emblems';
import { roleBehind } from '../model/publicTask';

/** The role that led to the question, or the game's own sign. */
export function PublicSign({ view, size }: { view: RotterdamView; size: number }) {
  const { colour } = useTheme();
  const role = roleBehind(view);
  return <Icon name={role === undefined ? 'windmill' : roleIcon(role)} size={size} colour={colour.text} />;
}

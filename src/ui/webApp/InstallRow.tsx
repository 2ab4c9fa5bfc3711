import { MenuRow, Type } from '@/ui/components';
import { useText } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { useInstalling } from './install';

/** Puts the page on the device as an app, where the browser lets it. */
export function InstallRow() {
  const { install: text } = useText().webApp;
  const { colour } = useTheme();
  const installing = useInstalling();
  if (installing === undefined) return null;
  if (installing.by === 'hand') {
    return (
      <Type variant="text" colour={colour.textSoft}>
        {text.byHand}
      </Type>
    );
  }
  return (
    <MenuRow icon="anchor" label={text.action} about={text.about} onPress={() => void installing.install()} />
  );
}

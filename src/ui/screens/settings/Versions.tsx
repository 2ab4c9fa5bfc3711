import { View } from 'react-native';
import { GAME_IDS, gameOf } from '@/games';
import { Type } from '@/ui/components';
import { useGameWords } from '@/ui/gameWords';
import { useText } from '@/ui/text';
import { version } from '../../../../package.json';
import { Setting } from './Setting';

/** What somebody is asked for who reports a fault, and why a save of another version may not open. */
export function Versions() {
  const { app, settings } = useText();
  const { version: text } = settings;
  const gameWords = useGameWords();
  return (
    <Setting label={text.label} about={text.about}>
      <View>
        <Type variant="text">{text.app({ name: app.name, version })}</Type>
        {GAME_IDS.map((game) => (
          <Type key={game} variant="text">
            {text.rules({ game: gameWords(game).name, version: gameOf(game).rulesVersion })}
          </Type>
        ))}
      </View>
    </Setting>
  );
}

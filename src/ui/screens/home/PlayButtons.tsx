import { useNavigation } from '@react-navigation/native';
import { StyleSheet } from 'react-native';
import type { GameId } from '@/games';
import { Banner, Button, Touchable, Type } from '@/ui/components';
import type { Navigator } from '@/ui/navigation/routes';
import type { Draft } from '@/ui/screens/newGame/draft';
import { startTable } from '@/ui/screens/newGame/startTable';
import { namesAt } from '@/ui/screens/newGame/table';
import { useText } from '@/ui/text';
import { touch, useTheme } from '@/ui/theme';
import { useMatchStart } from '@/ui/match/useMatchStart';

/** Sets a new table. */
export function NewGameButton({ game, name, ink }: { game: GameId; name: string; ink: string }) {
  const { home } = useText();
  const navigation = useNavigation<Navigator>();
  return (
    <Button
      label={home.newGame}
      spoken={home.newGameOf({ game: name })}
      ink={ink}
      onPress={() => navigation.navigate('newGame', { game })}
    />
  );
}

/** Teaches the game from the beginning, or from where that was left. */
export function LearnLink({ game, name }: { game: GameId; name: string }) {
  const { learn } = useText();
  const { colour } = useTheme();
  const navigation = useNavigation<Navigator>();
  return (
    <Touchable
      role="link"
      label={learn.titleOf({ game: name })}
      onPress={() => navigation.navigate('learn', { game })}
      style={styles.again}
    >
      <Type variant="button" size={16} colour={colour.ink} style={styles.underlined}>
        {learn.title}
      </Type>
    </Touchable>
  );
}

/** Begins at once with the table of last time, or says why it cannot. */
export function SameTableButton({ game, table }: { game: GameId; table: Draft }) {
  const { home, newGame } = useText();
  const { colour } = useTheme();
  const navigation = useNavigation<Navigator>();
  const { start, trouble } = useMatchStart(game, (id) => navigation.navigate('table', { id }));
  if (trouble !== undefined) return <Banner tone="warning" text={trouble} />;
  return (
    <Touchable
      role="button"
      label={home.sameTable}
      onPress={() => start(() => startTable(game, table, namesAt(table.seats, newGame.person)))}
      style={styles.again}
    >
      <Type variant="button" size={16} colour={colour.ink} style={styles.underlined}>
        {home.sameTable}
      </Type>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  again: { minHeight: touch.icon, justifyContent: 'center' },
  underlined: { textDecorationLine: 'underline' },
});

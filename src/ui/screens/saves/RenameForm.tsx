import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { SavedGame } from '@/match/store';
import { LONGEST_TITLE } from '@/storage/names';
import { Button, TextField, Type } from '@/ui/components';
import { useText } from '@/ui/text';
import { space, useTheme } from '@/ui/theme';
import { useSavedWords } from './useSavedWords';

interface RenameFormProps {
  game: SavedGame;
  onRename: (name: string) => void;
}

export function RenameForm({ game, onRename }: RenameFormProps) {
  const { saves: text } = useText();
  const { colour } = useTheme();
  const { moment } = useSavedWords()(game);
  const [name, setName] = useState(game.name ?? '');
  return (
    <View style={styles.form}>
      <TextField
        label={text.name}
        value={name}
        placeholder={moment}
        maxLength={LONGEST_TITLE}
        onChange={setName}
      />
      <Type variant="text" colour={colour.textSoft}>
        {text.renameAbout}
      </Type>
      <Button label={text.keepName} onPress={() => onRename(name)} />
    </View>
  );
}

const styles = StyleSheet.create({
  form: { gap: space.panel },
});

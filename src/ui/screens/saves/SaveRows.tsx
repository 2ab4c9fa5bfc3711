import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { SavedGame, UnreadableSave } from '@/match/store';
import { Button, IconButton, Panel, Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { useText } from '@/ui/text';
import { readingWidth, space, useTheme } from '@/ui/theme';
import { SavePicture } from './SavePicture';
import { useOpenSave } from './useOpenSave';
import type { ListedSave } from './useSavedGames';
import { useSavedWords } from './useSavedWords';

interface SavedRowProps {
  game: SavedGame;
  onMore: (save: ListedSave) => void;
}

/** A game to play on, with everything else behind its menu. */
export const SavedRow = memo(function SavedRow({ game, onMore }: SavedRowProps) {
  const { saves: text } = useText();
  const { colour } = useTheme();
  const open = useOpenSave();
  const { heading, status, players } = useSavedWords()(game);
  const goOn = game.over ? text.results : text.continue;
  return (
    <Panel style={styles.row}>
      <View style={styles.game}>
        <SavePicture game={game} />
        <View style={styles.words}>
          <Type variant="prompt" heading={2}>
            {heading}
          </Type>
          <Type variant="text">{text.players({ names: players })}</Type>
          <Type variant="text" colour={colour.textSoft}>
            {status}
          </Type>
        </View>
      </View>
      <View style={styles.buttons}>
        <Button
          variant="secondary"
          size="small"
          label={goOn}
          spoken={`${goOn}: ${heading}`}
          onPress={() => open(game)}
          style={styles.goOn}
        />
        <IconButton icon="menu" label={text.more({ what: heading })} onPress={() => onMore(game)} />
      </View>
    </Panel>
  );
});

interface UnreadableRowProps {
  save: UnreadableSave;
  onMore: (save: ListedSave) => void;
}

/** What cannot be opened, and why: it can still be sent away or deleted. */
export const UnreadableRow = memo(function UnreadableRow({ save, onMore }: UnreadableRowProps) {
  const { saves: text } = useText();
  const { colour } = useTheme();
  return (
    <Panel style={styles.row}>
      <View style={styles.game}>
        <View style={styles.noPicture}>
          <Icon name="hazard-sign" size={42} colour={colour.textSoft} />
        </View>
        <View style={styles.words}>
          <Type variant="prompt" heading={2}>
            {text.unreadable}
          </Type>
          <Type variant="text" colour={colour.textSoft}>
            {text.faults[save.fault]}
          </Type>
        </View>
      </View>
      <View style={styles.buttons}>
        <IconButton icon="menu" label={text.more({ what: text.unreadable })} onPress={() => onMore(save)} />
      </View>
    </Panel>
  );
});

const styles = StyleSheet.create({
  row: {
    width: '100%',
    maxWidth: readingWidth,
    alignSelf: 'center',
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.group,
  },
  game: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 300,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.panel,
  },
  noPicture: { width: 92, alignItems: 'center' },
  words: { flex: 1, gap: 2 },
  buttons: { flexDirection: 'row', gap: space.group, marginLeft: 'auto' },
  goOn: { flexGrow: 1 },
});

import { useNavigation } from '@react-navigation/native';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { SavedGame, UnreadableSave } from '@/match/store';
import { Button, EmptyState, FlagName, Panel, Screen, Sheet, Type } from '@/ui/components';
import { houseOf } from '@/ui/houseOf';
import type { Navigator } from '@/ui/navigation/routes';
import { useGoBack } from '@/ui/navigation/useGoBack';
import { useText } from '@/ui/text';
import { space, useTheme } from '@/ui/theme';
import { useSavedGames } from './useSavedGames';
import { useSavedWords } from './useSavedWords';

interface Doomed {
  readonly id: string;
  readonly what: string;
}

/** Every game on this device, to play on or to delete. */
export function SavesScreen() {
  const { saves: text } = useText();
  const [saves, remove] = useSavedGames();
  const [doomed, setDoomed] = useState<Doomed>();
  const none = saves !== undefined && saves.games.length + saves.unreadable.length === 0;
  return (
    <Screen title={text.title} onBack={useGoBack()} reading>
      {none && <EmptyState icon="sail" title={text.empty.title} text={text.empty.about} />}
      <View style={styles.list} testID="saves">
        {saves?.games.map((game) => (
          <SavedGamePanel key={game.id} game={game} onDelete={setDoomed} />
        ))}
        {saves?.unreadable.map((save) => (
          <UnreadablePanel key={save.id} save={save} onDelete={setDoomed} />
        ))}
      </View>
      <ConfirmDelete
        doomed={doomed}
        onKeep={() => setDoomed(undefined)}
        onDelete={(id) => {
          setDoomed(undefined);
          void remove(id);
        }}
      />
    </Screen>
  );
}

interface SavedGamePanelProps {
  game: SavedGame;
  onDelete: (doomed: Doomed) => void;
}

function SavedGamePanel({ game, onDelete }: SavedGamePanelProps) {
  const { saves: text } = useText();
  const { colour } = useTheme();
  const navigation = useNavigation<Navigator>();
  const { heading, status } = useSavedWords()(game);
  const { id, over } = game;
  return (
    <Panel style={styles.save}>
      <View style={styles.words}>
        <Type variant="prompt" heading={2}>
          {heading}
        </Type>
        <Type variant="text" colour={colour.textSoft}>
          {status}
        </Type>
        <View style={styles.players}>
          {game.seats.map((seat) => (
            <FlagName key={seat.house} house={houseOf(seat)} name={seat.name} />
          ))}
        </View>
      </View>
      <View style={styles.buttons}>
        <Button
          variant="quiet"
          size="small"
          label={text.delete}
          spoken={text.deleteNamed({ what: heading })}
          onPress={() => onDelete({ id, what: heading })}
        />
        <Button
          variant="secondary"
          size="small"
          label={over ? text.results : text.continue}
          spoken={`${over ? text.results : text.continue}: ${heading}`}
          onPress={() => navigation.navigate(over ? 'results' : 'table', { id })}
        />
      </View>
    </Panel>
  );
}

interface UnreadablePanelProps {
  save: UnreadableSave;
  onDelete: (doomed: Doomed) => void;
}

function UnreadablePanel({ save, onDelete }: UnreadablePanelProps) {
  const { saves: text } = useText();
  const { colour } = useTheme();
  const { id, fault } = save;
  return (
    <Panel style={styles.save}>
      <View style={styles.words}>
        <Type variant="prompt" heading={2}>
          {text.unreadable}
        </Type>
        <Type variant="text" colour={colour.textSoft}>
          {text.faults[fault]}
        </Type>
      </View>
      <View style={styles.buttons}>
        <Button
          variant="quiet"
          size="small"
          label={text.delete}
          spoken={text.deleteNamed({ what: text.unreadable })}
          onPress={() => onDelete({ id, what: text.unreadable })}
        />
      </View>
    </Panel>
  );
}

interface ConfirmDeleteProps {
  doomed: Doomed | undefined;
  onKeep: () => void;
  onDelete: (id: string) => void;
}

function ConfirmDelete({ doomed, onKeep, onDelete }: ConfirmDeleteProps) {
  const { saves: text } = useText();
  return (
    <Sheet
      open={doomed !== undefined}
      title={text.confirm.title}
      onClose={onKeep}
      footer={
        <View style={styles.buttons}>
          <Button variant="secondary" label={text.confirm.keep} onPress={onKeep} style={styles.half} />
          <Button
            variant="danger"
            label={text.confirm.delete}
            onPress={() => {
              if (doomed !== undefined) onDelete(doomed.id);
            }}
            style={styles.half}
          />
        </View>
      }
    >
      <Type variant="cardTitle">{doomed?.what}</Type>
      <Type variant="text">{text.confirm.about}</Type>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.panel },
  save: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.group },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 300, gap: space.half },
  players: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.margin, rowGap: space.group },
  buttons: {
    flexGrow: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space.group,
  },
  half: { flexGrow: 1 },
});

import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/game';
import { KeysNote, MenuRow } from '@/ui/components';
import { useText } from '@/ui/text';
import { space } from '@/ui/theme';
import { Desks, type Desk } from './Desks';

interface MenuProps {
  /** Why there is no hint now; undefined where there is one. */
  noHint: string | undefined;
  onHint: () => void;
  undo: { readonly available: boolean; readonly reason?: string | undefined; take(): void };
  /** Who else may ask for the device. */
  desks: readonly Desk[];
  onDesk: (seat: Seat) => void;
  onLog: () => void;
  /** Why there is nothing to look back at yet. */
  noReplay: string | undefined;
  onReplay: () => void;
  onCards: () => void;
  onRules: () => void;
  onSettings: () => void;
  onLeave: () => void;
  onClose: () => void;
}

/** What can be done at the table beside playing. */
export function Menu(props: MenuProps) {
  const { noHint, onHint, undo, desks, onDesk, onLog, onCards, onRules, onSettings, onLeave, onClose } =
    props;
  const { noReplay, onReplay } = props;
  const { table, board, advice, replay, catalogue } = useText();
  const closing = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <View style={styles.rows}>
      <MenuRow
        icon="spyglass"
        label={advice.hint}
        about={advice.hintAbout}
        shortcut="hint"
        unavailable={noHint}
        onPress={closing(onHint)}
      />
      <MenuRow
        icon="undo"
        label={board.undo}
        shortcut="undo"
        unavailable={undo.available ? undefined : undo.reason}
        onPress={closing(() => undo.take())}
      />
      <MenuRow icon="scroll-unfurled" label={table.log} shortcut="log" onPress={onLog} />
      <MenuRow
        icon="pocket-watch"
        label={replay.open}
        about={replay.openAbout}
        unavailable={noReplay}
        onPress={closing(onReplay)}
      />
      {desks.length > 0 && <Desks desks={desks} onDesk={(seat) => closing(() => onDesk(seat))()} />}
      <MenuRow icon="card-pick" label={catalogue.title} about={catalogue.about} onPress={onCards} />
      <MenuRow icon="rule-book" label={table.rules} shortcut="rules" onPress={closing(onRules)} />
      <MenuRow icon="cog" label={table.settings} onPress={closing(onSettings)} />
      <MenuRow icon="sail" label={table.leave} about={table.leaveAbout} onPress={closing(onLeave)} />
      <KeysNote />
    </View>
  );
}

const styles = StyleSheet.create({
  rows: { gap: space.group },
});

import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/game';
import type { MatchSeat } from '@/match/table';
import { HouseFlag } from '@/ui/art';
import { Touchable, Type } from '@/ui/components';
import { houseOf } from '@/ui/houseOf';
import { Icon, type IconName, type MarkName } from '@/ui/icons';
import { useText } from '@/ui/text';
import { radius, space, touch, useTheme } from '@/ui/theme';

interface MenuProps {
  /** Why there is no hint now; undefined where there is one. */
  noHint: string | undefined;
  onHint: () => void;
  undo: { readonly available: boolean; readonly reason?: string | undefined; take(): void };
  /** Who else may ask for the device. */
  desks: readonly { readonly seat: Seat; readonly person: MatchSeat }[];
  onDesk: (seat: Seat) => void;
  onLog: () => void;
  onRules: () => void;
  onSettings: () => void;
  onLeave: () => void;
  onClose: () => void;
}

/** What can be done at the table beside playing. */
export function Menu(props: MenuProps) {
  const { noHint, onHint, undo, desks, onDesk, onLog, onRules, onSettings, onLeave, onClose } = props;
  const { table, advice } = useText();
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
        unavailable={noHint}
        onPress={onHint}
      />
      <MenuRow
        icon="undo"
        label={table.undo}
        unavailable={undo.available ? undefined : undo.reason}
        onPress={closing(() => undo.take())}
      />
      <MenuRow icon="scroll-unfurled" label={table.log} onPress={onLog} />
      {desks.map(({ seat, person }) => (
        <MenuRow
          key={seat}
          person={person}
          label={table.desk({ name: person.name })}
          about={table.deskAbout({ name: person.name })}
          onPress={closing(() => onDesk(seat))}
        />
      ))}
      <MenuRow icon="rule-book" label={table.rules} onPress={closing(onRules)} />
      <MenuRow icon="cog" label={table.settings} onPress={closing(onSettings)} />
      <MenuRow icon="sail" label={table.leave} about={table.leaveAbout} onPress={closing(onLeave)} />
    </View>
  );
}

interface MenuRowProps {
  icon?: IconName | MarkName;
  person?: MatchSeat;
  label: string;
  about?: string | undefined;
  unavailable?: string | undefined;
  onPress: () => void;
}

function MenuRow({ icon, person, label, about, unavailable, onPress }: MenuRowProps) {
  const { colour } = useTheme();
  const { common } = useText();
  const off = unavailable !== undefined;
  const below = unavailable ?? about;
  const ink = off ? colour.textSoft : colour.text;
  const spoken = off ? common.unavailable({ what: label, reason: unavailable }) : label;
  return (
    <Touchable
      role="button"
      label={about === undefined ? spoken : `${spoken}. ${about}`}
      disabled={off}
      onPress={onPress}
      style={[styles.row, { borderColor: colour.textSoft }, off && styles.off]}
    >
      <View style={styles.mark}>
        {person !== undefined && <HouseFlag house={houseOf(person)} width={34} />}
        {icon !== undefined && <Icon name={icon} size={26} colour={ink} />}
      </View>
      <View style={styles.words}>
        <Type variant="button" colour={ink}>
          {label}
        </Type>
        {below !== undefined && (
          <Type variant="text" colour={colour.textSoft}>
            {below}
          </Type>
        )}
      </View>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  rows: { gap: space.group },
  row: {
    minHeight: touch.confirm,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.panel,
    paddingHorizontal: space.panel,
    paddingVertical: space.group,
    borderWidth: 1.5,
    borderRadius: radius.button,
  },
  off: { borderStyle: 'dashed' },
  mark: { width: 36, alignItems: 'center' },
  words: { flex: 1 },
});

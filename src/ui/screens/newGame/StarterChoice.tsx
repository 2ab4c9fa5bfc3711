import { StyleSheet, View } from 'react-native';
import { HouseFlag } from '@/ui/art';
import { Touchable, Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { useText } from '@/ui/text';
import { radius, space, touch, useTheme, type House } from '@/ui/theme';
import type { DraftSeat } from './draft';

interface StarterChoiceProps {
  label: string;
  seats: readonly DraftSeat[];
  names: readonly string[];
  /** Whose place was chosen; drawn by lot where nobody was chosen. */
  place: unknown;
  onChoose: (id: number | undefined) => void;
}

/** Somebody at the table, or whoever is drawn. */
export function StarterChoice({ label, seats, names, place, onChoose }: StarterChoiceProps) {
  const { newGame } = useText();
  return (
    <View role="radiogroup" aria-label={label} style={styles.starters}>
      <Starter label={newGame.drawn} chosen={place === undefined} onPress={() => onChoose(undefined)} />
      {seats.map(({ id, house }, at) => (
        <Starter
          key={id}
          label={names[at] ?? ''}
          house={house}
          chosen={place === at}
          onPress={() => onChoose(id)}
        />
      ))}
    </View>
  );
}

interface StarterProps {
  label: string;
  house?: House;
  chosen: boolean;
  onPress: () => void;
}

function Starter({ label, house, chosen, onPress }: StarterProps) {
  const { colour } = useTheme();
  const ink = chosen ? colour.onAction : colour.text;
  return (
    <Touchable
      role="radio"
      label={label}
      checked={chosen}
      onPress={onPress}
      style={[
        styles.starter,
        { borderColor: colour.textSoft },
        chosen && { backgroundColor: colour.action, borderColor: colour.action },
      ]}
    >
      {house === undefined ? (
        <Icon name="ship-wheel" size={22} colour={ink} />
      ) : (
        <HouseFlag house={house} width={28} />
      )}
      <Type variant="button" size={16} colour={ink} style={styles.label}>
        {label}
      </Type>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  starters: { flexDirection: 'row', flexWrap: 'wrap', gap: space.group },
  starter: {
    minHeight: touch.icon,
    maxWidth: '100%',
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.group,
    paddingHorizontal: space.panel,
    borderWidth: 1.5,
    borderRadius: radius.button,
  },
  label: { flexShrink: 1 },
});

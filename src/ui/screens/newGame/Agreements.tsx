import { StyleSheet, View } from 'react-native';
import { Panel, Toggle, Touchable, Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { useText } from '@/ui/text';
import { HouseFlag } from '@/ui/art';
import { radius, space, touch, useTheme, type House } from '@/ui/theme';
import type { Draft } from './draft';

interface AgreementsProps {
  draft: Draft;
  names: readonly string[];
  onChange: (change: (draft: Draft) => Draft) => void;
}

const TOGGLES = ['ledger', 'takeBack', 'openHands'] as const;

/** Who starts, and what the table agrees on beside the rules. */
export function Agreements({ draft, names, onChange }: AgreementsProps) {
  const { newGame: text, games } = useText();
  const { firstHarbourMaster, ledger } = games['packet-row'].options;
  const words = { ...text, ledger };
  const choose = (first: number | undefined) => onChange((before) => ({ ...before, first }));
  return (
    <>
      <Type variant="cardTitle" heading={2} style={styles.heading}>
        {firstHarbourMaster.label}
      </Type>
      <View role="radiogroup" aria-label={firstHarbourMaster.label} style={styles.starters}>
        <Starter label={text.drawn} chosen={draft.first === undefined} onPress={() => choose(undefined)} />
        {draft.seats.map(({ id, house }, at) => (
          <Starter
            key={id}
            label={names[at] ?? ''}
            house={house}
            chosen={draft.first === id}
            onPress={() => choose(id)}
          />
        ))}
      </View>
      <Type variant="cardTitle" heading={2} style={styles.heading}>
        {text.agreed}
      </Type>
      <Panel style={styles.toggles}>
        {TOGGLES.map((name) => (
          <Toggle
            key={name}
            {...words[name]}
            value={draft[name]}
            onChange={(value) => onChange((before) => ({ ...before, [name]: value }))}
          />
        ))}
      </Panel>
    </>
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
  heading: { marginTop: space.group },
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
  toggles: { gap: space.group },
});

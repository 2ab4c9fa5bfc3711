import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { SEAT_KINDS } from '@/match/table';
import { LONGEST_NAME } from '@/storage/names';
import { HouseFlag } from '@/ui/art';
import { IconButton, Panel, SegmentedChoice, TextField, Touchable, Type } from '@/ui/components';
import { useText } from '@/ui/text';
import { radius, space, touch, useTheme } from '@/ui/theme';
import { moved, withHouse, withKind, withName, type Draft } from './draft';
import { FlagSheet } from './FlagSheet';
import type { NameFields } from './nameFields';

interface SeatPanelProps {
  draft: Draft;
  at: number;
  names: readonly string[];
  /** Name and kind beside each other, so that a whole table is in sight. */
  inOneRow: boolean;
  fields: NameFields;
  onChange: (change: (draft: Draft) => Draft) => void;
}

/** One place at the table: whose flag, whose name, person or bot, and where in the order. */
export function SeatPanel({ draft, at, names, inOneRow, fields, onChange }: SeatPanelProps) {
  const { newGame: text } = useText();
  const { colour } = useTheme();
  const [choosing, setChoosing] = useState(false);
  const seat = draft.seats[at];
  if (seat === undefined) return null;
  const { id, kind, house } = seat;
  const name = names[at] ?? '';
  const number = at + 1;

  return (
    <Panel style={[styles.panel, inOneRow && styles.oneRow]}>
      <View style={[styles.line, inOneRow && styles.share]}>
        <Touchable
          role="button"
          label={text.flag({ name, house: text.houses[house] })}
          onPress={() => setChoosing(true)}
          style={[styles.flag, { borderColor: colour.textSoft }]}
        >
          <HouseFlag house={house} width={40} />
        </Touchable>
        {kind === 'human' ? (
          <TextField
            label={text.name({ number })}
            value={seat.name}
            placeholder={text.person({ number })}
            maxLength={LONGEST_NAME}
            onChange={(value) => onChange((before) => withName(before, id, value))}
            ref={(field) => fields.attach(id, field)}
            onNext={fields.after(id)}
          />
        ) : (
          <Type variant="cardTitle" style={styles.name}>
            {name}
          </Type>
        )}
        <IconButton
          icon="up"
          bare
          label={text.earlier({ name })}
          disabled={at === 0}
          onPress={() => onChange((before) => moved(before, at, -1))}
        />
        <IconButton
          icon="down"
          bare
          label={text.later({ name })}
          disabled={at === draft.seats.length - 1}
          onPress={() => onChange((before) => moved(before, at, 1))}
        />
      </View>
      <View style={inOneRow && styles.kinds}>
        <SegmentedChoice
          label={text.who({ number })}
          choices={SEAT_KINDS.map((value) => ({ value, label: text.kinds[value] }))}
          value={kind}
          onChange={(value) => onChange((before) => withKind(before, id, value))}
        />
      </View>
      <FlagSheet
        open={choosing}
        name={name}
        own={house}
        holder={(other) => names[draft.seats.findIndex((one) => one.house === other)]}
        onClose={() => setChoosing(false)}
        onChoose={(chosen) => {
          setChoosing(false);
          onChange((before) => withHouse(before, id, chosen));
        }}
      />
    </Panel>
  );
}

const styles = StyleSheet.create({
  panel: { gap: space.group, padding: space.group },
  oneRow: { flexDirection: 'row', alignItems: 'center', paddingVertical: space.half },
  share: { flex: 1, minWidth: 0 },
  kinds: { width: 340 },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.half },
  flag: {
    width: 60,
    height: touch.icon,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1.5,
    borderRadius: radius.button,
    marginRight: space.half,
  },
  name: { flexGrow: 1, flexShrink: 1, paddingHorizontal: space.panel },
});

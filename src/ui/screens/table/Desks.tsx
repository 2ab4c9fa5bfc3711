import { StyleSheet, View } from 'react-native';
import type { Seat, Viewer } from '@/engine/game';
import { humansAt, type MatchSeat, type MatchTable } from '@/match/table';
import { HouseFlag } from '@/ui/art';
import { MenuRow } from '@/ui/components';
import { houseOf } from '@/ui/houseOf';
import { useText } from '@/ui/text';
import { space } from '@/ui/theme';

export interface Desk {
  readonly seat: Seat;
  readonly person: MatchSeat;
}

/** The other people at this device, who may want to act out of turn. */
export function desksBeside(viewer: Viewer, { seats }: MatchTable): readonly Desk[] {
  return humansAt(seats).flatMap((seat) => {
    const person = seats[seat];
    return seat === viewer || person === undefined ? [] : [{ seat, person }];
  });
}

/** One row for each, by which that person asks for the device. */
export function Desks({ desks, onDesk }: { desks: readonly Desk[]; onDesk: (seat: Seat) => void }) {
  const { table } = useText();
  return (
    <View style={styles.rows}>
      {desks.map(({ seat, person }) => (
        <MenuRow
          key={seat}
          mark={<HouseFlag house={houseOf(person)} width={34} />}
          label={table.desk({ name: person.name })}
          about={table.deskAbout({ name: person.name })}
          onPress={() => onDesk(seat)}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  rows: { gap: space.group },
});

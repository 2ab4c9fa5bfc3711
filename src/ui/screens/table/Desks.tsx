import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/game';
import { gameOf, type GameId } from '@/games';
import { humansAt, type MatchSeat, type MatchTable } from '@/match/table';
import { HouseFlag } from '@/ui/art';
import { MenuRow } from '@/ui/components';
import { useGameWords } from '@/ui/gameWords';
import { houseOf } from '@/ui/houseOf';
import { useText } from '@/ui/text';
import { space } from '@/ui/theme';

export interface Desk {
  readonly seat: Seat;
  readonly person: MatchSeat;
  readonly game: GameId;
}

/** The other people at this device, who may want to act out of turn; nobody where the game knows no such acts. */
export function desksBeside(actor: Seat | undefined, { game, seats }: MatchTable): readonly Desk[] {
  if (!gameOf(game).actsOutOfTurn) return [];
  return humansAt(seats).flatMap((seat) => {
    const person = seats[seat];
    return seat === actor || person === undefined ? [] : [{ seat, person, game }];
  });
}

/** One row for each, by which that person asks for the device. */
export function Desks({ desks, onDesk }: { desks: readonly Desk[]; onDesk: (seat: Seat) => void }) {
  const { table } = useText();
  const gameWords = useGameWords();
  return (
    <View style={styles.rows}>
      {desks.map(({ seat, person, game }) => (
        <MenuRow
          key={seat}
          mark={<HouseFlag house={houseOf(person)} width={34} />}
          label={table.desk({ name: person.name })}
          about={gameWords(game).desk?.about({ name: person.name })}
          onPress={() => onDesk(seat)}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  rows: { gap: space.group },
});

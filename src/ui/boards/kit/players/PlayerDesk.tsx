import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/game';
import { Type } from '@/ui/components';
import { space, touch, useTheme } from '@/ui/theme';
import { CoveredHand, type HoldWords } from '../hand';
import { useTable, type KitTable } from '../table';

/** Whether somebody else's hand is turned up by holding their name here, so that they can act out of turn. */
export function hasDesk(
  { seats, own, actor, onDesk }: Pick<KitTable, 'seats' | 'own' | 'actor' | 'onDesk'>,
  seat: Seat,
): boolean {
  return seats[seat]?.kind === 'human' && own?.seat !== seat && actor !== seat && onDesk !== undefined;
}

interface PlayerDeskProps {
  seat: Seat;
  words: HoldWords;
  /** What it is for. */
  about: string;
}

/** Another person's way to act out of turn: they have the device, and hold their own name. */
export function PlayerDesk({ seat, words, about }: PlayerDeskProps) {
  const table = useTable();
  const { colour } = useTheme();
  const { onDesk, closeAll, name, house } = table;
  if (!hasDesk(table, seat)) return null;
  return (
    <View style={styles.desk}>
      <View style={styles.hold}>
        <CoveredHand
          name={name(seat)}
          house={house(seat)}
          words={words}
          onLift={() => {
            closeAll();
            onDesk?.(seat);
          }}
        />
      </View>
      <Type variant="aside" size={16} colour={colour.textSoft}>
        {about}
      </Type>
    </View>
  );
}

const styles = StyleSheet.create({
  desk: { gap: space.half },
  hold: { height: touch.confirm },
});

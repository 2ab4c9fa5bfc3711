import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/game';
import { HouseFlag } from '@/ui/art';
import { Figure, Type } from '@/ui/components';
import { space, useTheme } from '@/ui/theme';
import { useTable } from '../table';

interface PlayerSheetProps {
  seat: Seat;
  /** The sums in one sentence. */
  spoken: string;
  sums: readonly { readonly label: string; readonly value: string }[];
  /** What marks one of the players, in words. */
  mark?: string | undefined;
  /** What the table knows of them, in groups. */
  children: ReactNode;
}

/** All that the table knows of a player. */
export function PlayerSheet({ seat, spoken, sums, mark, children }: PlayerSheetProps) {
  const { house, name } = useTable();
  const { colour } = useTheme();
  return (
    // Keys scroll only what has the focus, and some players have nothing to press.
    <View role="group" aria-label={name(seat)} tabIndex={0} style={styles.sheet}>
      <View accessible role="img" aria-label={spoken} style={styles.sums}>
        <HouseFlag house={house(seat)} width={56} />
        {sums.map(({ label, value }) => (
          <View key={label} style={styles.sum}>
            <Type variant="label" colour={colour.textSoft}>
              {label}
            </Type>
            <Figure value={value} size={22} />
          </View>
        ))}
        {mark !== undefined && (
          <Type variant="aside" colour={colour.textSoft}>
            {mark}
          </Type>
        )}
      </View>
      {children}
    </View>
  );
}

interface PlayerGroupProps {
  label: string;
  /** What is said where there is nothing to show. */
  none: string;
  children?: ReactNode;
}

/** What is known of one kind of thing: cards, ships, orders. */
export function PlayerGroup({ label, none, children }: PlayerGroupProps) {
  const { colour } = useTheme();
  return (
    <View style={styles.group}>
      <Type variant="label" heading={3} colour={colour.textSoft}>
        {label}
      </Type>
      {children ?? (
        <Type variant="aside" size={16} colour={colour.textSoft}>
          {none}
        </Type>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: { gap: space.margin },
  sums: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 24, rowGap: 8 },
  sum: { gap: 2 },
  group: { gap: space.group },
});

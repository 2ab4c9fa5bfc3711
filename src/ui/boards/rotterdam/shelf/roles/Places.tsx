import { StyleSheet, View } from 'react-native';
import type { RoleAhead } from '@/games/rotterdam/ahead/roles';
import { CASH, CASHIER, FIRST_PLACE } from '@/games/rotterdam/cards/roles';
import { Type } from '@/ui/components';
import { HouseChip } from '../../art/HouseChip';
import { Zone } from '../../../kit/motion';
import { zone } from '../../motion/zones';
import { useBoard } from '../../table/board';

const PLACE = { width: 16, height: 19 };
/** Three of them beside the icon on the narrowest tile. */
const SMALL_PLACE = { width: 12, height: 17 };

interface PlacesProps {
  ahead: RoleAhead;
  ink: string;
  small?: boolean;
}

/** The places of a role: a chip for each worker, outlines where one may still go; the cashier's with their amounts. */
export function Places({ ahead, ink, small = false }: PlacesProps) {
  const { house } = useBoard();
  const size = small ? SMALL_PLACE : PLACE;

  return (
    <View style={styles.places}>
      {ahead.workers.map((seat, place) => (
        <Zone key={place} name={zone.workplace((FIRST_PLACE[ahead.role] ?? 0) + place)}>
          {seat === undefined ? (
            <View style={[styles.free, size, { borderColor: ink }]}>
              {ahead.role === CASHIER && (
                <Type variant="figure" size={14} maxScale={1} colour={ink}>
                  {CASH[place]}
                </Type>
              )}
            </View>
          ) : (
            <HouseChip house={house(seat)} {...size} />
          )}
        </Zone>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  places: { flexDirection: 'row', gap: 2 },
  free: {
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1.3,
    borderStyle: 'dashed',
    borderRadius: 4,
  },
});

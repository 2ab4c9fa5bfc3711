import { StyleSheet, View } from 'react-native';
import { NONE } from '@/games/harbour/state';
import { FlagName, Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { radius, useTheme } from '@/ui/theme';
import { useBoard } from '../../table/board';

/** Each is at least so wide, in letters of the usual size; long names take a row more. */
const LEAST = 104;

/** Who has chosen a board and who has not; which one is nobody else's business yet. */
export function Chosen({ large }: { large: boolean }) {
  const { view, text, name, house, actor } = useBoard();
  const { colour, fontScale } = useTheme();
  const others = Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => seat !== actor);
  return (
    <View style={styles.others}>
      {others.map((seat) => {
        const chosen = view.boards[seat] !== NONE;
        return (
          <View
            key={seat}
            accessible
            role="img"
            aria-label={`${name(seat)}, ${chosen ? text.setUp.hasChosen : text.setUp.choosing}`}
            style={[
              styles.other,
              large && styles.high,
              { minWidth: LEAST * fontScale, backgroundColor: colour.panel, borderColor: colour.line },
            ]}
          >
            <View style={styles.name}>
              <FlagName house={house(seat)} name={name(seat)} />
            </View>
            {(chosen || large) && (
              <View style={styles.state}>
                {chosen && <Icon name="check" size={15} colour={colour.action} />}
                {large && (
                  <Type variant="aside" size={16} colour={colour.textSoft}>
                    {chosen ? text.setUp.hasChosen : text.setUp.choosing}
                  </Type>
                )}
              </View>
            )}
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  others: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  other: {
    flexGrow: 1,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    paddingHorizontal: 10,
    paddingVertical: 6,
    borderWidth: 1,
    borderRadius: radius.panel,
  },
  high: { flexDirection: 'column', alignItems: 'flex-start', paddingVertical: 12 },
  name: { flexShrink: 1 },
  state: { flexDirection: 'row', alignItems: 'center', gap: 6 },
});

import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/game';
import { LANDING_STAGES, playerBoardId } from '@/games/harbour/cards/player-boards';
import { playerBoardOf } from '@/games/harbour/state';
import { Touchable, Type } from '@/ui/components';
import { widthOf } from '@/ui/components/card';
import { Icon } from '@/ui/icons';
import { useTheme } from '@/ui/theme';
import { BOARD_EMBLEMS } from '../art/emblems';
import { useBoard } from '../table/board';

interface AbilityProps {
  seat: Seat;
  width: number;
  height: number;
}

const EMBLEM = { beside: 150, small: 25, usual: 28 };

/** What a player's character can do, in a few words; the board tells all of it. */
export function Ability({ seat, width, height }: AbilityProps) {
  const { view, text, words, name: nameAt, open } = useBoard();
  const { colour } = useTheme();
  const board = playerBoardOf(view, seat);
  if (board < LANDING_STAGES) return <View style={{ width, height }} />;
  const id = playerBoardId(board);
  // Boards without one are called as the start building that stands beside: their name would be told twice, and cut.
  const without = id === 'landing-stages';
  const about = without ? text.quarter.noAbility : text.abilitiesInShort[id];
  const beside = width < EMBLEM.beside ? EMBLEM.small : EMBLEM.usual;
  const room = width - 7 - beside - 9;
  // Words that would take three lines beside the emblem have the whole width below it.
  const below = !without && widthOf('words', about, 14) > 1.8 * room;
  const name = (
    <Type
      variant="cardTitle"
      size={width < EMBLEM.beside ? 15 : 17}
      maxScale={1.15}
      oneLine
      style={styles.name}
    >
      {words.boards[id]}
    </Type>
  );
  return (
    <Touchable
      role="button"
      label={[text.quarter.boardSpoken({ name: nameAt(seat) }), words.boards[id], about].join(', ')}
      onPress={() => open({ of: 'player', seat })}
      style={[styles.ability, { width, height }]}
    >
      {!below && <Icon name={BOARD_EMBLEMS[id]} size={beside} colour={colour.text} />}
      <View style={styles.words}>
        {!without && (
          <View style={styles.head}>
            {below && <Icon name={BOARD_EMBLEMS[id]} size={17} colour={colour.text} />}
            {name}
          </View>
        )}
        <Type variant="cardLine" maxScale={1.15} colour={colour.textSoft}>
          {about}
        </Type>
      </View>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  ability: { flexDirection: 'row', alignItems: 'center', gap: 8, paddingLeft: 5, paddingRight: 2 },
  head: { flexDirection: 'row', alignItems: 'center', gap: 5 },
  name: { flexShrink: 1 },
  words: { flex: 1, minWidth: 0 },
});

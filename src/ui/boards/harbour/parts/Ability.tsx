import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/game';
import { LANDING_STAGES, playerBoardId } from '@/games/harbour/cards/player-boards';
import { playerBoardOf } from '@/games/harbour/state';
import { Touchable, Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { useTheme } from '@/ui/theme';
import { BOARD_EMBLEMS } from '../art/emblems';
import { useBoard } from '../table/board';

interface AbilityProps {
  seat: Seat;
  width: number;
  height: number;
}

/** What a player's character can do, in a few words; the board tells all of it. */
export function Ability({ seat, width, height }: AbilityProps) {
  const { view, text, words, name, open } = useBoard();
  const { colour } = useTheme();
  const board = playerBoardOf(view, seat);
  if (board < LANDING_STAGES) return <View style={{ width, height }} />;
  const id = playerBoardId(board);
  const about = id === 'landing-stages' ? text.quarter.noAbility : text.abilitiesInShort[id];
  const narrow = width < 150;
  return (
    <Touchable
      role="button"
      label={[text.quarter.boardSpoken({ name: name(seat) }), words.boards[id], about].join(', ')}
      onPress={() => open({ of: 'player', seat })}
      style={[styles.ability, { width, height, gap: narrow ? 6 : 9 }]}
    >
      <Icon name={BOARD_EMBLEMS[id]} size={narrow ? 25 : 28} colour={colour.text} />
      <View style={styles.words}>
        <Type variant="cardTitle" size={narrow ? 15 : 17} maxScale={1.15} oneLine>
          {words.boards[id]}
        </Type>
        <Type variant="cardLine" maxScale={1.15} colour={colour.textSoft}>
          {about}
        </Type>
      </View>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  ability: { flexDirection: 'row', alignItems: 'center', paddingLeft: 5, paddingRight: 2 },
  words: { flex: 1, minWidth: 0 },
});

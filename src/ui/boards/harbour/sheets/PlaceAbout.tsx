import { StyleSheet, View } from 'react-native';
import { LANDING_STAGES, playerBoardId } from '@/games/harbour/cards/player-boards';
import { playerBoardOf } from '@/games/harbour/state';
import { Type } from '@/ui/components';
import { CARD_SCALE_AT_MOST } from '@/ui/components/card';
import { Icon } from '@/ui/icons';
import { space, useLayout, useTheme } from '@/ui/theme';
import { useSheetWidth } from '../../kit/sheets';
import { BOARD_EMBLEMS } from '../art/emblems';
import { Laurel } from '../art/Laurel';
import { SymbolIcon } from '../art/SymbolIcon';
import { isYou } from '../model/called';
import { explained } from '../model/explained';
import type { Sight } from '../model/sight';
import { knownAction } from '../model/standing';
import { BuildingCard } from '../parts/BuildingCard';
import { useBoard } from '../table/board';

const CARD = { width: 187, height: 262 };
const SMALL_CARD = { width: 148, height: 208 };
const SMALL_BELOW = { width: 330, height: 480 };
/** A phone's page that is zoomed to twice its size has no room for words beside the card. */
const BESIDE_FROM = 240;

/** The card beside what it does for anybody, and what it is worth. */
export function PlaceAbout({ sight }: { sight: Sight }) {
  const { fontScale } = useTheme();
  const width = useSheetWidth();
  const { height } = useLayout();
  const size = width < SMALL_BELOW.width || height < SMALL_BELOW.height ? SMALL_CARD : CARD;
  const stacked = fontScale > CARD_SCALE_AT_MOST || width < BESIDE_FROM;
  return (
    <View style={[styles.about, stacked && styles.stacked]}>
      <BuildingCard building={sight.place} {...size} plain onPress={null} />
      <View style={styles.words}>
        <Words sight={sight} />
      </View>
    </View>
  );
}

function Words({ sight }: { sight: Sight }) {
  const board = useBoard();
  const { colour } = useTheme();
  const { view, text, words } = board;
  const { owner, symbols, points } = sight;
  const action = knownAction(view, sight.place);
  const whose = owner === undefined ? undefined : isYou(board, owner) ? undefined : board.name(owner);
  return (
    <>
      {action !== undefined && (
        <Type variant="reading" style={styles.reading}>
          {explained(action, board)}
        </Type>
      )}
      {sight.isStart ? (
        <StartWords sight={sight} />
      ) : (
        <View style={styles.line}>
          <Laurel points={points} size={34} />
          <Type variant="text" style={styles.shrinks}>
            {owner === undefined
              ? text.zoom.pointsWhenBought
              : whose === undefined
                ? text.zoom.pointsForYou
                : text.zoom.pointsFor({ name: whose })}
          </Type>
        </View>
      )}
      {[...new Set(symbols)].map((symbol) => (
        <View key={symbol} style={styles.line}>
          <SymbolIcon symbol={symbol} size={31} colour={colour.text} ringed />
          <Type variant="text" style={styles.shrinks}>
            <Type variant="textStrong">
              {`${words.symbols[symbol]}${symbols.filter((other) => other === symbol).length > 1 ? ' ×2' : ''}: `}
            </Type>
            {text.zoom.symbols[symbol]}
          </Type>
        </View>
      ))}
    </>
  );
}

/** What the character can do to whom the start building belongs. */
function StartWords({ sight }: { sight: Sight }) {
  const table = useBoard();
  const { view, text, words } = table;
  const { colour } = useTheme();
  const board = sight.owner === undefined ? LANDING_STAGES : playerBoardOf(view, sight.owner);
  const id = board < LANDING_STAGES ? 'landing-stages' : playerBoardId(board);
  return (
    <>
      <Type variant="text" colour={colour.textSoft}>
        {text.zoom.startBuilding}
      </Type>
      {id !== 'landing-stages' && (
        <View style={styles.line}>
          <Icon name={BOARD_EMBLEMS[id]} size={30} colour={colour.text} />
          <Type variant="text" style={styles.shrinks}>
            {sight.owner !== undefined && isYou(table, sight.owner)
              ? words.abilities[id]
              : text.player.boardSays({ ability: words.abilities[id] })}
          </Type>
        </View>
      )}
    </>
  );
}

const styles = StyleSheet.create({
  about: { flexDirection: 'row', gap: space.panel },
  stacked: { flexDirection: 'column' },
  words: { flex: 1, minWidth: 0, gap: space.group },
  reading: { lineHeight: 22 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 9 },
  shrinks: { flexShrink: 1 },
});

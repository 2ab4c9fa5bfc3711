import { StyleSheet, View } from 'react-native';
import { space, useRoom, useTheme } from '@/ui/theme';
import { TableHead } from '../../kit/layout';
import { ActionBar, isNothing, Warning } from '../../kit/prompt';
import { MapBlock } from '../map/MapBlock';
import { Players } from '../parts/Players';
import { Prompt } from '../parts/Prompt';
import { TradedStock } from '../parts/Stock';
import { Title } from '../parts/Title';
import { StepToggles } from '../parts/Toggles';
import { Shelf } from '../shelf/Shelf';
import { isDesk, TraderDesk } from '../shelf/TraderDesk';
import { useBoard } from '../table/board';
import { decisionOf } from '../table/decision';

interface Measures {
  readonly head: number;
  /** Pawns stand on the upper edge of the players' cells. */
  readonly pawns: number;
  readonly players: number;
  readonly map: number;
  readonly prompt: number;
  readonly shelf: number;
}

/** As designed, in a low window, and in the lowest: the map keeps what ships and fingers need. */
const USUAL: Measures = { head: 48, pawns: 14, players: 60, map: 366, prompt: 68, shelf: 206 };
const LOW: Measures = { head: 48, pawns: 12, players: 54, map: 302, prompt: 35, shelf: 134 };
const LOWEST: Measures = { head: 48, pawns: 10, players: 49, map: 264, prompt: 30, shelf: 96 };
/** Of the question with two lines below it. */
const ROOM = 64;
/** The buttons with their edge, and what stays free below them. */
const BAR = { buttons: 63, below: 12, lowest: 4 };
const LOW_BELOW = 735;
const LOWEST_BELOW = 620;
/** What a higher window has to spare beyond the shelf goes to the map, until it is so much higher than it is wide. */
const MAP_MOST = 1.12;
const TILES_ACROSS = 4;

/** The whole map turned upright, one shelf below it, the buttons in reach of the thumb. */
export function PhonePortrait() {
  const board = useBoard();
  const { width, height, insets } = useRoom();
  const down = height - insets.top - insets.bottom;
  const sizes = down < LOWEST_BELOW ? LOWEST : down < LOW_BELOW ? LOW : USUAL;
  const { head, pawns, players, shelf } = sizes;
  const { fontScale } = useTheme();
  // As high as the letters are large: more of them must not move the shelf.
  const prompt = sizes === USUAL ? Math.round(sizes.prompt * Math.max(1, fontScale)) : sizes.prompt;
  const across = width - insets.left - insets.right;
  const lowest = sizes === LOWEST;
  const below = Math.max(insets.bottom, lowest ? BAR.lowest : BAR.below);
  const fixed = Math.max(insets.top, 4) + head + pawns + players + prompt + BAR.buttons + below;
  const rest = height - fixed;
  const map = Math.max(sizes.map, Math.min(across * MAP_MOST, rest - shelf));
  const decision = decisionOf(board);
  const nothing = isNothing(decision) && board.past !== undefined;
  const flag = sizes === USUAL ? 40 : lowest ? 22 : 30;
  const inner = across - 2 * space.panel;
  const sides = { paddingLeft: insets.left + space.panel, paddingRight: insets.right + space.panel };
  return (
    <View style={[styles.table, { paddingTop: Math.max(insets.top, 4) }]}>
      <TableHead style={[sides, { height: head }]}>
        <Title look="middle" named={sizes === USUAL} step />
      </TableHead>
      <View style={[styles.players, sides, { paddingTop: pawns, height: pawns + players }]}>
        <Players style={across / board.seats.length < 88 ? 'stacked' : 'narrow'} gap={6} />
      </View>
      {isDesk(board) ? (
        <View style={[styles.shelf, sides]}>
          <Warning />
          <TraderDesk width={inner} height={rest + prompt} flag={flag} />
        </View>
      ) : (
        <>
          <MapBlock upright width={across} height={Math.round(map)} />
          <View style={[styles.prompt, sides, { minHeight: prompt }]}>
            <Prompt
              flag={flag}
              told={sizes === USUAL ? 1 : 0}
              room={sizes === USUAL ? ROOM : undefined}
              passingRoom={ROOM}
              brief
              bare={sizes === USUAL ? undefined : lowest ? 'small' : 'usual'}
            />
            <TradedStock size={lowest ? 20 : 27} />
          </View>
          <Warning />
          <View style={[styles.shelf, sides]}>
            <Shelf width={inner} height={Math.max(shelf, rest - map)} columns={TILES_ACROSS} />
          </View>
        </>
      )}
      {!nothing && (
        <ActionBar
          decision={decision}
          bottom={below}
          before={<StepToggles decision={decision} />}
          terse={lowest}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  table: { flex: 1 },
  players: { flexDirection: 'row' },
  prompt: { flexDirection: 'row', alignItems: 'center', paddingVertical: 2 },
  shelf: { flex: 1, minHeight: 0 },
});

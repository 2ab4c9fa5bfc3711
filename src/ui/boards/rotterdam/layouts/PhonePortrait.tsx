import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { space, useRoom } from '@/ui/theme';
import { TableHead } from '../../kit/layout';
import { ActionBar, isNothing, Warning, type Decision } from '../../kit/prompt';
import { MapBlock } from '../map/MapBlock';
import { Players } from '../parts/Players';
import { Prompt } from '../parts/Prompt';
import { TradedStock } from '../parts/Stock';
import { Title } from '../parts/Title';
import { Toggles } from '../parts/Toggles';
import { Shelf } from '../shelf/Shelf';
import { isDesk, TraderDesk } from '../shelf/TraderDesk';
import { useBoard, type RotterdamBoard } from '../table/board';
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
const USUAL: Measures = { head: 48, pawns: 14, players: 60, map: 366, prompt: 48, shelf: 212 };
const LOW: Measures = { head: 48, pawns: 12, players: 54, map: 302, prompt: 35, shelf: 127 };
const LOWEST: Measures = { head: 48, pawns: 10, players: 49, map: 264, prompt: 30, shelf: 96 };
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
  const { head, pawns, players, prompt, shelf } = sizes;
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
              brief
              bare={sizes === USUAL ? undefined : lowest ? 'small' : 'usual'}
            />
            <TradedStock size={27} />
          </View>
          <Warning />
          <View style={[styles.shelf, sides]}>
            <Shelf width={inner} height={Math.max(shelf, rest - map)} columns={TILES_ACROSS} />
          </View>
        </>
      )}
      {!nothing && <ActionBar decision={decision} bottom={below} before={togglesOf(board, decision)} />}
    </View>
  );
}

/** Steps that need room leave only the hand, or nothing but the answers. */
function togglesOf(board: RotterdamBoard, { handFirst = false, secondary }: Decision): ReactNode {
  if (board.choice !== undefined && 'card' in board.choice) return null;
  return <Toggles only={handFirst ? 'orders' : secondary === undefined ? undefined : 'hand'} />;
}

const styles = StyleSheet.create({
  table: { flex: 1 },
  players: { flexDirection: 'row' },
  prompt: { flexDirection: 'row', alignItems: 'center', paddingVertical: 2 },
  shelf: { flex: 1, minHeight: 0 },
});

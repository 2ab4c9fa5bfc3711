import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/game';
import { unloadingOf } from '@/games/rotterdam/ahead/loader';
import { NOBODY } from '@/games/rotterdam/state';
import { Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { useTheme } from '@/ui/theme';
import { HouseChip } from '../art/HouseChip';
import { otherName } from '../model/ships';
import { UnloadingList } from '../parts/UnloadingList';
import { useBoard, type RotterdamBoard } from '../table/board';
import { zone } from '../motion/zones';
import type { ShelfProps } from './Shelf';
import { Tile, Tiles } from './Tile';
import { TILE_GAP } from './tileSize';

const HEIGHT = 78;
/** Narrower tiles leave the room to the owner's name. */
const ICON_FROM = 150;

function drawn(board: RotterdamBoard, owner: Seat): string {
  const { view, text, name } = board;
  const stack = view.stacks[view.action.harbour];
  const count = (stack?.unseen ?? 0) + (stack?.under.length ?? 0);
  return otherName(board, owner) === undefined
    ? text.trade.youDraw({ count })
    : text.trade.theyDraw({ name: name(owner), count });
}

/** Idle factories by owner, and what comes next. */
export function FactoryPage({ width, columns }: ShelfProps) {
  const board = useBoard();
  const { colour } = useTheme();
  const { moves, choice, view, text, house } = board;
  const inMind = choice !== undefined && 'moves' in choice ? choice.moves[0] : undefined;
  const factories = moves.flatMap((move) => (move.type === 'factory' ? [move] : []));
  const across = columns === 4 ? Math.max(2, factories.length) : 1;
  const size = { width: Math.floor((width - TILE_GAP * (across - 1)) / across), height: HEIGHT };
  // The ship whose factory is asked for has gone home.
  const ships = unloadingOf(view, view.turn).ships.filter(({ owner }) => owner !== NOBODY);
  return (
    <View style={styles.page}>
      <Tiles>
        {factories.map((move, at) => {
          const title = text.trade.ownerOf({ name: otherName(board, move.owner) });
          const about = drawn(board, move.owner);
          return (
            <Tile
              key={move.owner}
              size={size}
              number={at + 1}
              spoken={`${title}: ${about}`}
              selected={inMind?.type === 'factory' && inMind.owner === move.owner}
              place={zone.answer(move)}
              onPress={() => board.choose({ moves: [move] })}
            >
              <View style={styles.head}>
                {size.width >= ICON_FROM && <Icon name="factory" size={26} colour={colour.ink} />}
                <HouseChip house={house(move.owner)} width={22} />
                <Type variant="cardTitle" size={16} maxScale={1.3} colour={colour.ink} style={styles.grow}>
                  {title}
                </Type>
              </View>
              <Type variant="cardLine" maxScale={1.3} colour={colour.inkSoft}>
                {about}
              </Type>
            </Tile>
          );
        })}
      </Tiles>
      {ships.length > 0 && <UnloadingList ships={ships} width={width} />}
    </View>
  );
}

const styles = StyleSheet.create({
  page: { gap: 8 },
  head: { flexDirection: 'row', alignItems: 'center', gap: 6, marginBottom: 4 },
  grow: { flex: 1, minWidth: 0 },
});

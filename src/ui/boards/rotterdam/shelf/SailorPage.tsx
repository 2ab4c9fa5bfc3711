import { StyleSheet, View } from 'react-native';
import { NONE } from '@/games/rotterdam/state';
import { Card } from '@/ui/components/card';
import { Zone } from '../../kit/motion';
import { shipCardFace } from '../model/faces';
import { refusing } from '../../kit/table';
import { arePicked, pickInMind } from '../model/shipRow';
import { zone } from '../motion/zones';
import { DeckTile } from '../parts/DeckTile';
import { OpenShipCards, TakenPlace } from '../parts/OpenShipCards';
import { useBoard } from '../table/board';
import type { ShelfProps } from './Shelf';
import { TILE_GAP } from './tileSize';

const HIGHEST = 180;
/** Lower cards would have no room for their drawing. */
const LOWEST = 132;

/** Three open cards and the deck, for the sailor and for ships at anchorages. */
export function SailorPage({ width, height = HIGHEST, columns }: ShelfProps) {
  const board = useBoard();
  const { view, language } = board;
  const across = columns === 4 ? 4 : 2;
  const rows = 4 / across;
  const room = Math.min(HIGHEST, Math.floor((height - TILE_GAP * (rows - 1)) / rows));
  if (room < LOWEST) return <OpenShipCards width={width} height={height} columns={columns === 4 ? 4 : 2} />;
  const size = { width: Math.floor((width - TILE_GAP * (across - 1)) / across), height: room };
  const inMind = pickInMind(board);
  return (
    <View style={styles.cards}>
      {view.row.map((card, slot) => {
        if (card === NONE) return <TakenPlace key={slot} slot={slot} size={size} />;
        const move = { type: 'takeCard', card } as const;
        const face = shipCardFace(card, language);
        const picked = arePicked(board);
        const refused = picked ? board.whyNot(move) : undefined;
        return (
          <Zone key={slot} name={zone.shipCard(card)}>
            <Card
              face={face}
              size={size}
              role={picked ? 'radio' : 'button'}
              unavailable={refused}
              onRefused={refusing(board, face.spoken, move)}
              selected={inMind?.type === 'takeCard' && inMind.card === card}
              onPress={() =>
                picked ? board.choose({ moves: [move] }) : board.open({ of: 'shipCard', card })
              }
              onLongPress={() => board.open({ of: 'shipCard', card })}
            />
          </Zone>
        );
      })}
      <DeckTile {...size} />
    </View>
  );
}

const styles = StyleSheet.create({
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: TILE_GAP },
});

import { StyleSheet, View } from 'react-native';
import type { Building } from '@/games/harbour/cards/buildings';
import type { HarbourMove } from '@/games/harbour/move';
import { BuildingCard } from '../../parts/BuildingCard';
import { useBoard } from '../../table/board';
import { isSame, type Draft } from '../draft';
import { toggled } from '../edit';

interface LookedProps {
  draft: Draft;
  width: number;
}

/** Large cards tell the action in words too: in up to four lines. */
const LARGE_FROM = 200;
const HIGH = { usual: 1.4, large: 1.6 };

/** The two buildings that the Noble alone sees. */
export function Looked({ draft, width }: LookedProps) {
  const board = useBoard();
  const buildings = board.moves.flatMap((move): Building[] => (move.type === 'own' ? [move.building] : []));
  return (
    <View role="radiogroup" style={styles.cards}>
      {buildings.map((building) => {
        const move: HarbourMove = { type: 'own', building };
        const chosen = draft.moves.some((made) => isSame(made, move));
        return (
          <BuildingCard
            key={building}
            building={building}
            width={width}
            height={Math.round(width * (width > LARGE_FROM ? HIGH.large : HIGH.usual))}
            plain
            role="radio"
            selected={chosen}
            onPress={() =>
              chosen ? board.open({ of: 'building', building }) : board.choose(toggled(draft, move))
            }
          />
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  cards: { flexDirection: 'row', gap: 12, justifyContent: 'center' },
});

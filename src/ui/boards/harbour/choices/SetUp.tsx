import { ScrollView, StyleSheet, View } from 'react-native';
import { questionOf } from '@/games/harbour/asked';
import { space, useRoom } from '@/ui/theme';
import { HandCover, useIsCovered } from '../../kit/hand';
import { useShape } from '../../kit/layout';
import { THRESHOLDS } from '../layouts/shape';
import { useBoard } from '../table/board';
import { draftOf, isSame, type Draft } from './draft';
import { toggled } from './edit';
import { BoardBroadside } from './setup/BoardBroadside';
import { Chosen } from './setup/Chosen';
import { LiesOpen } from './setup/LiesOpen';
import { Looked } from './setup/Looked';
import { StockColumns } from './setup/StockColumns';
import { Stocked } from './setup/Stocked';

const GAP = 10;
const BROADSIDE = { least: 150, most: 179, large: 250 };
const CARD = { phone: 150, tablet: 220 };

/** Before the first turn: one of two boards, the Noble's look, the first stock. */
export function SetUp() {
  const board = useBoard();
  const shape = useShape(THRESHOLDS);
  const draft = draftOf(board);
  const large = shape === 'tabletLandscape' || shape === 'tabletPortrait';
  const beside = shape === 'tabletLandscape' || shape === 'phoneLandscape';
  const isStock = questionOf(board.view) === 'gift';
  return (
    <ScrollView style={styles.room} contentContainerStyle={styles.content}>
      <View style={beside ? styles.beside : styles.below}>
        <View style={beside && styles.half}>
          {isStock ? (
            <View style={styles.below}>
              <Stocked />
              {draft !== undefined && <StockColumns draft={draft} />}
            </View>
          ) : (
            <View style={styles.below}>
              <InPrivate draft={draft} large={large} />
              <Chosen />
            </View>
          )}
        </View>
        <View style={beside && styles.half}>
          <LiesOpen />
        </View>
      </View>
    </ScrollView>
  );
}

/** What only the asked player may see; while it lies covered, the small curtain stands there. */
function InPrivate({ draft, large }: { draft: Draft | undefined; large: boolean }) {
  const { width } = useRoom();
  const covered = useIsCovered();
  if (covered) return <HandCover style={styles.cover} />;
  if (draft === undefined) return null;
  if (draft.question === 'look') return <Looked draft={draft} width={large ? CARD.tablet : CARD.phone} />;
  const most = large ? BROADSIDE.large : BROADSIDE.most;
  const each = Math.max(BROADSIDE.least, Math.min(most, (width - 2 * space.panel - GAP) / 2));
  return <Broadsides draft={draft} width={each} large={large} />;
}

function Broadsides({ draft, width, large }: { draft: Draft; width: number; large: boolean }) {
  const board = useBoard();
  return (
    <View role="radiogroup" style={styles.boards}>
      {board.moves.map((move) =>
        move.type === 'board' ? (
          <BoardBroadside
            key={move.board}
            board={move.board}
            chosen={draft.moves.some((made) => isSame(made, move))}
            onPress={() => board.choose(toggled(draft, move))}
            width={width}
            large={large}
          />
        ) : null,
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  room: { flex: 1 },
  content: { paddingVertical: GAP },
  below: { gap: 14 },
  beside: { flexDirection: 'row', gap: 14 },
  half: { flex: 1, minWidth: 0 },
  boards: { flexDirection: 'row', gap: GAP, justifyContent: 'center' },
  cover: { height: 220 },
});

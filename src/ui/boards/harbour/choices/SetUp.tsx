import { useState, type ReactNode } from 'react';
import { ScrollView, StyleSheet, View, type LayoutChangeEvent } from 'react-native';
import { questionOf } from '@/games/harbour/asked';
import { space, useRoom } from '@/ui/theme';
import { HandCover, useIsCovered } from '../../kit/hand';
import { useShape, type Shape } from '../../kit/layout';
import { THRESHOLDS } from '../layouts/shape';
import { OfferCards } from '../parts/OfferCards';
import { useBoard } from '../table/board';
import { draftOf, isSame, type Draft } from './draft';
import { toggled } from './edit';
import { BoardBroadside } from './setup/BoardBroadside';
import { Chosen } from './setup/Chosen';
import { LiesOpen, OpenMarket } from './setup/LiesOpen';
import { Looked } from './setup/Looked';
import { StockColumns } from './setup/StockColumns';
import { Stocked } from './setup/Stocked';

/** Of the width, for what is asked. */
const SHARE = { usual: 0.46, low: 0.6 };
const GAP = 10;
const BETWEEN = 12;
const RING = 3;
const BROADSIDE = { least: 140, most: 240, large: 250 };
const CARD = { least: 120, most: 168, large: 230 };
/** Of a tablet held upright, for the cards on offer. */
const OFFER = 440;
const MARKET = 48;

const isTablet = (shape: Shape): boolean => shape === 'tabletLandscape' || shape === 'tabletPortrait';

/** Before the first turn: one of two boards, the Noble's look, the first stock; beside it what lies open. */
export function SetUp() {
  const shape = useShape(THRESHOLDS);
  const room = useRoom();
  const [{ width, height }, measure] = useState({ width: room.width - 2 * space.panel, height: room.height });
  const beside = shape === 'tabletLandscape' || shape === 'phoneLandscape';
  const inner = width - 2 * RING;
  const low = shape === 'phoneLandscape';
  const half = beside ? Math.floor((inner - BETWEEN) * (low ? SHARE.low : SHARE.usual)) : inner;
  const rest = beside ? inner - BETWEEN - half : inner;
  return (
    <View style={styles.room} onLayout={({ nativeEvent: { layout } }: LayoutChangeEvent) => measure(layout)}>
      <ScrollView contentContainerStyle={beside ? styles.beside : styles.below}>
        <View style={{ width: half }}>
          <Asked width={half} large={isTablet(shape)} low={low} />
        </View>
        <View style={{ width: rest }}>
          {isTablet(shape) ? (
            <View style={styles.open}>
              <OpenMarket tall />
              <OfferCards width={rest} height={beside ? height - MARKET - 3 * GAP : OFFER} />
            </View>
          ) : (
            <LiesOpen />
          )}
        </View>
      </ScrollView>
    </View>
  );
}

interface AskedProps {
  width: number;
  large: boolean;
  low: boolean;
}

/** What is chosen now, and who has chosen. */
function Asked({ width, large, low }: AskedProps) {
  const board = useBoard();
  const draft = draftOf(board);
  switch (questionOf(board.view)) {
    case 'board':
      return (
        <Below>
          <InPrivate draft={draft} width={width} large={large} low={low} />
          <Chosen large={large} />
        </Below>
      );
    case 'look':
      return <InPrivate draft={draft} width={width} large={large} low={low} />;
    default:
      return (
        <Below>
          {!low && <Stocked width={width} />}
          {draft !== undefined && <StockColumns draft={draft} width={width} />}
          {low && <Stocked width={width} />}
        </Below>
      );
  }
}

const Below = ({ children }: { children: ReactNode }) => <View style={styles.asked}>{children}</View>;

/** What only the asked player may see; while it lies covered, the small curtain stands there. */
function InPrivate({ draft, width, large, low }: AskedProps & { draft: Draft | undefined }) {
  const covered = useIsCovered();
  const share = Math.floor((width - GAP) / 2);
  if (covered) return <HandCover style={styles.cover} />;
  if (draft === undefined) return null;
  if (draft.question === 'look') {
    const most = large ? CARD.large : CARD.most;
    return <Looked draft={draft} width={Math.max(CARD.least, Math.min(most, share))} />;
  }
  const most = large ? BROADSIDE.large : BROADSIDE.most;
  const each = Math.max(BROADSIDE.least, Math.min(most, share));
  return <Broadsides draft={draft} width={each} large={large} low={low} />;
}

function Broadsides({ draft, width, large, low }: AskedProps & { draft: Draft }) {
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
            low={low}
          />
        ) : null,
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  room: { flex: 1 },
  // Room for the ring of what is chosen.
  below: { gap: 14, paddingVertical: 5, paddingHorizontal: RING },
  beside: { flexDirection: 'row', gap: BETWEEN, paddingVertical: 5, paddingHorizontal: RING },
  asked: { gap: 12 },
  open: { gap: GAP },
  boards: { flexDirection: 'row', gap: GAP, justifyContent: 'center', alignItems: 'stretch' },
  cover: { height: 220 },
});

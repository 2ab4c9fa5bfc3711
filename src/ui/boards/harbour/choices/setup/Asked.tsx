import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { questionOf } from '@/games/harbour/asked';
import { CARD_SCALE_AT_MOST } from '@/ui/components/card';
import { useTheme } from '@/ui/theme';
import { HandCover, useIsCovered } from '../../../kit/hand';
import { useBoard } from '../../table/board';
import { draftOf, isSame, type Draft } from '../draft';
import { toggled } from '../edit';
import { BoardBroadside } from './BoardBroadside';
import { Chosen } from './Chosen';
import { Looked } from './Looked';
import { StockColumns } from './StockColumns';
import { Stocked } from './Stocked';

const GAP = 10;
const BROADSIDE = { least: 140, most: 240, large: 250, upright: 370 };
const CARD = { least: 120, most: 168, large: 230 };
/** A tablet held upright has the whole width for what is asked. */
const UPRIGHT_FROM = 700;

interface AskedProps {
  width: number;
  large: boolean;
  low: boolean;
  /** With little room below each other, what is asked stands first. */
  brief?: boolean;
}

/** What is chosen now, and who has chosen. */
export function Asked({ width, large, low, brief = low }: AskedProps) {
  const board = useBoard();
  const draft = draftOf(board);
  // What is asked stands first where the others would push it out of sight, or have much to say.
  const stockFirst = brief || large;
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
          {!stockFirst && <Stocked width={width} large={large} />}
          {draft !== undefined && <StockColumns draft={draft} width={width} />}
          {stockFirst && <Stocked width={width} large={large} />}
        </Below>
      );
  }
}

const Below = ({ children }: { children: ReactNode }) => <View style={styles.asked}>{children}</View>;

/** What only the asked player may see; while it lies covered, the small curtain stands there. */
function InPrivate({ draft, width, large, low }: AskedProps & { draft: Draft | undefined }) {
  const covered = useIsCovered();
  const { fontScale } = useTheme();
  // Large letters on a phone need the whole width for each.
  const stacked = fontScale > CARD_SCALE_AT_MOST && !large;
  const share = stacked ? width : Math.floor((width - GAP) / 2);
  if (covered) return <HandCover style={styles.cover} />;
  if (draft === undefined) return null;
  if (draft.question === 'look') {
    const most = large ? CARD.large : CARD.most;
    return <Looked draft={draft} width={Math.max(CARD.least, Math.min(most, share))} />;
  }
  const upright = width > UPRIGHT_FROM;
  const most = large ? (upright ? BROADSIDE.upright : BROADSIDE.large) : BROADSIDE.most;
  const each = Math.max(BROADSIDE.least, Math.min(most, share));
  return (
    <Broadsides draft={draft} width={stacked ? width : each} large={large} low={low} stacked={stacked} />
  );
}

function Broadsides({ draft, width, large, low, stacked }: AskedProps & { draft: Draft; stacked: boolean }) {
  const board = useBoard();
  return (
    <View role="radiogroup" style={[styles.boards, stacked && styles.stacked]}>
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
  asked: { gap: 12 },
  boards: { flexDirection: 'row', gap: GAP, justifyContent: 'center', alignItems: 'stretch' },
  stacked: { flexDirection: 'column' },
  cover: { height: 220 },
});

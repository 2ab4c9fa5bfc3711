import { StyleSheet, View } from 'react-native';
import type { SumPart } from '@/games/harbour/ahead/sum';
import { Figure, Type } from '@/ui/components';
import { useTheme } from '@/ui/theme';
import { RollingFigure } from '../../../kit/motion';
import { useBoard, type HarbourBoard } from '../../table/board';
import { hasBegun, type Planning } from '../planning';
import { unitWords, visited } from '../words';

/** Where a part of the sum comes from. */
function lineWords(board: HarbourBoard, { plan }: Planning, part: SumPart): string {
  const { sum } = board.text.planner;
  switch (part.of) {
    case 'inland':
      return sum.inlandLine;
    case 'good': {
      const kept = plan.keep.filter((good) => good === part.good).length;
      return sum.shippedLine({ goods: unitWords(board, part.good, part.units), kept });
    }
    case 'coins':
      return (plan.buildings.length > 1 ? sum.coinsTwice : sum.coins)({ count: part.coins });
    case 'extra':
      return visited(board);
    case 'rest':
      return sum.before;
  }
}

/** A line for each part of the sum. */
export function SumLines({ planning }: { planning: Planning }) {
  const board = useBoard();
  const { colour } = useTheme();
  return (
    <View style={[styles.sum, { borderColor: colour.line }]}>
      {hasBegun(planning) ? (
        planning.planned.parts.map((part) => (
          <View key={part.of === 'good' ? `good ${part.good}` : part.of} style={styles.line}>
            <Type variant="text" style={styles.words}>
              {lineWords(board, planning, part)}
            </Type>
            <Figure value={board.money(part.money)} size={18} />
          </View>
        ))
      ) : (
        <Type variant="aside" colour={colour.textSoft}>
          {board.text.planner.sum.nothing}
        </Type>
      )}
    </View>
  );
}

/** The sum itself, and what of it would be lost. */
export function SumTotal({ planning }: { planning: Planning }) {
  const board = useBoard();
  const { colour } = useTheme();
  const { sum, leftOver } = planning.planned;
  if (!hasBegun(planning)) return null;
  return (
    <View style={[styles.line, styles.total, { borderColor: colour.line }]}>
      <View style={styles.words}>
        <Type variant="textStrong">{board.text.planner.sum.canPay}</Type>
        {leftOver > 0 && <LeftOver money={board.money(leftOver)} />}
      </View>
      <RollingFigure value={sum} format={board.money} size={36} maxScale={1.5} />
    </View>
  );
}

/** What nobody gets. */
export function LeftOver({ money }: { money: string }) {
  const { text } = useBoard();
  const { colour } = useTheme();
  return (
    <View style={[styles.lost, { backgroundColor: colour.warnPaper }]}>
      <Type variant="cardLineStrong" colour={colour.warnInk}>
        {text.planner.sum.leftOver({ money })}
      </Type>
    </View>
  );
}

const styles = StyleSheet.create({
  sum: { borderTopWidth: 1, paddingTop: 8, gap: 5 },
  line: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: 8 },
  words: { flexShrink: 1, gap: 2 },
  total: { borderTopWidth: 1, paddingTop: 6 },
  lost: { alignSelf: 'flex-start', borderRadius: 6, paddingHorizontal: 8, paddingVertical: 2 },
});

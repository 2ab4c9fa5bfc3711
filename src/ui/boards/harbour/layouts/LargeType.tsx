import { ScrollView, StyleSheet, View } from 'react-native';
import { standings } from '@/games/harbour/score';
import { radius, space, useRoom, useTheme } from '@/ui/theme';
import { TableHead } from '../../kit/layout';
import { PlayerRow } from '../../kit/players';
import { Warning } from '../../kit/prompt';
import { SetUpBelow } from '../choices/SetUp';
import { Stage } from '../choices/Stage';
import { isSetUp, isStaged } from '../choices/staged';
import { BonusCard } from '../parts/BonusCard';
import { PlacesList } from '../parts/PlacesList';
import { spokenPlayer } from '../parts/PlayerTabs';
import { Answers, Prompt } from '../parts/Prompt';
import { QuayList } from '../parts/Quay';
import { Title } from '../parts/Title';
import { useBoard } from '../table/board';

/** Everything one below the other; the list of all places is the table. */
export function LargeType() {
  const board = useBoard();
  const { insets, width } = useRoom();
  const across = Math.min(720, width - insets.left - insets.right - 2 * space.panel);
  return (
    <View style={[styles.table, { paddingTop: insets.top }]}>
      <ScrollView contentContainerStyle={styles.content}>
        <View style={[styles.column, { width: across }]}>
          <TableHead>
            <Title look="large" />
          </TableHead>
          <Prompt short flag={44} told={2} />
          <Warning />
          <Answers stacked />
          {isSetUp(board) ? <SetUpBelow width={across} /> : <Places width={across} />}
        </View>
      </ScrollView>
    </View>
  );
}

function Places({ width }: { width: number }) {
  const board = useBoard();
  const { colour } = useTheme();
  const { own, actor, view } = board;
  const points = standings(view);
  const self = own?.seat ?? actor;
  const frame = { borderColor: colour.action, backgroundColor: colour.panelActive };
  return (
    <>
      {isStaged(board) && (
        <View style={[styles.stage, frame]}>
          <Stage width={width - 2 * (space.panel + BORDER)} height={0} />
        </View>
      )}
      <QuayList width={width} />
      {self !== undefined && <BonusCard seat={self} at="sheet" />}
      <PlacesList width={width} />
      {board.seats.map(({ name }, seat) => (
        <PlayerRow
          key={`${seat} ${name}`}
          seat={seat}
          spoken={spokenPlayer(board, seat)}
          figure={String(points[seat]?.total ?? 0)}
          mark={seat === view.active ? board.text.tabs.toMove : undefined}
          onPress={() => board.open({ of: 'player', seat })}
        />
      ))}
    </>
  );
}

const BORDER = 2.5;

const styles = StyleSheet.create({
  table: { flex: 1 },
  content: { alignItems: 'center', padding: space.panel, paddingBottom: 48 },
  column: { gap: space.panel },
  stage: { padding: space.panel, borderWidth: BORDER, borderRadius: radius.panel },
});

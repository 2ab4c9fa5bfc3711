import { StyleSheet, View } from 'react-native';
import { Button, Type } from '@/ui/components';
import { space, useTheme } from '@/ui/theme';
import { ownQuestion } from '../model/question';
import { BuildingCard } from '../parts/BuildingCard';
import { openPlanner } from '../planner/planning';
import { useBoard, type HarbourBoard } from '../table/board';
import { Deciders } from './Deciders';
import { draftOf, type Draft } from './draft';
import { MarketAfter } from './MarketAfter';
import { Offers } from './Offers';
import { decidingInTurn, stepsDone, visited } from './steps';
import { Steps } from './Steps';
import { shipAndBuy } from './purchase';
import { Takes } from './Takes';
import { reasonOf } from './wanted';

const CARD = { share: 0.44, most: 158, ratio: 1.9, least: 84 };
/** In a smaller place the words have all the room. */
const CARD_FROM = { width: 300, height: 150 };

interface Room {
  width: number;
  height: number;
}

/** The building where somebody chooses inside its action, with what was done there and what is open. */
export function Stage({ width, height }: Room) {
  const board = useBoard();
  const draft = draftOf(board);
  if (draft === undefined) return null;
  const place = visited(board.view);
  const roomy = width >= CARD_FROM.width && height >= CARD_FROM.height;
  const across = Math.round(Math.min(CARD.most, width * CARD.share, height / 1.4));
  return (
    <View style={[styles.stage, { minHeight: height }]}>
      {place !== undefined && roomy && across >= CARD.least && (
        <BuildingCard
          building={place}
          width={across}
          height={Math.round(Math.min(height, across * CARD.ratio))}
          plain
          onPress={() => board.open({ of: 'place', place })}
        />
      )}
      <View style={styles.words}>
        <Told board={board} draft={draft} />
        <Choices board={board} draft={draft} />
      </View>
    </View>
  );
}

interface StageProps {
  board: HarbourBoard;
  draft: Draft;
}

/** What led to the question: the steps of one's own visit, or whose action it is that asks others. */
function Told({ board, draft }: StageProps) {
  const { colour } = useTheme();
  const { view, text, name, actor } = board;
  const own = actor === view.active;
  if (own) return <Steps done={stepsDone(board)} open={ownQuestion(board, draft, true)} />;
  const acting = { name: name(view.active) };
  const reason = reasonOf(view, draft.question);
  const why =
    reason === undefined
      ? text.stage.give(acting)
      : reason === 'others' || reason === 'stock'
        ? text.stage.others(acting)
        : text.stage.reasons[reason](acting);
  return (
    <View style={styles.told}>
      <Type variant="text" size={15} colour={colour.textSoft}>
        {why}
      </Type>
      <Deciders seats={decidingInTurn(view)} />
    </View>
  );
}

/** What is chosen here and not on the quay, and what the draft does to the market. */
function Choices({ board, draft }: StageProps) {
  const { view } = board;
  const { question, ahead } = draft;
  const marketMoves = ahead.state.space.some((at, good) => at !== view.space[good]);
  const purchase = board.moves.some(({ type }) => type === 'ship' || type === 'inland');
  return (
    <View style={styles.told}>
      {(question === 'take' || question === 'takeOrSwap') && <Takes draft={draft} />}
      {question === 'replace' && <Offers draft={draft} />}
      {question === 'goodsOrPurchase' && purchase && (
        <Button label={shipAndBuy(board)} variant="secondary" onPress={() => openPlanner(board)} />
      )}
      {marketMoves && <MarketAfter after={ahead.state} />}
    </View>
  );
}

const styles = StyleSheet.create({
  stage: { flexDirection: 'row', gap: space.panel, padding: space.half },
  words: { flex: 1, minWidth: 0, gap: space.panel },
  told: { gap: space.panel },
});

import { useState } from 'react';
import { ScrollView, StyleSheet, View, type LayoutChangeEvent } from 'react-native';
import { FIRST_START } from '@/games/harbour/state';
import { Button, Panel, Type } from '@/ui/components';
import { Card } from '@/ui/components/card';
import { space, useTheme } from '@/ui/theme';
import { faceOf } from '../model/faces';
import { ownQuestion } from '../model/question';
import { useBoard, type HarbourBoard } from '../table/board';
import { Deciders } from './Deciders';
import { draftOf, type Draft } from './draft';
import { MarketAfter } from './MarketAfter';
import { MoveList } from './MoveList';
import { Offers } from './Offers';
import { decidingInTurn, stepsDone, visited } from './steps';
import { Steps } from './Steps';
import { Takes } from './Takes';
import { reasonOf } from './wanted';

const CARD = { share: 0.44, most: 158, ratio: 1.4, least: 84 };
/** In a smaller place the words have all the room. */
const CARD_FROM = { width: 300, height: 160 };

/** The building where somebody chooses inside its action, with what was done there and what is open. */
export function Stage() {
  const board = useBoard();
  const [{ width, height }, measure] = useState({ width: 0, height: 0 });
  const draft = draftOf(board);
  if (draft === undefined) return null;
  const place = visited(board.view);
  const roomy = width >= CARD_FROM.width && height >= CARD_FROM.height;
  const across = Math.min(CARD.most, width * CARD.share, height / CARD.ratio);
  return (
    <Panel tone="active" style={styles.stage}>
      <View
        style={styles.inside}
        onLayout={({ nativeEvent: { layout } }: LayoutChangeEvent) => measure(layout)}
      >
        {place !== undefined && place < FIRST_START && roomy && across >= CARD.least && (
          <Card
            face={faceOf(place, board.language)}
            size={{ width: across, height: Math.min(height, across * 1.9) }}
            onPress={() => board.open({ of: 'place', place })}
          />
        )}
        <ScrollView style={styles.words} contentContainerStyle={styles.content}>
          <Told board={board} draft={draft} />
          <Choices board={board} draft={draft} />
        </ScrollView>
      </View>
    </Panel>
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
  const { text, view } = board;
  const { question, ahead } = draft;
  const marketMoves = ahead.state.space.some((at, good) => at !== view.space[good]);
  const purchase = board.moves.some(({ type }) => type === 'ship' || type === 'inland');
  return (
    <View style={styles.told}>
      {(question === 'take' || question === 'takeOrSwap') && <Takes draft={draft} />}
      {question === 'replace' && <Offers draft={draft} />}
      {question === 'goodsOrPurchase' && purchase && (
        <Button label={text.act.plan} variant="secondary" onPress={() => board.open({ of: 'planner' })} />
      )}
      {['ship', 'buyMore', 'fill', 'keep', 'goodsOrPurchase'].includes(question) && (
        <MoveList
          draft={draft}
          moves={board.moves.filter(({ type }) => type !== 'gain' && type !== 'done')}
        />
      )}
      {marketMoves && <MarketAfter after={ahead.state} />}
    </View>
  );
}

const styles = StyleSheet.create({
  stage: { flex: 1 },
  inside: { flex: 1, flexDirection: 'row', gap: space.panel },
  words: { flex: 1 },
  content: { gap: space.panel, flexGrow: 1 },
  told: { gap: space.panel },
});

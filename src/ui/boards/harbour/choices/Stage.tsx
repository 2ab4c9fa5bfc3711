import { StyleSheet, View } from 'react-native';
import type { Question } from '@/games/harbour/asked';
import type { Action, Part } from '@/games/harbour/cards/actions';
import { currentAction } from '@/games/harbour/state';
import { Touchable, Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { decisionPlace } from '@/ui/keyboard';
import { radius, space, touch, useTheme } from '@/ui/theme';
import { explained } from '../model/explained';
import { ownQuestion } from '../model/question';
import { zone } from '../motion/zones';
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

const CARD = { share: 0.46, most: 168, ratio: 2, least: 84 };
const GAP = space.panel;
/** Rows of goods to touch, of stocks and of buildings need so much beside the card. */
const ROWS = { takes: 4 * touch.icon + 3 * 4, beside: 4 * touch.icon + 3 * 4 + 100, others: 196, words: 150 };
/** A lower place has no room for more than one line each. */
const LOW = 230;
/** Nor for a card. */
const CARD_FROM = 150;

interface Room {
  width: number;
  height: number;
}

function leastWords(draft: Draft, own: boolean): number {
  if (isTaking(draft)) return ROWS.takes;
  return own && draft.question !== 'replace' ? ROWS.words : ROWS.others;
}

/** The building where somebody chooses inside its action, with what was done there and what is open. */
export function Stage({ width, height }: Room) {
  const board = useBoard();
  const draft = draftOf(board);
  if (draft === undefined) return null;
  const place = visited(board.view);
  const words = leastWords(draft, board.actor === board.view.active);
  const across = Math.floor(Math.min(CARD.most, width * CARD.share, height / 1.4, width - GAP - words));
  const card = place !== undefined && height >= CARD_FROM && across >= CARD.least;
  return (
    <View {...decisionPlace('choice')} style={[styles.stage, { minHeight: height }]}>
      {card && (
        <BuildingCard
          building={place}
          width={across}
          height={Math.floor(Math.min(height, across * CARD.ratio))}
          plain
          onPress={() => board.open({ of: 'place', place })}
        />
      )}
      <View style={styles.words}>
        <Told board={board} draft={draft} low={height < LOW} />
        <Choices board={board} draft={draft} low={height < LOW} room={width - GAP - (card ? across : 0)} />
      </View>
    </View>
  );
}

interface StageProps {
  board: HarbourBoard;
  draft: Draft;
  low: boolean;
}

/** What led to the question: the steps of one's own visit, or whose action it is that asks others. */
function Told({ board, draft, low }: StageProps) {
  const { colour } = useTheme();
  const { view, text, name, actor } = board;
  const own = actor === view.active;
  if (own && low && isTaking(draft)) return null;
  if (own) return <Steps done={stepsDone(board)} open={openStep(board, draft, low)} />;
  const acting = { name: name(view.active) };
  const reason = reasonOf(view, draft.question);
  const why =
    reason === undefined
      ? text.stage.give(acting)
      : reason === 'others' || reason === 'stock'
        ? text.stage.others(acting)
        : text.stage.reasons[reason](acting);
  return (
    <View style={low ? styles.lowTold : styles.told}>
      <Type variant="text" size={15} colour={colour.textSoft}>
        {why}
      </Type>
      <Deciders seats={decidingInTurn(view)} low={low} />
    </View>
  );
}

const isTaking = ({ question }: Draft): boolean => question === 'take' || question === 'takeOrSwap';

/** Questions of the building's action, which is then told in general. */
const OF_ACTION: readonly Question[] = [
  'pick',
  'spend',
  'turn',
  'double',
  'swap',
  'raise',
  'goodsOrPurchase',
];

/** Which part of an action asks this. */
const ASKED_BY: Readonly<Partial<Record<Question, Part['part']>>> = { pick: 'gain', swap: 'swap' };

/** What is done already, or was not chosen, is no more to be done. */
function fromAsked(action: Action, question: Question): Action {
  const { join, parts } = action;
  const at = parts.findIndex(({ part }) => part === ASKED_BY[question]);
  if (at < 0) return action;
  return { join: 'then', parts: parts.slice(at, join === 'then' ? undefined : at + 1) };
}

/** Nothing where the answers themselves lie below; what is on offer has no room there in a low place. */
function openStep(board: HarbourBoard, draft: Draft, low: boolean): string | undefined {
  const { question } = draft;
  if (isTaking(draft) || (question === 'replace' && !low)) return undefined;
  const inAction = OF_ACTION.includes(question) && visited(board.view) !== undefined;
  return inAction
    ? explained(fromAsked(currentAction(board.view), question), board)
    : ownQuestion(board, draft, true);
}

/** What is chosen here and not on the quay, and what the draft does to the market. */
function Choices({ board, draft, low, room }: StageProps & { room: number }) {
  const { view } = board;
  const { question, ahead } = draft;
  const marketMoves = ahead.state.space.some((at, good) => at !== view.space[good]);
  const purchase = board.moves.some(({ type }) => type === 'ship' || type === 'inland');
  return (
    <View style={styles.told}>
      {isTaking(draft) && (
        <Takes draft={draft} beside={low || room >= ROWS.beside} named={!low || room >= ROWS.beside} />
      )}
      {question === 'replace' && !low && <Offers draft={draft} />}
      {question === 'goodsOrPurchase' && purchase && (
        <ShipAndBuy label={shipAndBuy(board)} onPress={() => openPlanner(board)} />
      )}
      {marketMoves && <MarketAfter after={ahead.state} />}
    </View>
  );
}

/** The other answer, as paper too. */
function ShipAndBuy({ label, onPress }: { label: string; onPress: () => void }) {
  const { colour } = useTheme();
  const look = { backgroundColor: colour.paper, borderColor: colour.edge };
  return (
    <Touchable
      role="button"
      label={label}
      place={zone.plan}
      onPress={onPress}
      style={[styles.purchase, look]}
    >
      <Icon name="shop" size={24} colour={colour.ink} />
      <Type variant="button" size={16} colour={colour.ink} style={styles.shrinks}>
        {label}
      </Type>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  stage: { flexDirection: 'row', gap: GAP },
  words: { flex: 1, minWidth: 0, gap: GAP, paddingTop: 2 },
  told: { gap: GAP },
  lowTold: { gap: 6 },
  shrinks: { flexShrink: 1 },
  purchase: {
    minHeight: touch.button,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 9,
    paddingHorizontal: 12,
    paddingVertical: 6,
    borderWidth: 1,
    borderRadius: radius.card,
    boxShadow: '0 2px 5px rgba(0, 0, 0, 0.3)',
  },
});

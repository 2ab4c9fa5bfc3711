import { face, type Area, type CardId } from '@/games/packet-row/cards';
import { COST, KIND, kindCode } from '@/games/packet-row/cards/figures';
import type { PacketRowMove } from '@/games/packet-row/move';
import {
  answerBy,
  decisionAround,
  decisionOnPassing,
  notYet,
  type Answer,
  type Decision,
  type Moves,
} from '../../kit/prompt';
import { nameOnButton, plain } from '../model/faces';
import { amountOf, notesFor } from '../model/notes';
import { isAsked, isOnOffer, takeMove } from '../model/question';
import { zone } from '../motion/zones';
import type { PacketRowBoard } from './board';

const isMoney = (card: CardId) => KIND[card] === kindCode('money');

export function isTaking({ view, actor, past }: PacketRowBoard): boolean {
  return past === undefined && isAsked(view, actor) && ['offer', 'master', 'lastCall'].includes(view.phase);
}

export function isChoosing({ view, actor, past }: PacketRowBoard): boolean {
  return past === undefined && isAsked(view, actor) && view.phase === 'choose';
}

/** What this card costs more than whoever is asked has in open money. */
const lacking = ({ view }: PacketRowBoard, card: CardId) =>
  (COST[card] ?? 0) - (view.players[view.asked]?.money ?? 0);

/** The own banknotes, where it is their owner who is asked: nobody else's are known. */
const notesOfAsked = (board: PacketRowBoard) =>
  board.own?.seat === board.view.asked ? banknotes(board) : [];

/** Takes the card behind one button; where only the banknotes in hand cover its price, after they are cashed. */
export function takingMoves(board: PacketRowBoard, card: CardId): Moves<PacketRowMove> {
  const { view, viewer } = board;
  const take = takeMove(view, viewer, card);
  const short = lacking(board, card);
  const cashed = short > 0 ? (notesFor(notesOfAsked(board), short) ?? []) : [];
  const [first, ...more] = cashed.map((note) => ({ type: 'cash', card: note }) as const);
  return first === undefined ? [take] : [first, ...more, take];
}

/** What the button says that takes this card. */
export function takeLabel(board: PacketRowBoard, card: CardId): string {
  const { text, language, faces } = board;
  const moves = takingMoves(board, card);
  const name = nameOnButton(card, language, faces);
  const withAssistant = moves.some((move) => move.type === 'take' && move.assistant !== undefined);
  const named = withAssistant ? text.act.takeWith({ card: name }) : name;
  const cashed = amountOf(moves.flatMap((move) => (move.type === 'cash' ? [move.card] : [])));
  if (cashed > 0) return text.act.cashAndTake({ card: named, money: board.money(cashed) });
  const price = COST[card] ?? 0;
  return price === 0
    ? text.act.takeFree({ card: named })
    : text.act.take({ card: named, price: board.money(price) });
}

export function chooseLabel(board: PacketRowBoard, area: Area): string {
  return board.text.act.choose({ area: board.words.areaInSentence(area) });
}

function choosing(board: PacketRowBoard): Decision {
  const { text, choice } = board;
  const chosen = choice !== undefined && 'area' in choice ? choice.area : undefined;
  if (chosen === undefined) {
    return { primary: notYet(text.act.chooseFirst, text.act.tapArea) };
  }
  const label = chooseLabel(board, chosen);
  return { primary: answerBy<PacketRowMove>(board, { type: 'choose', area: chosen }, { label }) };
}

function taking(board: PacketRowBoard): Decision {
  const { text, choice, view } = board;
  const card = choice !== undefined && 'card' in choice ? choice.card : undefined;
  const giveUp = view.phase === 'lastCall' ? 'pass' : 'decline';
  const secondary = answerBy<PacketRowMove>(board, { type: giveUp });
  const { takeFirst, tapCard, noneToTake } = text.act;
  const waits: Answer = canTake(board)
    ? notYet(takeFirst, tapCard)
    : { ...notYet(takeFirst, noneToTake), rule: 'paying' };
  const primary =
    card === undefined
      ? waits
      : answerBy(board, takingMoves(board, card), { label: takeLabel(board, card), haptic: 'medium' });
  return { primary, secondary };
}

/** Whether any card can be taken, with the money on the table or the banknotes in hand. */
function canTake(board: PacketRowBoard): boolean {
  const { view, moves, whyNot } = board;
  if (moves.some((move) => move.type === 'take')) return true;
  if (notesOfAsked(board).length === 0) return false;
  const offered = view.areas.flatMap(({ current, future }) => [...current, ...future]);
  return offered.some((card) => whyNot(...takingMoves(board, card)) === undefined);
}

/** What whoever acts can answer now. Deliveries and cash are open beside it. */
export function decisionOf(board: PacketRowBoard): Decision {
  const around = decisionAround(board);
  if (around !== undefined) return around;
  if (board.passesTo !== undefined) return decisionOnPassing(board);
  if (isChoosing(board)) return choosing(board);
  if (isTaking(board)) return taking(board);
  if (isAsked(board.view, board.actor) && board.view.phase === 'closing') return closing(board);
  return {};
}

/** Whoever could still deliver is asked once before that is lost. */
function closing(board: PacketRowBoard): Decision {
  const { text, choice } = board;
  const done = answerBy<PacketRowMove>(board, { type: 'done' });
  const count = deliverableTogether(board);
  if (count === 0) return { primary: done };
  const primary: Answer = {
    label: text.act.deliverNow({ count }),
    haptic: 'light',
    place: zone.deliver,
    give: () => board.open({ of: 'delivery' }),
  };
  const asks = choice !== undefined && 'finishing' in choice;
  const secondary = asks
    ? { ...done, label: text.act.doneAnyway }
    : { ...done, give: () => board.choose({ finishing: true }) };
  return { primary, secondary };
}

/** One tap on a card: selects what can be taken; everything else is shown large, with the reason. */
export function tapCard(board: PacketRowBoard, card: CardId): void {
  const { choice, view } = board;
  const selected = choice !== undefined && 'card' in choice && choice.card === card;
  const onTable = view.areas.some((area) => area.current.includes(card) || area.future.includes(card));
  const takable = isTaking(board) && onTable && board.whyNot(...takingMoves(board, card)) === undefined;
  if (takable && !selected) board.choose({ card });
  else board.open({ of: 'card', card });
}

/** What a card on offer costs more than whoever decides has, with all that the banknotes in hand would bring. */
export function shortOf(board: PacketRowBoard, card: CardId): string | undefined {
  const held = face(card);
  if (!isTaking(board) || !('area' in held)) return undefined;
  if (!isOnOffer(board.view, held.area)) return undefined;
  const short = lacking(board, card) - amountOf(notesOfAsked(board));
  return short > 0 ? board.text.line.short({ money: board.money(short) }) : undefined;
}

/** Contracts that could be delivered now, each by itself. */
export function deliverableContracts({ moves }: PacketRowBoard): readonly CardId[] {
  const found = new Set<CardId>();
  for (const move of moves) {
    if (move.type === 'deliver') for (const card of move.contracts) found.add(card);
  }
  return [...found];
}

/** How many contracts one delivery can fulfil now, at most. */
export function deliverableTogether({ moves }: PacketRowBoard): number {
  return moves.reduce(
    (most, move) => (move.type === 'deliver' ? Math.max(most, move.contracts.length) : most),
    0,
  );
}

export function banknotes({ own }: PacketRowBoard): readonly CardId[] {
  return own?.player.done === true ? [] : (own?.player.hand.filter(isMoney) ?? []);
}

export function hasContract({ own }: PacketRowBoard): boolean {
  return own?.player.hand.some((card) => 'reward' in face(card)) ?? false;
}

/** The title of a card in a sentence. */
export function titleOf(board: PacketRowBoard, card: CardId): string {
  return plain(board.faces(card).title);
}

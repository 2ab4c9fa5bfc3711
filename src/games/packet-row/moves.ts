import type { Seat } from '@/engine/game';
import { AREAS, CARDS, type CardId } from './cards';
import { AMOUNT, COST, HAS_TWIN, KIND, kindCode, LIKE } from './cards/figures';
import type { PacketRowMove } from './move';
import { deliveriesOf } from './rules/hand';
import { areaAt, isEmpty, playerAt, type AreaState, type PacketRowState, type PlayerState } from './state';

const ASSISTANT = kindCode('assistant');

/* The moves that need no planning exist once: listing them costs no memory, and search lists them by the million. */
const CHOOSE: readonly PacketRowMove[] = AREAS.map((area) => ({ type: 'choose', area }));
/** By the areas that are open, one bit each. */
const CHOICES: readonly (readonly PacketRowMove[])[] = Array.from({ length: 1 << AREAS.length }, (_, open) =>
  CHOOSE.filter((__, area) => (open & (1 << area)) !== 0),
);
const TAKE: readonly PacketRowMove[] = CARDS.map((_, card) => ({ type: 'take', card }));
const CASH: readonly PacketRowMove[] = CARDS.map((_, card) => ({ type: 'cash', card }));
const NONE: readonly PacketRowMove[] = [];
const DECLINE: PacketRowMove = { type: 'decline' };
const ONLY_DECLINE: readonly PacketRowMove[] = [DECLINE];
const TAKE_OR_DECLINE: readonly (readonly PacketRowMove[])[] = TAKE.map((take) => [take, DECLINE]);
const PASS: PacketRowMove = { type: 'pass' };
const DONE: PacketRowMove = { type: 'done' };
const TAKE_WITH: readonly (readonly PacketRowMove[])[] = CARDS.map((_, assistant) =>
  KIND[assistant] === ASSISTANT ? CARDS.map((__, card) => ({ type: 'take', card, assistant })) : [],
);

const isAssistant = (card: CardId): boolean => KIND[card] === ASSISTANT;

/** Cards with the same face are offered once; `problem` accepts each of them. */
function isRepeated(cards: readonly CardId[], index: number): boolean {
  const card = cards[index] as CardId;
  if (!HAS_TWIN[card]) return false;
  const like = LIKE[card];
  for (let i = 0; i < index; i += 1) if (LIKE[cards[i] as CardId] === like) return true;
  return false;
}

function addAffordable(
  list: PacketRowMove[],
  cards: readonly CardId[],
  money: number,
  takes: readonly PacketRowMove[],
): void {
  for (let i = 0; i < cards.length; i += 1) {
    const card = cards[i] as CardId;
    if ((COST[card] as number) <= money && (i === 0 || !isRepeated(cards, i)))
      list.push(takes[card] as PacketRowMove);
  }
}

function addTakes(list: PacketRowMove[], area: AreaState, player: PlayerState): void {
  addAffordable(list, area.current, player.money, TAKE);
  if (player.assistants === 0 || area.future.length === 0) return;
  const card = player.hand.find(isAssistant) as CardId;
  addAffordable(list, area.future, player.money, TAKE_WITH[card] as readonly PacketRowMove[]);
}

/** The areas that can be chosen, as the list that exists for just these. */
function choicesOf(state: PacketRowState): readonly PacketRowMove[] {
  let open = 0;
  for (let i = 0; i < state.areas.length; i += 1) {
    const area = state.areas[i] as AreaState;
    if (!area.chosen && !isEmpty(area)) open |= 1 << i;
  }
  return CHOICES[open] ?? NONE;
}

/**
 * The answers to an offer of one or two cards, where an assistant, banknotes and deliveries add nothing: the lists exist
 * already, or are as long as they need to be.
 */
function answersToOffer(cards: readonly CardId[], money: number): readonly PacketRowMove[] {
  const first = cards[0] as CardId;
  const payable = (COST[first] as number) <= money;
  if (cards.length === 1)
    return (payable ? TAKE_OR_DECLINE[first] : ONLY_DECLINE) as readonly PacketRowMove[];
  const second = cards[1] as CardId;
  if ((COST[second] as number) > money || LIKE[second] === LIKE[first]) {
    return (payable ? TAKE_OR_DECLINE[first] : ONLY_DECLINE) as readonly PacketRowMove[];
  }
  if (!payable) return TAKE_OR_DECLINE[second] as readonly PacketRowMove[];
  return [TAKE[first] as PacketRowMove, TAKE[second] as PacketRowMove, DECLINE];
}

function addAnswers(list: PacketRowMove[], state: PacketRowState, player: PlayerState): void {
  switch (state.phase) {
    case 'choose':
      for (const choice of choicesOf(state)) list.push(choice);
      return;
    case 'offer':
    case 'master':
      addTakes(list, areaAt(state, state.area), player);
      list.push(DECLINE);
      return;
    case 'lastCall':
      for (let i = 0; i < state.areas.length; i += 1) {
        const area = state.areas[i] as AreaState;
        if (i === state.area || !area.chosen) addTakes(list, area, player);
      }
      list.push(PASS);
      return;
    case 'closing':
      list.push(DONE);
      return;
    case 'over':
  }
}

/** PR-30: one cash move for each amount in hand. */
function addCashing(list: PacketRowMove[], { hand, banknotes }: PlayerState): void {
  let seen = 0;
  for (let i = 0, left = banknotes; left > 0; i += 1) {
    const card = hand[i] as CardId;
    const amount = AMOUNT[card] as number;
    if (amount === 0) continue;
    left -= 1;
    if (((seen >> amount) & 1) === 1) continue;
    seen |= 1 << amount;
    list.push(CASH[card] as PacketRowMove);
  }
}

export function moves(state: PacketRowState, seat: Seat): readonly PacketRowMove[] {
  if (state.phase === 'over') return NONE;
  const player = playerAt(state, seat);
  if (state.asked === seat && player.banknotes === 0 && !player.deliverable) {
    if (state.phase === 'choose') return choicesOf(state);
    if (player.assistants === 0 && (state.phase === 'offer' || state.phase === 'master')) {
      const { current } = areaAt(state, state.area);
      if (current.length === 1 || current.length === 2) return answersToOffer(current, player.money);
    }
  }
  const list: PacketRowMove[] = [];
  if (state.asked === seat) addAnswers(list, state, player);
  if (player.done) return list;
  if (player.banknotes > 0) addCashing(list, player);
  if (player.deliverable) {
    for (const delivery of deliveriesOf(player)) list.push(delivery);
  }
  return list;
}

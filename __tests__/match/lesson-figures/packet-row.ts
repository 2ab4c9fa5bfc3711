import type { CardId } from '@/games/packet-row/cards';
import { AMOUNT, COST, KIND, kindCode, POINTS, REWARD, UNITS } from '@/games/packet-row/cards/figures';
import type { PacketRowMove } from '@/games/packet-row/move';
import { DOLLARS_PER_POINT } from '@/games/packet-row/score';
import type { PacketRowState } from '@/games/packet-row/state';
import { figure, type Rows, type Told } from './told';

const lastOf = (list: readonly number[]): number => figure(list, list.length - 1);

const learnerAt = ({ players }: PacketRowState) => {
  const [learner] = players;
  if (learner === undefined) throw new Error('nobody plays');
  return learner;
};
const rewardHeld = (state: PacketRowState): number =>
  Math.max(...learnerAt(state).hand.map((card) => figure(REWARD, card)));
const noteHeld = (state: PacketRowState): number =>
  Math.max(...learnerAt(state).hand.map((card) => figure(AMOUNT, card)));

/** A card of this kind that is on offer in the area that is asked about. */
function offered({ areas, area }: PacketRowState, kind: Parameters<typeof kindCode>[0]): CardId {
  const found = areas[area]?.current.find((card) => KIND[card] === kindCode(kind));
  if (found === undefined) throw new Error(`no ${kind} on offer`);
  return found;
}

function taken(course: Told<PacketRowState>, path: string): CardId {
  const move = course.asked(path) as PacketRowMove;
  if (move.type !== 'take') throw new Error(`${path} takes nothing`);
  return move.card;
}

const YEAR = 1842;
const rewardOfLast = (_: PacketRowState, course: Told<PacketRowState>) => [
  figure(REWARD, taken(course, 'ending/take')),
];

/** What the coach of Packet Row says in digits. */
export const PACKET_ROW: Rows<PacketRowState> = {
  'choosing/welcome': () => [YEAR, DOLLARS_PER_POINT],
  'choosing/contract': (state) => [rewardHeld(state)],
  'choosing/choose': (state) => [learnerAt(state).money],
  'waiting/take': (_, course) => [
    figure(AMOUNT, taken(course, 'waiting/take')),
    course.scores.own?.parts.bankers ?? 0,
  ],
  'paying/cash': (state, course) => {
    const museum = taken(course, 'paying/buy');
    const short = figure(COST, museum) - learnerAt(state).money;
    return [figure(POINTS, museum), figure(COST, museum), short, noteHeld(state)];
  },
  'paying/buy': (state, course) => [learnerAt(state).money, figure(POINTS, taken(course, 'paying/buy'))],
  'lastCall/take': (state) => {
    const notes = state.areas.flatMap(({ chosen, current }) => (chosen ? [] : current));
    return [lastOf(notes.map((card) => figure(AMOUNT, card)).toSorted((a, b) => a - b)), rewardHeld(state)];
  },
  'ships/take': (state) => [figure(POINTS, offered(state, 'points')), figure(COST, offered(state, 'points'))],
  'helper/wrongShip': (state, course) => [course.round(state)],
  'helper/take': (state) => [
    figure(POINTS, offered(state, 'points')),
    figure(COST, offered(state, 'points')),
    rewardHeld(state),
  ],
  'ending/short': (state, course) => [course.round(state)],
  'ending/choose': rewardOfLast,
  'ending/take': rewardOfLast,
  'ending/deliver': rewardOfLast,
  'ending/score': (state, { scores: { own } }) => {
    const { buildings = 0, money = 0, bankers = 0 } = own?.parts ?? {};
    return [buildings, learnerAt(state).money, money, bankers, own?.total ?? 0];
  },
};

const unitsHeld = (state: PacketRowState, kind: Parameters<typeof kindCode>[0]): number =>
  Math.max(...learnerAt(state).hand.map((card) => (KIND[card] === kindCode(kind) ? figure(UNITS, card) : 0)));
const cottonOnOffer = (_: PacketRowState, course: Told<PacketRowState>) => [
  figure(UNITS, taken(course, 'choosing/take')),
];

/** And what in words. */
export const PACKET_ROW_NUMBERS: Rows<PacketRowState> = {
  'choosing/contract': (state) => [unitsHeld(state, 'start-contract')],
  'choosing/choose': cottonOnOffer,
  'choosing/take': cottonOnOffer,
  'waiting/wait': (state) => [figure(UNITS, offered(state, 'contract'))],
  'ships/later': (_, course) => [unitsHeld(course.at('helper/wrongShip'), 'goods')],
  'helper/deliver': (state) => [unitsHeld(state, 'contract'), unitsHeld(state, 'goods')],
  'ending/choose': (_, course) => {
    const contract = taken(course, 'ending/take');
    return [figure(UNITS, contract), Math.floor(figure(REWARD, contract) / DOLLARS_PER_POINT)];
  },
};

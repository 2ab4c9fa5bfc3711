import type { Seat } from '@/engine/game';
import type { Problem } from '@/engine/phrase';
import { AREAS, type CardId } from './cards';
import { AREA, COST, KIND, kindCode } from './cards/figures';
import type { PacketRowMove } from './move';
import { packetRowProblem } from './phrases';
import { deliveryProblem } from './rules/deliveries/check';
import { areaAt, isEmpty, playerAt, type PacketRowState, type PlayerState } from './state';

type Take = Extract<PacketRowMove, { type: 'take' }>;

function takeProblem(state: PacketRowState, player: PlayerState, move: Take): Problem | undefined {
  const { phase } = state;
  if (phase === 'choose') return packetRowProblem('chooseFirst', {});
  if (phase === 'closing') return packetRowProblem('noMoreCards', {});
  const at = AREA[move.card] as number;
  const area = state.areas[at];
  const open = at === state.area || (phase === 'lastCall' && area?.chosen === false);
  if (area === undefined || !open) return packetRowProblem('notOnOffer', { card: move.card });
  if (move.assistant === undefined && area.future.includes(move.card)) {
    return packetRowProblem('needsAssistant', { card: move.card });
  }
  const supply = move.assistant === undefined ? area.current : area.future;
  if (!supply.includes(move.card)) return packetRowProblem('notOnOffer', { card: move.card });
  if (move.assistant !== undefined) {
    const problem = handProblem(player, move.assistant, 'assistant');
    if (problem) return problem;
  }
  const short = (COST[move.card] as number) - player.money;
  return short > 0 ? packetRowProblem('tooDear', { card: move.card, short }) : undefined;
}

function handProblem(player: PlayerState, card: CardId, kind: 'assistant' | 'money'): Problem | undefined {
  if (!player.hand.includes(card)) return packetRowProblem('notInHand', { card });
  if (KIND[card] === kindCode(kind)) return undefined;
  return packetRowProblem(kind === 'money' ? 'notMoney' : 'misused', { card });
}

/** What the seat that is asked may answer now. */
function answerProblem(state: PacketRowState, player: PlayerState, move: PacketRowMove): Problem | undefined {
  switch (move.type) {
    case 'choose': {
      if (state.phase !== 'choose') return packetRowProblem('nothingToChoose', {});
      const area = areaAt(state, AREAS.indexOf(move.area));
      if (area.chosen) return packetRowProblem('alreadyChosen', { area: move.area });
      return isEmpty(area) ? packetRowProblem('areaEmpty', { area: move.area }) : undefined;
    }
    case 'take':
      return takeProblem(state, player, move);
    case 'decline':
      if (state.phase === 'lastCall') return packetRowProblem('passInstead', {});
      return state.phase === 'offer' || state.phase === 'master'
        ? undefined
        : packetRowProblem('nothingToDecline', {});
    case 'pass':
      return state.phase === 'lastCall' ? undefined : packetRowProblem('passOnlyAtLastCall', {});
    default:
      return state.phase === 'closing' ? undefined : packetRowProblem('notOverYet', {});
  }
}

export function problem(state: PacketRowState, seat: Seat, move: PacketRowMove): Problem | undefined {
  if (state.phase === 'over') return packetRowProblem('gameOver', {});
  const player = playerAt(state, seat);
  if (player.done) return packetRowProblem('alreadyDone', {});
  if (move.type === 'cash') return handProblem(player, move.card, 'money');
  if (move.type === 'deliver') return deliveryProblem(player, move);
  if (state.asked !== seat) return packetRowProblem('notAsked', { asked: state.asked });
  return answerProblem(state, player, move);
}

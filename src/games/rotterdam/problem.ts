import type { Seat } from '@/engine/game';
import type { Problem } from '@/engine/phrase';
import type { MoveType, RotterdamMove } from './move';
import { rotterdamProblem } from './phrases';
import { cardProblem, partnerProblem } from './refusals/cards';
import { sailProblem, stayProblem } from './refusals/captain';
import { factoryProblem } from './refusals/loader';
import { drawProblem, finishProblem, takeProblem } from './refusals/sailor';
import {
  buyRawProblem,
  emptyProblem,
  freeProblem,
  loadProblem,
  placeProblem,
  sellRawProblem,
} from './refusals/shipowner';
import { bidProblem, launchProblem } from './refusals/start';
import { buyProblem, sellProblem } from './refusals/trader';
import { buildProblem, cashProblem, forwardProblem, workProblem } from './refusals/work';
import type { Phase, RotterdamState } from './state';

/** When a move can be made at all. */
const DURING: Readonly<Record<MoveType, readonly Phase[]>> = {
  launch: ['launch'],
  bid: ['bid'],
  pass: ['bid'],
  work: ['work'],
  forward: ['work'],
  cash: ['work'],
  build: ['work'],
  takeFree: ['shipowner'],
  buyRaw: ['shipowner'],
  sellRaw: ['shipowner'],
  place: ['shipowner'],
  load: ['load'],
  loadNothing: ['load'],
  colour: ['captain'],
  sail: ['sail'],
  stay: ['sail'],
  takeCard: ['sailor', 'anchorage'],
  drawCard: ['sailor', 'anchorage'],
  unload: ['loader'],
  factory: ['factory'],
  buy: ['trader'],
  sell: ['trader'],
  play: ['shipowner', 'captain', 'sailor', 'anchorage', 'loader', 'trader', 'after'],
  partner: ['partner'],
  finish: ['shipowner', 'sailor', 'anchorage', 'trader', 'after'],
};

/** Why the seat that is asked cannot answer so. */
function answerProblem(state: RotterdamState, seat: Seat, move: RotterdamMove): Problem | undefined {
  switch (move.type) {
    case 'launch':
      return launchProblem(state, move.at, move.raw);
    case 'bid':
      return bidProblem(state, seat, move.amount);
    case 'work':
      return workProblem(state, move.role);
    case 'forward':
      return forwardProblem(state, seat, move.order);
    case 'cash':
      return cashProblem(state, move.place);
    case 'build':
      return buildProblem(state, seat, move.harbour);
    case 'takeFree':
      return freeProblem(state, seat, move.raw);
    case 'buyRaw':
      return buyRawProblem(state, seat, move.raw);
    case 'sellRaw':
      return sellRawProblem(state, seat, move.raw);
    case 'place':
      return placeProblem(state, seat, move.at);
    case 'load':
      return loadProblem(state, seat, move.from, move.raw);
    case 'loadNothing':
      return emptyProblem(state);
    case 'sail':
      return sailProblem(state, seat, move.at, move.to);
    case 'stay':
      return stayProblem(state, seat, move.at);
    case 'takeCard':
      return takeProblem(state, seat, move.card);
    case 'drawCard':
      return drawProblem(state, seat);
    case 'factory':
      return factoryProblem(state, move.owner);
    case 'buy':
      return buyProblem(state, seat, move.product);
    case 'sell':
      return sellProblem(state, seat, move.product);
    case 'play':
      return cardProblem(state, seat, move);
    case 'partner':
      return partnerProblem(state, seat, move.at);
    case 'finish':
      return finishProblem(state, seat);
    default:
      return undefined;
  }
}

export function problem(state: RotterdamState, seat: Seat, move: RotterdamMove): Problem | undefined {
  const { phase, actor } = state;
  if (phase === 'over') return rotterdamProblem('gameOver', {});
  if (seat !== actor) return rotterdamProblem('notAsked', { asked: actor });
  if (!DURING[move.type].includes(phase)) return rotterdamProblem('notNow', { phase });
  return answerProblem(state, seat, move);
}

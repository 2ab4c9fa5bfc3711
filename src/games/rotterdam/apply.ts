import type { Seat, Step } from '@/engine/game';
import type { RotterdamMove } from './move';
import { bid, pass } from './rules/bidding';
import { chooseColour, sail, stay } from './rules/captain';
import { launch } from './rules/launch';
import { chooseFactory, unload } from './rules/loader';
import { choosePartner, playCard } from './rules/play-card';
import { resume } from './rules/resume';
import { drawCard, finishPicks, takeCard, takeNone } from './rules/sailor';
import { buyRaw, load, loadNothing, place, sellRaw, takeFree } from './rules/shipowner';
import { buy, sell } from './rules/trader';
import { endTurn } from './rules/turn';
import { build, cash, forward, work } from './rules/work';
import type { RotterdamState } from './state';

function finish(state: RotterdamState, seat: Seat, step: Step): void {
  if (state.phase === 'anchorage') finishPicks(state, seat, step);
  else if (state.phase === 'sailor') takeNone(state, step);
  else endTurn(state, step);
}

export function apply(state: RotterdamState, seat: Seat, move: RotterdamMove, step: Step): void {
  switch (move.type) {
    case 'launch':
      launch(state, seat, move.at, move.raw, step);
      break;
    case 'bid':
      bid(state, seat, move.amount, step);
      break;
    case 'pass':
      pass(state, seat, step);
      break;
    case 'work':
      work(state, seat, move.role, step);
      break;
    case 'forward':
      forward(state, seat, move.order, step);
      break;
    case 'cash':
      cash(state, seat, move.place, step);
      break;
    case 'build':
      build(state, seat, move.harbour, step);
      break;
    case 'takeFree':
      takeFree(state, seat, move.raw, step);
      break;
    case 'buyRaw':
      buyRaw(state, seat, move.raw, step);
      break;
    case 'sellRaw':
      sellRaw(state, seat, move.raw, step);
      break;
    case 'place':
      place(state, seat, move.at, step);
      break;
    case 'load':
      load(state, seat, move.from, move.raw, step);
      break;
    case 'loadNothing':
      loadNothing(state, seat, step);
      break;
    case 'colour':
      chooseColour(state, seat, move.colour, step);
      break;
    case 'sail':
      sail(state, move.at, move.to, step);
      break;
    case 'stay':
      stay(state, move.at, step);
      break;
    case 'takeCard':
      takeCard(state, seat, move.card, step);
      break;
    case 'drawCard':
      drawCard(state, seat, step);
      break;
    case 'unload':
      unload(state, step);
      break;
    case 'factory':
      chooseFactory(state, move.owner, step);
      break;
    case 'buy':
      buy(state, seat, move.product, step);
      break;
    case 'sell':
      sell(state, seat, move.product, step);
      break;
    case 'play':
      playCard(state, seat, move, step);
      resume(state, step);
      break;
    case 'partner':
      choosePartner(state, seat, move.at, step);
      resume(state, step);
      break;
    case 'finish':
      finish(state, seat, step);
  }
}

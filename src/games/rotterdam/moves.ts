import type { Seat } from '@/engine/game';
import { RAW_COUNT } from './cards/goods';
import { START_COUNT } from './cards/waterways';
import type { RotterdamMove } from './move';
import { bidOf, FINISH, LAUNCH, PASS, UNLOAD } from './offers';
import { addColours, addSails } from './rules/captain';
import { addFactories } from './rules/loader';
import { hasUnit } from './rules/raw-market';
import { addPicks, addSailor } from './rules/sailor';
import { addPartners, addShipCards } from './rules/ship-cards';
import { addCargo, addShipowner } from './rules/shipowner';
import { addTrader } from './rules/trader';
import { addWork } from './rules/worker';
import { NOBODY, playerAt, type RotterdamState } from './state';

function addLaunches(list: RotterdamMove[], state: RotterdamState): void {
  for (let at = 0; at < START_COUNT; at += 1) {
    if (state.owners[at] !== NOBODY) continue;
    for (let raw = 0; raw < RAW_COUNT; raw += 1) {
      if (hasUnit(state, raw)) list.push(LAUNCH[at * RAW_COUNT + raw] as RotterdamMove);
    }
  }
}

function addBids(list: RotterdamMove[], state: RotterdamState, seat: Seat): void {
  list.push(PASS);
  const { money } = playerAt(state, seat);
  for (let amount = state.action.bid + 1; amount <= money; amount += 1) list.push(bidOf(amount));
}

export function moves(state: RotterdamState, seat: Seat): readonly RotterdamMove[] {
  const list: RotterdamMove[] = [];
  if (state.actor !== seat) return list;
  switch (state.phase) {
    case 'launch':
      addLaunches(list, state);
      break;
    case 'bid':
      addBids(list, state, seat);
      break;
    case 'work':
      addWork(list, state, seat);
      break;
    case 'shipowner':
      addShipowner(list, state, seat);
      break;
    case 'load':
      addCargo(list, state, seat);
      break;
    case 'captain':
      addColours(list, state, seat);
      break;
    case 'sail':
      addSails(list, state);
      break;
    case 'sailor':
      addSailor(list, state, seat);
      break;
    case 'anchorage':
      addPicks(list, state, seat);
      break;
    case 'loader':
      list.push(UNLOAD);
      addShipCards(list, state, seat);
      break;
    case 'factory':
      addFactories(list, state);
      break;
    case 'trader':
      addTrader(list, state, seat);
      break;
    case 'partner':
      addPartners(list, state, seat);
      break;
    case 'after':
      list.push(FINISH);
      addShipCards(list, state, seat);
      break;
    case 'over':
  }
  return list;
}

import type { Seat, Step } from '@/engine/game';
import { HARBOURS, type Harbour, type Raw } from '../cards/goods';
import { positionOfHarbour } from '../cards/waterways';
import { openMove, said, zones } from '../events';
import type { RotterdamMove } from '../move';
import { FACTORY } from '../offers';
import { rotterdamPhrase } from '../phrases';
import { codeCargo, codeOwner, NOBODY, NONE, type RotterdamState } from '../state';
import { countStock, hasRoom, putOnMarket } from './raw-market';
import { returnShip } from './ships';
import { drawFaceDown, takeFaceUp, turnUp } from './stacks';
import { endAction } from './turn';

/** RT-24: whether a factory of the harbour has not worked in this action. */
function isIdle(state: RotterdamState, site: number): boolean {
  return ((state.action.worked >> site) & 1) === 0;
}

/** The first idle factory of an owner in the harbour being unloaded, or NONE. */
export function idleSite(state: RotterdamState, owner: Seat): number {
  const sites = state.factories[state.action.harbour] as Seat[];
  for (let site = 0; site < sites.length; site += 1) {
    if (sites[site] === owner && isIdle(state, site)) return site;
  }
  return NONE;
}

export function addFactories(list: RotterdamMove[], state: RotterdamState): void {
  for (let owner = 0; owner < state.players.length; owner += 1) {
    if (idleSite(state, owner) !== NONE) list.push(FACTORY[owner] as RotterdamMove);
  }
}

/** The owner whose factory must work, NOBODY where none is idle, undefined where the loader chooses. */
function onlyIdleOwner(state: RotterdamState): Seat | undefined {
  let owner = NOBODY;
  const sites = state.factories[state.action.harbour] as Seat[];
  for (let site = 0; site < sites.length; site += 1) {
    if (!isIdle(state, site) || sites[site] === owner) continue;
    if (owner !== NOBODY) return undefined;
    owner = sites[site] as Seat;
  }
  return owner;
}

function letWork(state: RotterdamState, owner: Seat, step: Step): void {
  const { action } = state;
  action.worked |= 1 << idleSite(state, owner);
  drawFaceDown(state, action.harbour, owner, step);
}

/** RT-24: fitting cargo becomes a product card; answers whether the loader has to choose a factory. */
function unloadFitting(state: RotterdamState, owner: Seat, step: Step): boolean {
  const { harbour } = state.action;
  const stack = state.stacks[harbour] as number[];
  step.emit?.(openMove('raw', harbour, zones.position(positionOfHarbour(harbour)), zones.market(harbour)));
  putOnMarket(state, harbour, step);
  if (stack.length === 0) return false;
  takeFaceUp(state, harbour, owner, step);
  if (stack.length > 0) {
    const worker = onlyIdleOwner(state);
    if (worker === undefined) return true;
    if (worker !== NOBODY) letWork(state, worker, step);
  }
  turnUp(state, harbour, step);
  return false;
}

function unloadWrong(state: RotterdamState, owner: Seat, raw: Raw, step: Step): void {
  const { harbour } = state.action;
  const kept = hasRoom(state, owner);
  const from = positionOfHarbour(harbour);
  step.emit?.(openMove('raw', raw, zones.position(from), kept ? zones.stock(owner, raw) : zones.market(raw)));
  step.emit?.(said(owner, rotterdamPhrase('wrongCargo', { owner, raw, harbour, kept })));
  if (kept) countStock(state, owner, raw, 1, step);
  else putOnMarket(state, raw, step);
}

/** RT-24: the ship that arrived first; answers whether the loader has to choose a factory. */
function unloadShip(state: RotterdamState, ships: number[], step: Step): boolean {
  const code = ships.shift() as number;
  const owner = codeOwner(code);
  const cargo = codeCargo(code);
  const { harbour } = state.action;
  returnShip(state, owner, positionOfHarbour(harbour), step);
  if (cargo === harbour) return unloadFitting(state, owner, step);
  if (cargo !== NONE) unloadWrong(state, owner, cargo, step);
  return false;
}

function unloadOn(state: RotterdamState, step: Step): void {
  const { action } = state;
  for (; action.harbour < HARBOURS.length; action.harbour += 1) {
    const ships = state.harbours[action.harbour] as number[];
    while (ships.length > 0) {
      if (!unloadShip(state, ships, step)) continue;
      state.phase = 'factory';
      return;
    }
    action.worked = 0;
  }
  action.harbour = NONE;
  endAction(state, step);
}

export function unload(state: RotterdamState, step: Step): void {
  const firstHarbour: Harbour = 0;
  state.action.harbour = firstHarbour;
  unloadOn(state, step);
}

/** RT-24: the loader's choice of a factory. */
export function chooseFactory(state: RotterdamState, owner: Seat, step: Step): void {
  letWork(state, owner, step);
  turnUp(state, state.action.harbour, step);
  unloadOn(state, step);
}

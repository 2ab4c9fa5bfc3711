import type { Transcriber } from '@/engine/game';
import { buildingId, BUILDINGS } from './cards/buildings';
import { goodName, GOODS, KINDS } from './cards/goods';
import { LOWEST_SPACE } from './cards/limits';
import { playerBoardId, PLAYER_BOARDS } from './cards/player-boards';
import type { HarbourMove } from './move';
import { goodOn } from './rules/market';
import { goodsLeft, outcome } from './score';
import { FIRST_START, type HarbourState } from './state';

const bonusId = (good: number): string => `bonus-${goodName(good)}`;

function cards(): Readonly<Record<string, unknown>> {
  const entries: readonly (readonly [string, unknown])[] = [
    ...BUILDINGS.map(({ id, action: _action, ...row }) => [id, { kind: 'building', ...row }] as const),
    ...PLAYER_BOARDS.map(({ id, symbols }) => [id, { kind: 'board', symbols }] as const),
    ...GOODS.map((good, number) => [bonusId(number), { kind: 'bonus', good }] as const),
  ];
  return Object.fromEntries(entries);
}

function start(state: HarbourState): unknown {
  return {
    startingPlayer: state.starter,
    market: GOODS.map((_, index) => goodName(goodOn(state, LOWEST_SPACE + index))),
    display: state.display.map(buildingId),
    deck: state.deck.map(buildingId).reverse(),
    offers: Array.from({ length: state.offers.length / 2 }, (_, seat) =>
      state.offers.slice(seat * 2, seat * 2 + 2).map(playerBoardId),
    ),
    goods: Array.from({ length: state.seats }, (_, seat) =>
      Object.fromEntries(GOODS.map((good, number) => [good, state.goods[seat * KINDS + number]])),
    ),
    bonus: state.bonus.map(bonusId),
  };
}

/** Each field by its published name: goods, buildings and boards by their ids, start buildings by their seat. */
function writeMove(move: HarbourMove): unknown {
  switch (move.type) {
    case 'board':
      return { type: move.type, board: playerBoardId(move.board) };
    case 'go':
      return move.place >= FIRST_START
        ? { type: move.type, start: move.place - FIRST_START }
        : { type: move.type, building: buildingId(move.place) };
    case 'own':
    case 'replace':
    case 'buy':
      return { type: move.type, building: buildingId(move.building) };
    case 'turn':
      return { type: move.type, from: goodName(move.from), to: goodName(move.to) };
    case 'swap':
      return { type: move.type, goods: [goodName(move.a), goodName(move.b)] };
    case 'take':
      return { type: move.type, from: move.seat, good: goodName(move.good) };
    case 'later':
    case 'inland':
    case 'done':
      return { type: move.type };
    default:
      return { type: move.type, good: goodName(move.good) };
  }
}

export const transcript: Transcriber<HarbourState, HarbourMove> = {
  cards,
  start,
  move: writeMove,
  scores: (state) =>
    (outcome(state)?.scores ?? []).map(({ seat, total, parts }) => ({
      seat,
      total,
      ...parts,
      bought: state.bought[seat],
      goods: goodsLeft(state, seat),
    })),
};

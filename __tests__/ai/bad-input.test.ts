import {
  chooseMove,
  ForeignView,
  GameIsOver,
  NothingToDecide,
  startThinking,
  UnknownLevel,
  type Level,
} from '@/ai';
import type { Seat } from '@/engine/game';
import { GAME_IDS, gameOf } from '@/games';
import { packetRow, requestAt, stateAfter } from './decisions';

const state = stateAfter(packetRow, 3, 20);
const request = requestAt(packetRow, state, 'hard');
const other = (request.seat + 1) % 3;

const WRONG = [
  ['an unknown level', { ...request, level: 'genius' as Level }, UnknownLevel],
  ['a level that every object has', { ...request, level: 'toString' as Level }, UnknownLevel],
  [
    'a seat that owes no decision',
    { ...request, view: packetRow.view(state, other), seat: other },
    NothingToDecide,
  ],
  ['the view of another seat', { ...request, view: packetRow.view(state, other) }, ForeignView],
  ['the view of the open table', { ...request, view: packetRow.view(state, 'table') }, ForeignView],
  ['a seat that is not at the table', { ...request, seat: 7 as Seat }, ForeignView],
  ['a view of no game', { ...request, view: { round: 1, market: [], players: [] } }, ForeignView],
  ['no view at all', { ...request, view: undefined }, ForeignView],
  ['a full state instead of a view', { ...request, view: state }, ForeignView],
] as const;

/** A view of one game handed to the rules of another, whoever sits there. */
const FOREIGN = GAME_IDS.flatMap((rules) =>
  GAME_IDS.filter((id) => id !== rules).map((id) => {
    const asked = requestAt(gameOf(id), stateAfter(gameOf(id), 3, 20), 'hard');
    return [`a view of ${id} for ${rules}`, { ...asked, game: gameOf(rules) }, ForeignView] as const;
  }),
);

const FINISHED = GAME_IDS.map((id) => {
  const game = gameOf(id);
  const view = game.view(stateAfter(game, 2, 10_000), 0);
  return [`a game of ${id} that is over`, { ...request, game, view, seat: 0 }, GameIsOver] as const;
});

describe('what a player cannot think about is refused at once, by name', () => {
  it.each([...WRONG, ...FOREIGN, ...FINISHED])('%s', (_, wrong, kind) => {
    expect(() => chooseMove(wrong)).toThrow(kind);
    expect(() => startThinking(wrong)).toThrow(kind);
    expect(new kind('hard' as never, 0).name).toBe(kind.name);
  });
});

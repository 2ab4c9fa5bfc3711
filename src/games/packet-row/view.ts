import type { Viewer } from '@/engine/game';
import type { CardId } from './cards';
import { KIND, kindCode } from './cards/figures';
import type { PacketRowState, Phase, PlayerState, Taken } from './state';

const START_CONTRACT = kindCode('start-contract');

export interface AreaView {
  /** How many cards are left in the deck. */
  readonly deck: number;
  readonly current: readonly CardId[];
  readonly future: readonly CardId[];
  readonly discards: readonly CardId[];
  readonly chosen: boolean;
  readonly taken: readonly Taken[];
}

export interface PlayerView {
  /** The cards that the viewer knows: all of the own hand, everything that others took face up. */
  readonly hand: readonly CardId[];
  /** How many more there are: a starting contract of somebody else. */
  readonly hidden: number;
  readonly ships: readonly CardId[];
  readonly money: number;
  readonly piece: boolean;
  readonly done: boolean;
}

/** PR-60: what an attentive player knows. Whoever has the ledger switched off shows less of it on screen. */
export interface PacketRowView {
  readonly viewer: Viewer;
  readonly ledger: boolean;
  readonly round: number;
  readonly harbourMaster: number;
  readonly phase: Phase;
  readonly area: number;
  readonly asked: number;
  readonly areas: readonly AreaView[];
  readonly players: readonly PlayerView[];
  readonly delivered: readonly CardId[];
}

function viewPlayer(player: PlayerState, own: boolean): PlayerView {
  const { ships, money, piece, done } = player;
  const hand = own ? player.hand.slice() : player.hand.filter((card) => KIND[card] !== START_CONTRACT);
  return { hand, hidden: player.hand.length - hand.length, ships: ships.slice(), money, piece, done };
}

export function view(state: PacketRowState, viewer: Viewer): PacketRowView {
  const { ledger, round, harbourMaster, phase, area, asked } = state;
  return {
    viewer,
    ledger,
    round,
    harbourMaster,
    phase,
    area,
    asked,
    areas: state.areas.map((at) => ({
      deck: at.deck.length,
      current: at.current.slice(),
      future: at.future.slice(),
      discards: at.discards.slice(),
      chosen: at.chosen,
      taken: at.taken.slice(),
    })),
    players: state.players.map((player, seat) => viewPlayer(player, seat === viewer)),
    delivered: state.delivered.slice(),
  };
}

/** Everybody's whole hand, at a table that now keeps a ledger. */
export function openView(state: PacketRowState): PacketRowView {
  const players = state.players.map((player) => viewPlayer(player, true));
  return { ...view(state, 'table'), ledger: true, players };
}

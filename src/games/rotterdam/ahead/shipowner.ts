import type { Seat } from '@/engine/game';
import type { Problem } from '@/engine/phrase';
import { RAW_COUNT, type Raw } from '../cards/goods';
import { STOCK_LIMIT } from '../cards/limits';
import { START_COUNT, type Position } from '../cards/waterways';
import { clone } from '../clone';
import { CARGO_SOURCES, type CargoSource, type RotterdamMove } from '../move';
import { problem } from '../problem';
import { place } from '../rules/shipowner';
import { playerAt, stockSize, type RotterdamState } from '../state';
import type { RotterdamView } from '../view';
import { rawPricesOf } from './prices';
import { stepsToGo } from './voyage';
import { atStep, freshDice, imagined } from './world';

/** Something that may be done with a unit, and why not. */
export interface RawDeal {
  /** What it costs or brings; undefined where there is no unit to buy, or no space to sell to. */
  readonly price: number | undefined;
  readonly problem: Problem | undefined;
}

export interface RawAhead {
  readonly raw: Raw;
  /** What the units left in the market will cost, the next one first. */
  readonly coming: readonly number[];
  readonly inStock: number;
  /** Why it cannot be the free unit; undefined where it can. */
  readonly free: Problem | undefined;
  readonly buy: RawDeal;
  readonly sell: RawDeal;
}

export interface ShipownerAhead {
  readonly raws: readonly RawAhead[];
  readonly stock: { readonly units: number; readonly most: number };
  /** The seat has not yet taken its free unit. */
  readonly freeLeft: boolean;
  /** Of this action: ships placed, and those in hand. */
  readonly placed: number;
  readonly inHand: number;
  /** Of every start, why no ship can be placed there. */
  readonly starts: readonly { readonly at: Position; readonly problem: Problem | undefined }[];
}

function rawAhead(state: RotterdamState, seat: Seat, raw: Raw): RawAhead {
  const why = (move: RotterdamMove): Problem | undefined => problem(state, seat, move);
  const { coming, next, back } = rawPricesOf(state, raw);
  return {
    raw,
    coming,
    inStock: playerAt(state, seat).stock[raw] as number,
    free: why({ type: 'takeFree', raw }),
    buy: { price: next, problem: why({ type: 'buyRaw', raw }) },
    sell: { price: back, problem: why({ type: 'sellRaw', raw }) },
  };
}

/** What a shipowner may do: now, or as if the seat had just become one. */
export function shipownerOf(view: RotterdamView, seat: Seat): ShipownerAhead {
  const state = atStep(view, seat, 'shipowner');
  const player = playerAt(state, seat);
  return {
    raws: Array.from({ length: RAW_COUNT }, (_, raw) => rawAhead(state, seat, raw)),
    stock: { units: stockSize(player), most: STOCK_LIMIT },
    freeLeft: !state.action.freeTaken,
    placed: state.action.placed,
    inHand: player.ships,
    starts: Array.from({ length: START_COUNT }, (_, at) => ({
      at,
      problem: problem(state, seat, { type: 'place', at }),
    })),
  };
}

/** One thing that a ship at a start may carry. */
export interface LoadChoice {
  readonly from: CargoSource;
  readonly raw: Raw;
  readonly move: RotterdamMove;
  /** Nothing for what is free or in stock; undefined where there is none to buy. */
  readonly price: number | undefined;
  readonly problem: Problem | undefined;
  /** From the start to the harbour where it belongs; undefined where no way leads there. */
  readonly steps: number | undefined;
}

export interface LoadAhead {
  readonly at: Position;
  readonly choices: readonly LoadChoice[];
  /** Why the ship cannot stay empty. */
  readonly nothing: Problem | undefined;
}

/** What a ship may carry that lies at this start with nothing aboard yet, or would; undefined where none can be placed. */
export function loadingOf(view: RotterdamView, seat: Seat, at: Position): LoadAhead | undefined {
  const asked = view.phase === 'load' && view.turn === seat;
  const state = asked ? imagined(view) : clone(atStep(view, seat, 'shipowner'));
  if (asked && state.action.start !== at) return undefined;
  if (!asked) {
    if (problem(state, seat, { type: 'place', at }) !== undefined) return undefined;
    place(state, seat, at, { random: freshDice() });
  }
  const choices = CARGO_SOURCES.flatMap((from) =>
    Array.from({ length: RAW_COUNT }, (_, raw): LoadChoice => {
      const move = { type: 'load', from, raw } as const;
      return {
        from,
        raw,
        move,
        price: from === 'market' ? rawPricesOf(state, raw).next : 0,
        problem: problem(state, seat, move),
        steps: stepsToGo(at, raw),
      };
    }),
  );
  return { at, choices, nothing: problem(state, seat, { type: 'loadNothing' }) };
}

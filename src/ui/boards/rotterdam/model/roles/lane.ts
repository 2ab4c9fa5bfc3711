import type { Problem } from '@/engine/phrase';
import type { RawAhead } from '@/games/rotterdam/ahead/shipowner';
import { RAW_COUNT } from '@/games/rotterdam/cards/goods';
import type { RotterdamMove } from '@/games/rotterdam/move';
import type { RotterdamBoard } from '../../table/board';
import { askedSeat } from '../../table/here';
import { ruleBehind, whyWords } from '../refused';

/** Something that can be done with a unit of a raw material at once. */
export interface LaneDeal {
  readonly key: 'free' | 'buy' | 'sell';
  readonly move: RotterdamMove;
  /** The key that does it: purchases of the four lanes, then their sales. */
  readonly number?: number | undefined;
  readonly label: string;
  /** What it costs or brings, what comes next, or why not. */
  readonly below: string;
  readonly figure: boolean;
  readonly spoken: string;
  readonly unavailable: string | undefined;
  /** The paragraph of the rules behind that. */
  readonly rule: string | undefined;
}

/** Why not, in a word or two; the whole sentence is read with the tile's name. */
function inShort(board: RotterdamBoard, problem: Problem, price: number | undefined): string {
  const { shipowner, gain } = board.text.roles;
  const own = board.view.players[askedSeat(board)]?.money ?? 0;
  switch (problem.problem) {
    case 'tooDear':
      return shipowner.short({ money: board.money((price ?? own) - own) });
    case 'rawSoldOut':
      return shipowner.soldOut;
    case 'stockFull':
      return gain.stockFull;
    case 'notInStock':
      return shipowner.none;
    default:
      return shipowner.notNow;
  }
}

function dealOf(
  board: RotterdamBoard,
  { raw, ...ahead }: RawAhead,
  key: 'buy' | 'sell',
  look: Pick<LaneDeal, 'number' | 'label'>,
): LaneDeal {
  const { text, words, money } = board;
  const { price, problem } = ahead[key];
  const { spokenBuy, spokenSell } = text.roles.shipowner;
  const spoken = key === 'buy' ? spokenBuy : spokenSell;
  return {
    key,
    ...look,
    move: { type: key === 'buy' ? 'buyRaw' : 'sellRaw', raw },
    below: problem === undefined ? money(price ?? 0) : inShort(board, problem, price),
    figure: problem === undefined,
    spoken: spoken({ raw: words.raw(raw), money: money(price ?? 0) }),
    unavailable: whyWords(board, problem),
    rule: ruleBehind(problem),
  };
}

/** The free unit where there is one, purchase and sale. A free kind may be bought too, while it is cheap. */
export function dealsIn(board: RotterdamBoard, ahead: RawAhead): readonly LaneDeal[] {
  const { text, words, money } = board;
  const { shipowner } = text.roles;
  const { raw, coming } = ahead;
  const first = raw + 1;
  const sell = dealOf(board, ahead, 'sell', { number: RAW_COUNT + first, label: shipowner.sell });
  if (ahead.free !== undefined)
    return [dealOf(board, ahead, 'buy', { number: first, label: shipowner.buy }), sell];
  const next = coming[1];
  const free: LaneDeal = {
    key: 'free',
    number: first,
    move: { type: 'takeFree', raw },
    label: shipowner.takeFree,
    below: next === undefined ? shipowner.last : shipowner.then({ money: money(next) }),
    figure: false,
    spoken: shipowner.spokenFree({ raw: words.raw(raw) }),
    unavailable: undefined,
    rule: undefined,
  };
  const too = dealOf(board, ahead, 'buy', { label: shipowner.buyToo });
  // Whoever has none of it sees without an empty button that there is nothing to sell.
  return ahead.sell.problem?.problem === 'notInStock' ? [free, too] : [free, sell, too];
}

import { harbour } from '@/games/harbour';
import type { EffectPart } from '@/games/harbour/ahead/effect';
import type { Preview } from '@/games/harbour/ahead/preview';
import { questionOf, type Question } from '@/games/harbour/asked';
import type { Part } from '@/games/harbour/cards/actions';
import { KINDS, type Amounts } from '@/games/harbour/cards/goods';
import { GAINS_MORE } from '@/games/harbour/cards/player-boards';
import type { HarbourMove } from '@/games/harbour/move';
import { goodOn } from '@/games/harbour/rules/market';
import { actionAt, held, playerBoardOf, symbolsOf, type HarbourState } from '@/games/harbour/state';
import { after, happens, saidIn, type Happened } from './positions';

/* The figures of one place, by the cards and by what the rules really do, for whatever a preview tells. */

const NO_GOOD = -1;
const GOODS = Array.from({ length: KINDS }, (_, good) => good);
const NOTHING: Amounts = GOODS.map(() => 0);

interface Visited {
  readonly state: HarbourState;
  readonly seat: number;
  readonly preview: Preview;
  readonly real: Happened;
}

const moreOf = ({ state, seat }: Visited): number => GAINS_MORE[playerBoardOf(state, seat)] ?? NO_GOOD;

/** Goods that the card says, so many times, with the unit that an ability adds. */
function withMore(visited: Visited, goods: Amounts, times = 1): Amounts {
  const more = moreOf(visited);
  return goods.map((units, good) => units * times + (good === more && units * times > 0 ? 1 : 0));
}

const same = (one: readonly number[], other: readonly number[]): boolean => one.join() === other.join();

/** The visit in the real game as far as this question; undefined where it never comes to it. */
function until({ state, preview }: Visited, question: Question): HarbourState | undefined {
  let at = state;
  for (const answer of preview.answers) {
    at = happens(at, [answer]).state;
    if (questionOf(at) === question) return at;
  }
  return undefined;
}

/** The seat enters with these goods more, and puts a fee off: whether the action then does nothing. */
function doesNothing({ state, seat, preview: { place } }: Visited, more: Amounts): boolean {
  const rich = harbour.clone(state);
  more.forEach((units, good) => {
    rich.goods[seat * KINDS + good] = held(rich, seat, good) + units;
  });
  let at = happens(rich, [{ seat, move: { type: 'go', place } }]);
  const said = [...saidIn(at, 'nothing')];
  for (;;) {
    const asked = harbour.waitingFor(at.state)[0] ?? seat;
    const [first] = harbour.moves(at.state, asked);
    const isLater = questionOf(at.state) === 'feeNowOrLater';
    const isOn = isLater || questionOf(at.state) === 'gift';
    if (first === undefined || !isOn) return said.length > 0;
    at = happens(at.state, [{ seat: asked, move: isLater ? { type: 'later' } : first }]);
    said.push(...saidIn(at, 'nothing'));
  }
}

/** Every way to have so many units more. */
function additions(units: number, from = 0): Amounts[] {
  if (units === 0) return [NOTHING];
  return GOODS.filter((good) => good >= from).flatMap((good) =>
    additions(units - 1, good).map((rest) => rest.map((more, kind) => more + (kind === good ? 1 : 0))),
  );
}

/** So many are lacking that with one unit less, whichever it is, nothing would happen. */
function lacksExactly(visited: Visited, short: number): boolean {
  const enough = additions(short).some((more) => !doesNothing(visited, more));
  return enough && (short === 0 || additions(short - 1).every((more) => doesNothing(visited, more)));
}

function convertIsRight(visited: Visited, part: Extract<Part, { part: 'convert' }>, short: Amounts): boolean {
  const oneLess = short.flatMap((units, good) =>
    units === 0 ? [] : [short.map((all, kind) => all - (kind === good ? 1 : 0))],
  );
  const lacks = !same(short, NOTHING);
  return (
    lacks === saidIn(visited.real, 'nothing').length > 0 &&
    !doesNothing(visited, short) &&
    oneLess.every((less) => doesNothing(visited, less)) &&
    short.every((units, good) => units <= (part.pay[good] as number))
  );
}

/** The most that any legal choice gives, and with which goods. */
function bestDouble(visited: Visited): { units: number; goods: number[] } {
  const { seat } = visited;
  const asked = until(visited, 'double');
  const gains =
    asked === undefined
      ? []
      : harbour.moves(asked, seat).flatMap((move) => {
          if (move.type !== 'gain') return [];
          const came = held(after(asked, seat, move), seat, move.good) - held(asked, seat, move.good);
          return [{ good: move.good, came }];
        });
  const units = Math.max(0, ...gains.map(({ came }) => came));
  return {
    units,
    goods: units === 0 ? [] : gains.filter(({ came }) => came === units).map(({ good }) => good),
  };
}

/** How often the rules let one good be turned. */
function mostTurns(visited: Visited): number {
  const { seat } = visited;
  const asked = until(visited, 'turn');
  const counts = GOODS.map((from) => {
    const move: HarbourMove = { type: 'turn', from, to: from === 0 ? KINDS - 1 : 0 };
    let at = asked;
    let turned = 0;
    while (at !== undefined && harbour.problem(at, seat, move) === undefined) {
      at = after(at, seat, move);
      turned += 1;
    }
    return turned;
  });
  return Math.max(...counts);
}

/** Whether a part of the effect is what its card and the rules make of it. */
function isRight(visited: Visited, part: Part, now: EffectPart): boolean {
  const { state, seat, real } = visited;
  switch (now.part) {
    case 'gain':
      return part.part === 'gain' && now.any === part.any && same(now.goods, withMore(visited, part.goods));
    case 'perSymbol': {
      if (part.part !== 'perSymbol') return false;
      const symbols = symbolsOf(state, seat, part.symbol);
      return now.count === symbols && same(now.goods, withMore(visited, part.goods, symbols));
    }
    case 'convert':
      return (
        part.part === 'convert' &&
        same(now.pay, part.pay) &&
        same(now.goods, withMore(visited, part.goods)) &&
        convertIsRight(visited, part, now.short)
      );
    case 'gainOnSpace': {
      if (part.part !== 'gainOnSpace') return false;
      const good = goodOn(real.state, part.space);
      return same(
        now.goods,
        withMore(
          visited,
          NOTHING.map((_, kind) => (kind === good ? part.units : 0)),
        ),
      );
    }
    case 'trade':
      return lacksExactly(visited, now.short) && now.short > 0 === saidIn(real, 'nothing').length > 0;
    case 'turn':
      return now.most === mostTurns(visited);
    case 'double': {
      const { units, goods } = bestDouble(visited);
      return now.units === units && same(now.goods, goods);
    }
    case 'tax':
      return same(
        now.from,
        saidIn(real, 'gave').map(({ from }) => Number(from)),
      );
    case 'take':
      return now.possible === saidIn(real, 'took').length > 0;
    case 'others': {
      const gifts = saidIn(real, 'gifted').filter(({ reason }) => reason === 'others');
      return same(
        now.seats,
        gifts.map((gift) => Number(gift.seat)),
      );
    }
    default:
      return now.part === part.part;
  }
}

export function wrongParts(visited: Visited): string[] {
  const { state, preview } = visited;
  const { parts } = actionAt(state, preview.place);
  return parts.flatMap((part, at) => {
    const now = preview.effect.parts[at];
    return now !== undefined && isRight(visited, part, now) ? [] : [part.part];
  });
}

/** Units that a choice of a good gives in this action; nothing where it only says which part comes first. */
function chosenUnits({ state, preview }: Visited, has: number): number {
  for (const part of actionAt(state, preview.place).parts) {
    if (part.part === 'double') return Math.min(part.most, has);
    if (part.part === 'trade') return part.each;
    if (part.part === 'swap') return part.gain;
    if (part.part === 'gain' && part.any > 0) return 1;
  }
  return 0;
}

/** Goods that come without a choice, less what is paid for them. */
function fixed({ preview }: Visited): number[] {
  const units = [...NOTHING];
  for (const part of preview.effect.parts) {
    if (part.part === 'double' || !('goods' in part)) continue;
    const lacks = part.part === 'convert' && !same(part.short, NOTHING);
    if (lacks) continue;
    const paid = part.part === 'convert' ? part.pay : NOTHING;
    for (const good of GOODS)
      units[good] = (units[good] as number) + (part.goods[good] ?? 0) - (paid[good] as number);
  }
  return units;
}

/** Held before, with all that the cards and the answers give and take: what is not held afterwards was lost. */
export function offered(visited: Visited): number[] {
  const { state, seat, preview } = visited;
  const units = fixed(visited).map((came, good) => came + held(state, seat, good));
  const more = moreOf(visited);
  let isAdded = preview.effect.parts.some(
    (part) => part.part !== 'double' && 'goods' in part && (part.goods[more] ?? 0) > 0,
  );
  const give = (good: number, count: number): void => {
    const adds = count > 0 && good === more && !isAdded;
    isAdded ||= adds;
    units[good] = (units[good] as number) + count + (adds ? 1 : 0);
  };
  for (const { seat: by, move } of preview.answers) {
    if (by === seat && move.type === 'pay') give(move.good, -1);
    if (by === seat && move.type === 'gain')
      give(move.good, chosenUnits(visited, units[move.good] as number));
    if (by === seat && move.type === 'spend') give(move.good, -spentUnits(visited));
    if (by === seat && move.type === 'take') give(move.good, 1);
    if (by !== seat && move.type === 'give') give(move.good, 1);
    if (by === seat && move.type === 'turn') {
      give(move.from, -1);
      give(move.to, 1);
    }
  }
  return units;
}

function spentUnits({ state, preview }: Visited): number {
  const [part] = actionAt(state, preview.place).parts;
  return part?.part === 'trade' ? part.units : 0;
}

/** Whether anything of the table is other than before, the pawn and the fee apart. */
export function changes({ state, real }: Visited): boolean {
  const goods = [...real.state.goods];
  for (const { seat, owner, good, units } of saidIn(real, 'feePaid')) {
    const back = (whose: unknown, count: number): void => {
      const at = Number(whose) * KINDS + Number(good);
      goods[at] = (goods[at] as number) + count;
    };
    back(seat, 1);
    back(owner, -Number(units));
  }
  return !(
    same(goods, state.goods) &&
    same(real.state.space, state.space) &&
    same(real.state.display, state.display)
  );
}

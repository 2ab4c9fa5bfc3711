import { isShipped } from '@/games/harbour/ahead/plan';
import type { Planned } from '@/games/harbour/ahead/planned';
import type { SumPart } from '@/games/harbour/ahead/sum';
import { buildingId, type Building } from '@/games/harbour/cards/buildings';
import { KINDS, goodName, type Amounts, type Good } from '@/games/harbour/cards/goods';
import { speaker } from '@/games/harbour/phrases/speaker';
import { nameOf } from '../model/faces';
import type { HarbourBoard } from '../table/board';
import type { Planning } from './planning';

const NONE: Amounts = Array.from({ length: KINDS }, () => 0);

const counted = (goods: readonly Good[]): Amounts =>
  NONE.map((_, kind) => goods.filter((good) => good === kind).length);

export const goodWord = (board: HarbourBoard, good: Good): string => board.words.goods[goodName(good)];

/** "5 stone" */
export const unitWords = ({ words }: HarbourBoard, good: Good, units: number): string =>
  speaker(words).units(good, units);

const buildingWord = (board: HarbourBoard, building: Building): string =>
  board.words.buildings[buildingId(building)];

/** "a, b and c" */
function listed({ words }: HarbourBoard, names: readonly (string | number)[]): string {
  const last = names.at(-1);
  if (last === undefined) return '';
  return names.length === 1 ? String(last) : `${names.slice(0, -1).join(', ')} ${words.and} ${last}`;
}

const ofGood = (part: SumPart): part is Extract<SumPart, { of: 'good' }> => part.of === 'good';

/** What would leave now, without what has left already. */
function leaving({ view }: HarbourBoard, { parts }: Planned): Amounts {
  return NONE.map((_, good) =>
    isShipped(view, good) ? 0 : (parts.filter(ofGood).find((part) => part.good === good)?.units ?? 0),
  );
}

const isAny = (amounts: Amounts) => amounts.some((units) => units > 0);

/** What the button does, in the order in which it happens. */
export function actWords(board: HarbourBoard, { question, plan, planned }: Planning): string {
  const { act } = board.text.planner;
  const { goods } = speaker(board.words);
  const buildings = listed(
    board,
    plan.buildings.map((building) => buildingWord(board, building)),
  );
  const shipped = leaving(board, planned);
  const keeping = plan.keep.length > 0 ? act.keep({ goods: goods(counted(plan.keep)) }) : act.keepNothing;
  const buying = buildings === '' ? [] : [act.buy({ buildings })];
  const steps = {
    ship: [...(isAny(shipped) ? [act.ship({ goods: goods(shipped) })] : []), ...buying],
    buyMore: buying.length > 0 ? buying : [act.buyNoMore],
    fill: [act.fill],
    keep: [keeping],
  }[question === 'goodsOrPurchase' ? 'ship' : question];
  const [first = act.begin, ...rest] = steps;
  return rest.reduce((so, step) => act.then({ first: so, second: step }), first);
}

/** Where the purchase is made. */
export function visited({ view, language }: HarbourBoard): string {
  const place = view.pawns[view.active];
  return place === undefined ? '' : nameOf(view, place, language);
}

/** "inland $5 + stone $5 + 1 coin" */
export function partWords(board: HarbourBoard, part: SumPart, ringed: number): string {
  const { sum } = board.text.planner;
  switch (part.of) {
    case 'inland':
      return `${sum.inland} ${board.money(part.money)}`;
    case 'good':
      return `${goodWord(board, part.good)} ${board.money(part.money)}`;
    case 'coins':
      return (ringed > 1 ? sum.coinsTwice : sum.coins)({ count: part.coins });
    case 'extra':
      return `${visited(board)} ${board.money(part.money)}`;
    case 'rest':
      return `${sum.before} ${board.money(part.money)}`;
  }
}

/** The sum at every change, for those who hear it: "11 dollars, Clock Tower paid, nothing left over". */
export function toldWords(board: HarbourBoard, { plan, planned }: Planning): string {
  const { told } = board.text.planner;
  const dollars = (count: number) => told.dollars({ count });
  const { sum, price, pays, leftOver } = planned;
  const building = listed(
    board,
    plan.buildings.map((one) => buildingWord(board, one)),
  );
  if (building === '') return [dollars(sum), told.none].join(', ');
  if (!pays) return [dollars(sum), told.short({ building, dollars: dollars(price - sum) })].join(', ');
  const rest = leftOver === 0 ? told.exact : told.left({ dollars: dollars(leftOver) });
  return [dollars(sum), told.paid({ building }), rest].join(', ');
}

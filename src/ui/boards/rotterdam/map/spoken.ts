import { nextSitePrice, rawPricesOf } from '@/games/rotterdam/ahead/prices';
import { reachOf, type Lead, type ShipReach } from '@/games/rotterdam/ahead/reach';
import { PRODUCTS_OF, type Harbour } from '@/games/rotterdam/cards/goods';
import {
  harbourAt,
  IS_ANCHORAGE,
  isHarbour,
  isStart,
  positionOfHarbour,
  WATER_COUNT,
  type Position,
} from '@/games/rotterdam/cards/waterways';
import { codeCargo, codeOwner, NOBODY, NONE } from '@/games/rotterdam/state';
import type { RotterdamBoard } from '../table/board';
import type { Marks } from './marks';

type Told = Pick<RotterdamBoard, 'view' | 'subject' | 'words' | 'text' | 'name'>;

const WATERS = Array.from({ length: WATER_COUNT }, (_, at) => at);

const reach = ({ view, subject }: Told) => reachOf(view, subject);

/** Own ships first, then clockwise, nearest to a harbour first; then free starts, then the other free fields. */
export function inSpokenOrder(board: Told): readonly Position[] {
  const { ships, freeStarts } = reach(board);
  const first = [...ships.map(({ at }) => at), ...freeStarts];
  return [...first, ...WATERS.filter((at) => !first.includes(at)).reverse()];
}

export function spokenMap({ view, text }: Told): string {
  return text.map.group({ ships: view.owners.filter((owner) => owner !== NOBODY).length });
}

function spokenLead({ words, text }: Told, { colour, ends }: Lead): string {
  const taken = ends.filter((end) => end.taken).map(({ to }) => words.position(to));
  return text.map.lead({
    colour: words.colour(colour),
    to: ends.map(({ to }) => words.position(to)),
    taken,
    fits: ends.some(({ arrival }) => arrival === 'fits'),
  });
}

function spokenShip(board: Told, ship: ShipReach): string {
  const { words, text, name } = board;
  const { at, owner, cargo, stepsLeft } = ship;
  const about = text.map.ship({
    owner: name(owner),
    cargo: cargo === NONE ? undefined : words.raw(cargo),
    at: words.position(at),
    anchorage: ship.anchorage,
    goal:
      stepsLeft === undefined
        ? undefined
        : { steps: stepsLeft, harbour: words.position(positionOfHarbour(cargo)) },
    lost: cargo !== NONE && stepsLeft === undefined ? words.position(positionOfHarbour(cargo)) : undefined,
    held: ship.held,
  });
  return [about, ...ship.leads.map((lead) => spokenLead(board, lead))].join(' ');
}

function spokenHarbour(board: Told, harbour: Harbour): string {
  const { view, words, text, name } = board;
  const { next, back } = rawPricesOf(view, harbour);
  const factories = view.factories[harbour] ?? [];
  const { faceUp } = view.stacks[harbour] ?? {};
  return text.map.harbour({
    harbour: words.harbour(harbour),
    raw: words.raw(harbour),
    next,
    back,
    products: (PRODUCTS_OF[harbour] ?? []).map((product) => ({
      product: words.product(product),
      price: view.prices[product] ?? 0,
    })),
    top: faceUp === undefined ? undefined : words.product(faceUp),
    factories: factories.map(name),
    site: nextSitePrice(view, harbour),
    ships: (view.harbours[harbour] ?? []).map((code) => {
      const cargo = codeCargo(code);
      return text.map.moored({
        owner: name(codeOwner(code)),
        cargo: cargo === NONE ? undefined : words.raw(cargo),
      });
    }),
  });
}

function spokenPlace(board: Told, at: Position): string {
  if (isHarbour(at)) return spokenHarbour(board, harbourAt(at));
  const ship = reach(board).ships.find((one) => one.at === at);
  if (ship !== undefined) return spokenShip(board, ship);
  const { words, text } = board;
  const kind = isStart(at) ? 'start' : IS_ANCHORAGE[at] === true ? 'anchorage' : 'field';
  return text.map.free[kind]({ at: words.position(at) });
}

/** A start, field or harbour with all that is to be told of it. */
export function spokenPosition(board: Told, at: Position, marks: Marks): string {
  const { text, name } = board;
  const place = spokenPlace(board, at);
  const lies = isHarbour(at) ? NOBODY : (board.view.owners[at] ?? NOBODY);
  const comes = (marks.ghosts.get(at) ?? [])
    .filter(({ owner }) => owner !== lies)
    .map(({ owner }) => text.map.comes({ owner: name(owner) }));
  const may = marks.targets.has(at) && !marks.chosen.has(at) ? [text.map.marked] : [];
  return [place, ...comes, ...may].join(' ');
}

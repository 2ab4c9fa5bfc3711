import { CASH, type RoleName } from '@/games/rotterdam/cards/roles';
import { SHIP_CARD_LIMIT } from '@/games/rotterdam/cards/limits';
import { RAWS, type Raw } from '@/games/rotterdam/cards/goods';
import { ORDER_POINTS, ORDER_PRODUCTS } from '@/games/rotterdam/cards/orders';
import type { RoleAhead, RoleGain, TraderGain } from '@/games/rotterdam/ahead/roles';
import { capitalised } from '@/text/capitalised';
import type { RotterdamBoard } from '../../table/board';

/** What a role gives now, in as many words as there is room for. */
export interface GainWords {
  readonly lines: readonly string[];
  /** One line of a few words. */
  readonly brief: string;
  /** A whole sentence to be read aloud, where the lines are none. */
  readonly spoken?: string;
}

type GainOf<Name extends RoleName> = Exclude<Extract<RoleGain, { role: Name }>, { covered: true }>;

/** What one line of the smallest tile has room for beside a word. */
const SHORT = 10;

export const inBoth = (...lines: readonly string[]): GainWords => ({ lines, brief: lines[0] ?? '' });

export const rawInShort = ({ text }: RotterdamBoard, raw: Raw): string => text.roles.raw[RAWS[raw] ?? 'oil'];

function shipowner(board: RotterdamBoard, { free, room, ships }: GainOf<'shipowner'>): GainWords {
  const { gain } = board.text.roles;
  const raws = free.map((raw) => rawInShort(board, raw)).join(', ');
  const unit = raws.length > SHORT ? gain.freeUnits({ kinds: free.length }) : gain.freeUnit({ raws });
  // Without room the unit can still go aboard a ship.
  const given = free.length === 0 ? gain.nothingFree : !room && ships === 0 ? gain.stockFull : unit;
  const lines = [given, gain.ships({ ships })];
  return { lines, brief: free.length > 1 && given === unit ? gain.freeUnits({ kinds: free.length }) : given };
}

function captain({ text, words, money }: RotterdamBoard, { colour }: GainOf<'captain'>): GainWords {
  const { gain } = text.roles;
  const ships = colour.moving;
  const bonus = colour.bonus.least > 0 ? money(colour.bonus.least) : undefined;
  const own =
    colour.ownArrivals.most > 0
      ? gain.ownArrive({ ships: colour.ownArrivals })
      : gain.ownSail({ ships: colour.ownSteps });
  return {
    lines: [
      gain.sail({ colour: words.colour(colour.colour), ships }),
      bonus === undefined ? own : gain.forYou({ money: bonus }),
    ],
    brief: gain.sailBriefly({ ships, bonus }),
    spoken: gain.wouldMove({
      colour: capitalised(words.colour(colour.colour)),
      ships,
      money: colour.bonus.least,
    }),
  };
}

function sailor({ text, view, subject }: RotterdamBoard, { cards, full }: GainOf<'sailor'>): GainWords {
  const { gain } = text.roles;
  const player = view.players[subject];
  const held = (player?.cards ?? []).reduce((sum, count) => sum + count, player?.hiddenCards ?? 0);
  if (full) return inBoth(gain.handFull);
  const lines = [gain.cards({ cards }), ...(held + cards === SHIP_CARD_LIMIT ? [gain.handThenFull] : [])];
  return { lines, brief: gain.cardsBriefly({ cards }) };
}

function loader({ text, words }: RotterdamBoard, { products, unseen, ships }: GainOf<'loader'>): GainWords {
  const { gain } = text.roles;
  if (products.length === 0 && unseen > 0) return inBoth(gain.unseenOnly({ cards: unseen }));
  if (products.length === 0)
    return inBoth(gain.unloads({ ships }), ...(ships > 0 ? [gain.nothingForYou] : []));
  const loaded = gain.loaded({ products: products.map((product) => words.product(product)).join(', ') });
  const lines = unseen > 0 ? [loaded, gain.unseen({ cards: unseen })] : [loaded];
  // Several products need both lines together.
  return inBoth(...(products.length > 1 ? [lines.join(' ')] : lines));
}

function trader({ text, words, money }: RotterdamBoard, deal: TraderGain): GainWords {
  const { gain } = text.roles;
  if (deal.kind === 'nothing') return inBoth(gain.noDeal);
  if (deal.kind === 'sale')
    return inBoth(gain.sell({ product: words.product(deal.product), money: money(deal.price) }));
  const products = deal.products.map((product) => words.product(product)).join(', ');
  const points = ORDER_POINTS[deal.order] ?? 0;
  return inBoth(gain.buy({ products, money: money(deal.sum) }), gain.forPoints({ points }));
}

function forwarder({ text, words }: RotterdamBoard, { order, points }: GainOf<'forwarder'>): GainWords {
  const { gain, closed } = text.roles;
  if (order === undefined) return { lines: [closed.noOrder], brief: closed.noOrderBriefly };
  const products = (ORDER_PRODUCTS[order] ?? []).map((product) => words.product(product)).join(', ');
  return { lines: [products, gain.points({ points })], brief: gain.points({ points }) };
}

function cashier({ text, money }: RotterdamBoard, { place, amount }: GainOf<'cashier'>): GainWords {
  const { gain } = text.roles;
  const taken = CASH.slice(0, place).map((one) => money(one));
  return inBoth(
    gain.forYou({ money: money(amount) }),
    ...(taken.length > 0 ? [gain.placeTaken({ amounts: taken.join(', ') })] : []),
  );
}

function manufacturer({ text, money }: RotterdamBoard, { price }: GainOf<'manufacturer'>): GainWords {
  const { gain } = text.roles;
  const from = gain.from({ money: money(price ?? 0) });
  return { lines: [gain.factory, from], brief: from };
}

/** What the role gives the table's subject. */
export function gainWords(board: RotterdamBoard, { gain }: RoleAhead): GainWords {
  if ('covered' in gain) {
    const { seeHand, seeHandBriefly } = board.text.roles.gain;
    return { lines: [seeHand], brief: seeHandBriefly };
  }
  switch (gain.role) {
    case 'shipowner':
      return shipowner(board, gain);
    case 'captain':
      return captain(board, gain);
    case 'sailor':
      return sailor(board, gain);
    case 'loader':
      return loader(board, gain);
    case 'trader':
      return trader(board, gain.deal);
    case 'forwarder':
      return forwarder(board, gain);
    case 'cashier':
      return cashier(board, gain);
    case 'manufacturer':
      return manufacturer(board, gain);
  }
}

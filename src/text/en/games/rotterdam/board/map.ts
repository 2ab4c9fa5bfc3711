import { capitalised } from '../../../../capitalised';
const FIGURES = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (n: number) => FIGURES[n] ?? String(n);
const counted = (n: number, noun: string) => `${inWords(n)} ${noun}${n === 1 ? '' : 's'}`;
const list = (items: readonly string[], last: string) =>
  items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;

const shipOf = (a: { owner: string; cargo: string | undefined }) =>
  a.cargo === undefined ? `${a.owner}’s empty ship` : `${a.owner}’s ship with ${a.cargo}`;

/** Waterways, ships, harbours. */
export const map = {
  /** Letters on the channels; they differ in every language. */
  letters: { red: 'R', blue: 'B', yellow: 'Y', green: 'G', purple: 'P' },
  group: (a: { ships: number }) => `Waterways, ${counted(a.ships, 'ship')}`,
  ship: (a: {
    owner: string;
    cargo: string | undefined;
    at: string;
    anchorage: boolean;
    /** How far it is to where the cargo belongs. */
    goal: { steps: number; harbour: string } | undefined;
    /** Where the cargo belongs and can no longer come. */
    lost: string | undefined;
    held: boolean;
  }) =>
    [
      `${shipOf(a)} at ${a.at}`,
      a.anchorage && 'an anchorage',
      a.goal && `${counted(a.goal.steps, 'step')} to ${a.goal.harbour}`,
      a.lost && `no way to ${a.lost}`,
      a.held && `held by the police until the end of ${a.owner}’s next turn`,
    ]
      .filter(Boolean)
      .join(', ') + '.',
  lead: (a: { colour: string; to: readonly string[]; taken: readonly string[]; fits: boolean }) => {
    const taken =
      a.taken.length === 0 ? '' : a.to.length === 1 ? ', taken' : `, ${list(a.taken, 'and')} taken`;
    return `${capitalised(a.colour)} leads to ${list(a.to, 'or')}${a.fits ? ' and fits' : taken}.`;
  },
  free: {
    start: (a: { at: string }) => `${a.at}, a free start.`,
    field: (a: { at: string }) => `${a.at}, free.`,
    anchorage: (a: { at: string }) => `${a.at}, a free anchorage.`,
  },
  comes: (a: { owner: string }) => `${a.owner}’s ship would come here.`,
  marked: 'Marked.',
  noShipIn: 'no ship in',
  moored: shipOf,
  harbour: (a: {
    harbour: string;
    raw: string;
    /** What the next unit costs, and what one brings; none where there is none. */
    next: number | undefined;
    back: number | undefined;
    products: readonly { product: string; price: number }[];
    top: string | undefined;
    factories: readonly string[];
    site: number | undefined;
    ships: readonly string[];
  }) => {
    const next = a.next === undefined ? 'none is left' : `the next costs ${a.next}`;
    const back = a.back === undefined ? '' : `, selling brings ${a.back}`;
    const prices = a.products.map(({ product, price }) => `${product} ${price}`).join(', ');
    const top = a.top === undefined ? '' : `, ${a.top} lies on top`;
    const factories =
      a.factories.length === 0
        ? 'No factory'
        : `${a.factories.length === 1 ? 'Factory' : 'Factories'} of ${list(a.factories, 'and')}`;
    const site = a.site === undefined ? 'no site is left' : `the next site costs ${a.site}`;
    const ships = a.ships.length === 0 ? 'No ship in harbour.' : `In harbour: ${list(a.ships, 'and')}.`;
    return `${a.harbour}, ${a.raw}: ${next}${back}. ${capitalised(prices)}${top}. ${factories}; ${site}. ${ships}`;
  },
  /** A ship, field or harbour on the shelf. */
  page: {
    ship: (a: { owner: string; cargo: string | undefined; at: string }) => `${shipOf(a)}, ${a.at}`,
    way: (a: { goal: { steps: number; harbour: string } | undefined; colours: number }) => {
      const moves = `it moves in ${counted(a.colours, 'colour')}`;
      return a.goal === undefined
        ? capitalised(moves)
        : `${capitalised(counted(a.goal.steps, 'step'))} to ${a.goal.harbour}; ${moves}`;
    },
    free: (a: { at: string }) => `${a.at} is free`,
    kinds: {
      start: 'A start: shipowners place ships here',
      field: 'A field: room for one ship',
      anchorage: 'An anchorage: when somebody is sailor, a ship here brings its owner a ship card',
    },
    harbour: (a: { harbour: string; raw: string }) => `${a.harbour} takes ${a.raw}`,
    stack: (a: { cards: number; top: string | undefined }) =>
      `${a.cards === 1 ? '1 card' : `${a.cards} cards`} in the stack${a.top === undefined ? '' : `, ${a.top} on top`}`,
    fits: (a: { product: string | undefined }) =>
      a.product === undefined ? 'fits' : `fits: ${a.product} on top now`,
    noUse: (a: { cargo: string }) => `has no use for ${a.cargo}`,
    comesEmpty: 'the ship comes empty',
    taken: (a: { owner: string }) => `taken by ${a.owner}`,
    more: (a: { steps: number; harbour: string }) => `then ${inWords(a.steps)} more to ${a.harbour}`,
    lost: (a: { harbour: string }) => `no way to ${a.harbour} from there`,
    open: 'free',
    alwaysOpen: 'open to all ships',
    notHeld: 'Not held by the police.',
    held: (a: { owner: string }) => `Held by the police until the end of ${a.owner}’s next turn.`,
    all: (a: { harbour: string }) => `All about ${a.harbour}`,
    next: (a: { next: string | undefined; back: string | undefined }) =>
      [a.next === undefined ? 'no unit left to buy' : `buy for ${a.next}`, a.back && `sell for ${a.back}`]
        .filter(Boolean)
        .join(', '),
    site: (a: { price: string | undefined }) =>
      a.price === undefined ? 'no site left' : `next site ${a.price}`,
    ships: (a: { ships: readonly string[] }) =>
      a.ships.length === 0 ? 'no ship in harbour' : list(a.ships, 'and'),
  },
  sheet: {
    market: 'Raw material',
    stack: 'Product cards',
    prices: 'What the market pays',
    sites: 'Factory sites',
    ships: 'Ships in harbour',
    hands: 'Product cards in hands',
    onTop: (a: { product: string }) => `${a.product} lies on top.`,
    noTop: 'No card lies face up.',
    unseen: (a: { count: number }) =>
      a.count === 1 ? 'One card below it nobody has seen.' : `${a.count} cards below it nobody has seen.`,
    under: (a: { products: string }) => `At the bottom, put there in the open: ${a.products}.`,
    band: (a: { product: string; price: string; lowest: string; highest: string; points: number }) =>
      `${a.product} ${a.price}, between ${a.lowest} and ${a.highest}; ${a.points === 1 ? '1 point' : `${a.points} points`} at the end`,
    siteOf: (a: { owner: string; price: string }) => `${a.owner}, built for ${a.price}`,
    nextSite: (a: { price: string }) => `next: ${a.price}`,
    laterSite: (a: { price: string }) => `then ${a.price}`,
    nobody: 'none',
    holds: (a: { owner: string; count: number; known: string }) =>
      `${a.owner}: ${a.count === 1 ? '1 card' : `${a.count} cards`}${a.known === '' ? '' : `, known of them: ${a.known}`}`,
    times: (a: { count: number; product: string }) =>
      a.count === 1 ? a.product : `${a.count} × ${a.product}`,
  },
};

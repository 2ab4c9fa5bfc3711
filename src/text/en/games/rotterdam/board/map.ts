const FIGURES = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (n: number) => FIGURES[n] ?? String(n);
const counted = (n: number, noun: string) => `${inWords(n)} ${noun}${n === 1 ? '' : 's'}`;
const capitalised = (words: string) => words.charAt(0).toLocaleUpperCase() + words.slice(1);
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
};

import type { map as english } from '../../../../en/games/rotterdam/board/map';
import type { Shape } from '../../../../shape';

const FIGURES = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];
const inWords = (n: number) => FIGURES[n] ?? String(n);
const ships = (n: number) => `${inWords(n)} ${n < 2 ? 'Schiff' : 'Schiffe'}`;
const steps = (n: number) => `${inWords(n)} ${n < 2 ? 'Schritt' : 'Schritte'}`;
const list = (items: readonly string[], last: string) =>
  items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;

const shipOf = (a: { owner: string; cargo: string | undefined }) =>
  a.cargo === undefined ? `leeres Schiff von ${a.owner}` : `Schiff von ${a.owner} mit ${a.cargo}`;
const capitalised = (words: string) => words.charAt(0).toLocaleUpperCase() + words.slice(1);

export const map: Shape<typeof english> = {
  letters: { red: 'R', blue: 'B', yellow: 'Ge', green: 'Gr', purple: 'L' },
  group: (a) => `Wasserwege, ${ships(a.ships)}`,
  ship: (a) =>
    [
      `${capitalised(shipOf(a))} auf ${a.at}`,
      a.anchorage && 'einem Ankerplatz',
      a.goal && `${steps(a.goal.steps)} bis ${a.goal.harbour}`,
      a.lost && `kein Weg nach ${a.lost}`,
      a.held && `von der Polizei festgehalten bis zum Ende des nächsten Zugs von ${a.owner}`,
    ]
      .filter(Boolean)
      .join(', ') + '.',
  lead: (a) => {
    const taken =
      a.taken.length === 0 ? '' : a.to.length === 1 ? ', besetzt' : `, ${list(a.taken, 'und')} besetzt`;
    return `${a.colour} führt nach ${list(a.to, 'oder')}${a.fits ? ' und passt' : taken}.`;
  },
  free: {
    start: (a) => `${a.at}, ein freier Start.`,
    field: (a) => `${a.at}, frei.`,
    anchorage: (a) => `${a.at}, ein freier Ankerplatz.`,
  },
  comes: (a) => `Hierher käme ein Schiff von ${a.owner}.`,
  marked: 'Markiert.',
  noShipIn: 'kein Schiff da',
  moored: shipOf,
  harbour: (a) => {
    const next = a.next === undefined ? 'nichts ist übrig' : `die nächste Einheit kostet ${a.next}`;
    const back = a.back === undefined ? '' : `, der Verkauf bringt ${a.back}`;
    const prices = a.products.map(({ product, price }) => `${product} ${price}`).join(', ');
    const top = a.top === undefined ? '' : `, ${a.top} liegt oben`;
    const factories =
      a.factories.length === 0
        ? 'Keine Fabrik'
        : `${a.factories.length === 1 ? 'Fabrik' : 'Fabriken'} von ${list(a.factories, 'und')}`;
    const site = a.site === undefined ? 'kein Bauplatz ist frei' : `der nächste Bauplatz kostet ${a.site}`;
    const moored = a.ships.length === 0 ? 'Kein Schiff im Hafen.' : `Im Hafen: ${list(a.ships, 'und')}.`;
    return `${a.harbour}, ${a.raw}: ${next}${back}. ${prices}${top}. ${factories}; ${site}. ${moored}`;
  },
};

import { capitalised } from '../../../../capitalised';
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
  page: {
    ship: (a) => `${capitalised(shipOf(a))}, ${a.at}`,
    way: (a) => {
      const moves = `fährt in ${a.colours === 1 ? 'einer Farbe' : `${inWords(a.colours)} Farben`}`;
      return a.goal === undefined
        ? capitalised(moves)
        : `${capitalised(steps(a.goal.steps))} bis ${a.goal.harbour}; ${moves}`;
    },
    free: (a) => `${a.at} ist frei`,
    kinds: {
      start: 'Ein Start: Hier setzen Reeder Schiffe ein',
      field: 'Ein Feld: Platz für ein Schiff',
      anchorage: 'Ein Ankerplatz: Wird jemand Matrose, bringt ein Schiff hier eine Schiffskarte',
    },
    harbour: (a) => `${a.harbour} nimmt ${a.raw}`,
    stack: (a) =>
      `${a.cards === 1 ? '1 Karte' : `${a.cards} Karten`} im Stapel${a.top === undefined ? '' : `, ${a.top} oben`}`,
    fits: (a) => (a.product === undefined ? 'passt' : `passt: jetzt ${a.product} oben`),
    noUse: (a) => `hat keine Verwendung für ${a.cargo}`,
    comesEmpty: 'das Schiff kommt leer',
    taken: (a) => `besetzt von ${a.owner}`,
    more: (a) => `dann noch ${steps(a.steps)} bis ${a.harbour}`,
    lost: (a) => `von dort kein Weg nach ${a.harbour}`,
    open: 'frei',
    alwaysOpen: 'offen für alle Schiffe',
    notHeld: 'Nicht von der Polizei festgehalten.',
    held: (a) => `Von der Polizei festgehalten bis zum Ende des nächsten Zugs von ${a.owner}.`,
    all: (a) => `Alles über ${a.harbour}`,
    next: (a) =>
      [
        a.next === undefined ? 'nichts mehr zu kaufen' : `kaufen für ${a.next}`,
        a.back && `verkaufen für ${a.back}`,
      ]
        .filter(Boolean)
        .join(', '),
    site: (a) => (a.price === undefined ? 'kein Bauplatz frei' : `nächster Bauplatz ${a.price}`),
    ships: (a) => (a.ships.length === 0 ? 'kein Schiff im Hafen' : capitalised(list(a.ships, 'und'))),
  },
  sheet: {
    market: 'Rohstoff',
    stack: 'Warenkarten',
    prices: 'Was der Markt zahlt',
    sites: 'Bauplätze',
    ships: 'Schiffe im Hafen',
    hands: 'Warenkarten auf Händen',
    onTop: (a) => `${a.product} liegt oben.`,
    noTop: 'Keine Karte liegt offen.',
    unseen: (a) =>
      a.count === 1
        ? 'Eine Karte darunter hat niemand gesehen.'
        : `${a.count} Karten darunter hat niemand gesehen.`,
    under: (a) => `Ganz unten, offen dorthin gelegt: ${a.products}.`,
    band: (a) =>
      `${a.product} ${a.price}, zwischen ${a.lowest} und ${a.highest}; am Ende ${a.points === 1 ? '1 Punkt' : `${a.points} Punkte`}`,
    siteOf: (a) => `${a.owner}, gebaut für ${a.price}`,
    nextSite: (a) => `als nächster: ${a.price}`,
    laterSite: (a) => `danach ${a.price}`,
    nobody: 'keine',
    holds: (a) =>
      `${a.owner}: ${a.count === 1 ? '1 Karte' : `${a.count} Karten`}${a.known === '' ? '' : `, davon bekannt: ${a.known}`}`,
    times: (a) => (a.count === 1 ? a.product : `${a.count} × ${a.product}`),
  },
};

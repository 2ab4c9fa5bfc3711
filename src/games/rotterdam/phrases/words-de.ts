import { HARBOURS, PRODUCTS, RAWS, type HarbourName, type ProductName, type RawName } from '../cards/goods';
import { ORDER_PRODUCTS } from '../cards/orders';
import { ROLES, type RoleName } from '../cards/roles';
import { SHIP_CARD_NAMES, type ShipCardName } from '../cards/ship-cards';
import { COLOURS, harbourAt, isHarbour, POSITIONS, type ColourName } from '../cards/waterways';
import type { Phase } from '../state';
import type { Words } from './words-en';

/** The game's nouns in German. */
const RAW_WORDS: Readonly<Record<RawName, string>> = {
  oil: 'Rohöl',
  grain: 'Getreide',
  fruit: 'Obst',
  containers: 'Container',
};

const PRODUCT_WORDS: Readonly<Record<ProductName, string>> = {
  petrol: 'Benzin',
  plastic: 'Plastik',
  bread: 'Brot',
  cookies: 'Kekse',
  jam: 'Marmelade',
  broth: 'Brühe',
  shoes: 'Schuhe',
  clothing: 'Kleidung',
};

const HARBOUR_WORDS: Readonly<Record<HarbourName, string>> = {
  botlek: 'Botlek',
  vulkaan: 'Vulkaan',
  merwe: 'Merwe',
  eem: 'Eem',
};

const COLOUR_WORDS: Readonly<Record<ColourName, string>> = {
  red: 'Rot',
  blue: 'Blau',
  yellow: 'Gelb',
  green: 'Grün',
  purple: 'Lila',
};

const ROLE_WORDS: Readonly<Record<RoleName, string>> = {
  shipowner: 'Reeder',
  captain: 'Kapitän',
  sailor: 'Matrose',
  loader: 'Verlader',
  trader: 'Händler',
  forwarder: 'Spediteur',
  cashier: 'Kassierer',
  manufacturer: 'Fabrikant',
};

const SHIP_CARD_WORDS: Readonly<Record<ShipCardName, string>> = {
  tug: 'Schlepper',
  gale: 'Sturm',
  smugglers: 'Schmuggler',
  'cargo-swap': 'Ladungstausch',
  crossing: 'Kreuzende Kurse',
  'harbour-police': 'Hafenpolizei',
  lighter: 'Leichter',
  'harbour-festival': 'Hafenfest',
  'city-honours': 'Ehrung der Stadt',
};

const SHIP_CARD_TEXTS: Readonly<Record<ShipCardName, string>> = {
  tug: 'Ein eigenes Schiff fährt durch eine beliebige Fahrrinne eine Position weiter.',
  gale: 'Ein beliebiges Schiff auf einem Feld fährt eine Position zurück.',
  smugglers: 'Nimm die Ladung eines fremden Schiffs in dein Lager.',
  'cargo-swap': 'Zwei Schiffe tauschen ihre Ladung.',
  crossing: 'Zwei Schiffe auf Feldern tauschen ihre Position.',
  'harbour-police': 'Ein Schiff wird bis zum Ende des nächsten Zugs seiner Reederei festgehalten.',
  lighter: 'Tausche die Ladung eines eigenen Schiffs gegen eine beliebige Einheit des Markts.',
  'harbour-festival': '1 Punkt am Ende, wenn noch auf der Hand.',
  'city-honours': '2 Punkte am Ende, wenn noch auf der Hand.',
};

const PHASE_WORDS: Readonly<Record<Phase, string>> = {
  launch: 'setze dein erstes Schiff',
  bid: 'biete um den Turm oder passe',
  work: 'setze eine Arbeitskraft',
  shipowner: 'bringe deine Aktion als Reeder zu Ende',
  load: 'belade das eingesetzte Schiff',
  captain: 'wähle eine Farbe',
  sail: 'bewege deine Schiffe',
  sailor: 'nimm eine Schiffskarte',
  anchorage: 'nimm Karten für deine Schiffe an Ankerplätzen oder beende das',
  loader: 'lösche die Schiffe',
  factory: 'wähle die Fabrik, die arbeitet',
  trader: 'bringe deine Geschäfte zu Ende',
  partner: 'wähle das zweite Schiff',
  after: 'spiele Schiffskarten oder beende deinen Zug',
  over: 'das Spiel ist aus',
};

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} und ${items[items.length - 1]}`;

const harbour = (id: number): string => HARBOUR_WORDS[HARBOURS[id] as HarbourName];
const product = (id: number): string => PRODUCT_WORDS[PRODUCTS[id] as ProductName];

export const words: Words = {
  money: (amount) => `${amount} Mio. €`,
  list,
  raw: (id) => RAW_WORDS[RAWS[id] as RawName],
  product,
  products: (ids) => list(ids.map(product)),
  harbour,
  colour: (id) => COLOUR_WORDS[COLOURS[id] as ColourName],
  role: (id) => ROLE_WORDS[ROLES[id] as RoleName],
  position: (at) => (isHarbour(at) ? harbour(harbourAt(at)) : (POSITIONS[at] as string)),
  order: (id) => list((ORDER_PRODUCTS[id] ?? []).map(product)),
  shipCard: (id) => SHIP_CARD_WORDS[SHIP_CARD_NAMES[id] as ShipCardName],
  shipCardText: (id) => SHIP_CARD_TEXTS[SHIP_CARD_NAMES[id] as ShipCardName],
  phase: (phase) => PHASE_WORDS[phase],
};

import { face, type Area, type Destination, type Face, type Good } from '../cards';
import type { Words } from './words-en';

/** The game's nouns in German. */
const AREA_NAMES: Readonly<Record<Area, string>> = {
  guildhall: 'Gildehaus',
  docks: 'Docks',
  market: 'Markt',
  bank: 'Bank',
};

/** As the object of a sentence: „wählt das Gildehaus“. */
const AREAS_IN_SENTENCE: Readonly<Record<Area, string>> = {
  guildhall: 'das Gildehaus',
  docks: 'die Docks',
  market: 'den Markt',
  bank: 'die Bank',
};

const GOOD_NAMES: Readonly<Record<Good, string>> = {
  grain: 'Getreide',
  cotton: 'Baumwolle',
  fur: 'Fell',
  tobacco: 'Tabak',
};

const DESTINATION_NAMES: Readonly<Record<Destination, string>> = {
  britain: 'Großbritannien',
  france: 'Frankreich',
  netherlands: 'die Niederlande',
  sweden: 'Schweden',
  spain: 'Spanien',
  germany: 'den Deutschen Bund',
};

const HELPER_NAMES = {
  assistant: 'Gehilfe',
  captain: 'Kapitän',
  trader: 'Händler',
  banker: 'Bankier',
} as const;

const CITY_NAMES: Readonly<Record<string, string>> = {
  'Watch House': 'Wachhaus',
  Almshouse: 'Armenhaus',
  Firehouse: 'Feuerwache',
  'Printing House': 'Druckerei',
  University: 'Universität',
  'Post Office': 'Postamt',
  Courthouse: 'Gericht',
  'College of Surgeons': 'Ärztekolleg',
  'Town Hall': 'Rathaus',
  'Ferry Slip': 'Fähranleger',
  "Sailors' Rest": 'Seemannsheim',
  'Pilot Station': 'Lotsenstation',
  'Sail Loft': 'Segelmacherei',
  Lighthouse: 'Leuchtturm',
  'Dry Dock': 'Trockendock',
  'Quarantine Station': 'Quarantäne',
  Shipyard: 'Werft',
  'Great Aqueduct': 'Aquädukt',
  'Public Well': 'Brunnen',
  Bathhouse: 'Badehaus',
  Playhouse: 'Schauspielhaus',
  Library: 'Bibliothek',
  Hospital: 'Hospital',
  Museum: 'Museum',
  'Parish Church': 'Pfarrkirche',
  'Concert Hall': 'Konzerthaus',
  Cathedral: 'Kathedrale',
  'Savings Office': 'Sparkasse',
  'Clock Tower': 'Uhrturm',
  'Assay Office': 'Prüfamt',
  'Customs House': 'Zollhaus',
  'Telegraph Office': 'Telegrafenamt',
  'Insurance House': 'Versicherung',
  "Merchants' Exchange": 'Handelsbörse',
  'Treasury Vault': 'Schatzkammer',
  'Stock Exchange': 'Aktienbörse',
};

const money = (dollars: number): string => `${dollars} $`;

function faceName(card: Face): string {
  switch (card.kind) {
    case 'contract':
      return `Vertrag: ${card.units} ${GOOD_NAMES[card.good]} für ${DESTINATION_NAMES[card.destination]}`;
    case 'start-contract':
      return `Startvertrag: ${card.units} ${GOOD_NAMES[card.good]} für ${DESTINATION_NAMES[card.destination]}`;
    case 'ship':
      return `Schiff für ${DESTINATION_NAMES[card.destination]}`;
    case 'goods':
      return `${card.units} ${GOOD_NAMES[card.good]}`;
    case 'gold':
      return card.units === 1 ? 'Goldbarren' : 'Doppelgold';
    case 'money':
      return `Geldschein ${money(card.amount)}`;
    case 'points':
      return CITY_NAMES[card.name] ?? card.name;
    default:
      return HELPER_NAMES[card.kind];
  }
}

export const words: Words = {
  money,
  area: (area) => AREA_NAMES[area],
  areaInSentence: (area) => AREAS_IN_SENTENCE[area],
  good: (good) => GOOD_NAMES[good],
  destination: (destination) => DESTINATION_NAMES[destination],
  helper: (kind) => HELPER_NAMES[kind],
  city: (name) => CITY_NAMES[name] ?? name,
  card: (card) => faceName(face(card)),
};

import type { asking as english } from '../../../../en/games/rotterdam/board/asking';
import type { Shape } from '../../../../shape';

const ORDINALS = ['erste', 'zweite', 'dritte', 'vierte'];
const ordinal = (n: number) => ORDINALS[n - 1] ?? `${n}.`;

const capitalised = (words: string) => words.charAt(0).toLocaleUpperCase() + words.slice(1);

export const asking: Shape<typeof english> = {
  ask: {
    to: (a) => (a.name === undefined ? capitalised(a.question) : `${a.name}, ${a.question}`),
    launch: 'setze dein erstes Schiff',
    bid: 'biete um den Turm oder passe',
    work: (a) => `setze die ${ordinal(a.worker)} Arbeitskraft`,
    forwarder: 'welchen Auftrag erfüllst du?',
    cashier: 'welchen Platz an der Kasse?',
    manufacturer: 'wo baust du?',
    tradeAndPlace: 'handle, dann setze Schiffe',
    tradeOnly: 'handle, dann beende den Zug',
    load: (a) => `was lädt das Schiff auf ${a.at}?`,
    captain: (a) =>
      a.name === undefined ? `${ordinal(a.colour)} Farbe?` : `${ordinal(a.colour)} Farbe: ${a.name}?`,
    whichWay: (a) => `wohin mit ${a.colour}?`,
    whichFirst: 'welches Schiff fährt zuerst?',
    sailor: 'nimm eine Schiffskarte',
    anchorage: (a) => `eine Karte für dein Schiff auf ${a.places}?`,
    loader: 'die Schiffe löschen?',
    factory: (a) => `welche Fabrik in ${a.harbour} arbeitet?`,
    trader: (a) => `${ordinal(a.deal)}s von drei Geschäften`,
    tradedOut: 'setze das Geschäft fort oder beende den Zug',
    shipCard: (a) => `${a.card}: welches Schiff?`,
    shipCardTo: (a) => `${a.card}: von ${a.at} wohin?`,
    shipCardLoad: (a) => `${a.card}: was lädt ${a.at}?`,
    shipCardAimed: (a) => `${a.card}: ${a.at} nach ${a.to}?`,
    partner: (a) => `${a.card}: ${a.at} mit welchem Schiff?`,
    after: 'spiele eine Karte oder beende den Zug',
  },
  act: {
    chooseFirst: 'Auswählen',
    tapFirst: 'Tippe erst eins an.',
    chooseRole: 'Auswählen',
    tapRole: 'Tippe eine Rolle an.',
    chooseWay: 'Fahren',
    back: 'Zurück',
    endTurn: 'Zug beenden',
    endWithoutFree: 'Zug beenden, nichts gratis',
    be: {
      shipowner: 'Reeder werden',
      captain: 'Kapitän werden',
      sailor: 'Matrose werden',
      loader: 'Verlader werden',
      trader: 'Händler werden',
      forwarder: 'Spediteur werden',
      cashier: 'Kassierer werden',
      manufacturer: 'Fabrikant werden',
    },
    cash: (a) => `${a.money} nehmen`,
    fill: (a) => `${a.products} liefern · ${a.points} Punkte`,
    build: (a) => `In ${a.harbour} bauen · ${a.money}`,
    bid: (a) => `${a.money} bieten`,
    place: (a) => `Schiff auf ${a.at} setzen`,
    placeShip: 'Schiff setzen',
    tapStart: 'Tippe einen freien Start an.',
    launch: 'Schiff setzen',
    tapStartAndUnit: 'Wähle einen Start und eine Einheit.',
    loadBought: (a) => `${a.raw} kaufen und laden · ${a.money}`,
    load: (a) => `${a.raw} laden`,
    loadNothing: 'Leer fahren lassen',
    chooseColour: 'Farbe wählen',
    sailColour: (a) => (a.bonus === undefined ? `${a.colour} fahren` : `${a.colour} fahren · +${a.bonus}`),
    sailTo: (a) => `Nach ${a.to} fahren`,
    stay: (a) => `${a.at} liegen lassen`,
  },
};

import type { roles as english } from '../../../../en/games/rotterdam/board/roles';
import type { Shape } from '../../../../shape';

interface Span {
  readonly least: number;
  readonly most: number;
}

const span = ({ least, most }: Span) => (least === most ? String(most) : `${least}–${most}`);
const isOne = (n: Span) => n.least === 1 && n.most === 1;
const ships = (n: Span) => `${span(n)} ${isOne(n) ? 'Schiff' : 'Schiffe'}`;
const shipCount = (n: number) => `${n} ${n === 1 ? 'Schiff' : 'Schiffe'}`;
const points = (n: number) => `${n} ${n === 1 ? 'Punkt' : 'Punkte'}`;
const NUMBERS = ['keine', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'];
const PLACES = ['keiner', 'einer', 'zwei', 'drei'];
const inWords = ({ least, most }: Span) =>
  least === most ? (NUMBERS[most] ?? String(most)) : `${least} bis ${most}`;

export const roles: Shape<typeof english> = {
  raw: { oil: 'Öl', grain: 'Getreide', fruit: 'Obst', containers: 'Container' },
  spoken: (a) =>
    `${a.role}, ${PLACES[a.free] ?? a.free} von ${NUMBERS[a.all] ?? a.all} Plätzen frei${a.gain === undefined ? '' : `. ${a.gain}`}`,
  parted: {
    shipowner: 'Reeder',
    captain: 'Kapitän',
    sailor: 'Matrose',
    loader: 'Verlader',
    trader: 'Händler',
    forwarder: 'Spedi\u00ADteur',
    cashier: 'Kassierer',
    manufacturer: 'Fabri\u00ADkant',
  },
  about: {
    shipowner: 'Reeder: eine Gratis-Einheit, Rohstoffe handeln, bis zu zwei Schiffe setzen',
    captain: 'Kapitän: zweimal eine Farbe, alles fährt darin',
    sailor: 'Matrose: eine Schiffskarte; Schiffe an Ankerplätzen bringen allen mehr',
    loader: 'Verlader: alle Schiffe in Häfen werden gelöscht, Fabriken arbeiten',
    trader: 'Händler: bis zu drei Geschäfte mit Produkten',
    forwarder: 'Spediteur: erfülle einen offenen Auftrag aus deiner Hand',
    cashier: 'Kassierer: der Betrag des Platzes gehört dir',
    manufacturer: 'Fabrikant: baue eine Fabrik auf den nächsten Bauplatz eines Hafens',
  },
  closed: {
    full: (a) =>
      a.places === 1
        ? 'der Platz ist besetzt'
        : a.places === 2
          ? 'beide sind besetzt'
          : `alle ${NUMBERS[a.places] ?? a.places} sind besetzt`,
    fullBriefly: 'besetzt',
    noOrder: 'nichts bereit',
    noOrderBriefly: 'nichts bereit',
    built: 'in dieser Runde schon gebaut',
    builtBriefly: 'schon gebaut',
    noFactory: 'alle Fabriken stehen',
    noSite: 'kein Bauplatz frei',
    tooDear: (a) => `ab ${a.price}, zu teuer`,
    tooDearBriefly: 'zu teuer',
  },
  gain: {
    freeUnit: (a) => `${a.raws} gratis`,
    freeUnits: (a) => `${a.kinds} Sorten frei`,
    nothingFree: 'nichts gratis',
    stockFull: 'Lager ist voll',
    ships: (a) => (a.ships === 0 ? 'kein Schiff da' : `${shipCount(a.ships)} da`),
    sail: (a) => `${a.colour}: ${span(a.ships)} ${isOne(a.ships) ? 'fährt' : 'fahren'}`,
    sailBriefly: (a) =>
      `${span(a.ships)} ${isOne(a.ships) ? 'fährt' : 'fahren'}${a.bonus === undefined ? '' : `, +${a.bonus}`}`,
    wouldMove: (a) =>
      `${a.colour} würde ${inWords(a.ships)} ${isOne(a.ships) ? 'Schiff' : 'Schiffe'} bewegen${a.money > 0 ? ` und dir ${a.money} bringen` : ''}.`,
    forYou: (a) => `${a.money} für dich`,
    ownArrive: (a) => `${span(a.ships)} von dir da`,
    ownSail: (a) => `${a.ships.most === 0 ? 'keins' : span(a.ships)} von dir`,
    cards: (a) => `${a.cards} ${a.cards === 1 ? 'Schiffskarte' : 'Schiffskarten'}`,
    cardsBriefly: (a) => `${a.cards} ${a.cards === 1 ? 'Karte' : 'Karten'}`,
    handFull: 'Hand ist voll',
    handThenFull: 'danach voll',
    loaded: (a) => `dir: ${a.products}`,
    unseen: (a) => `und ${a.cards} verdeckt`,
    unseenOnly: (a) => `dir: ${a.cards} verdeckt`,
    unloads: (a) => (a.ships === 0 ? 'kein Schiff da' : `${shipCount(a.ships)} da`),
    nothingForYou: 'nichts für dich',
    buy: (a) => `${a.products}, ${a.money}`,
    sell: (a) => `${a.product}: +${a.money}`,
    noDeal: 'kein Geschäft',
    forPoints: (a) => `für ${points(a.points)}`,
    points: (a) => points(a.points),
    seeHand: 'erst die Hand ansehen',
    seeHandBriefly: 'erst ansehen',
    placeTaken: (a) => `${a.amounts} besetzt`,
    factory: 'eine Fabrik',
    from: (a) => `ab ${a.money}`,
  },
  try: 'Probe',
  tryShips: (a) => ships(a.ships),
  tryColour: (a) => `${a.colour} probieren: ${ships(a.ships)} in Fahrt`,
  colour: {
    sails: (a) => `${span(a.ships)} ${isOne(a.ships) ? 'fährt' : 'fahren'}`,
    spoken: (a) => `${a.colour}. ${a.told}`,
    told: (a) => {
      const sailing =
        a.ships.most === 0 ? 'kein Schiff fährt' : `${ships(a.ships)} ${isOne(a.ships) ? 'fährt' : 'fahren'}`;
      const yours = a.ships.most === 0 || a.own.most === 0 ? '' : `, ${span(a.own)} von dir`;
      const paid =
        a.bonus === undefined
          ? ''
          : `; du bekommst ${a.bonus}${a.payers === '' ? '' : `, die Hälfte von ${a.payers}`}`;
      return `${sailing}${yours}${paid}`;
    },
    tried: (a) => `Kapitän mit ${a.colour}: ${a.told}`,
    warned: 'Achtung: Eine Ladung von dir verfehlt ihren Hafen.',
    fits: (a) => `${a.raw} passt`,
    pays: (a) => `: ${a.half} + ${a.half} für dich`,
    paysOther: (a) => `: ${a.half} + ${a.half} für ${a.name}`,
    wrong: (a) => `${a.raw} nützt dort nichts`,
    empty: 'leer',
    strands: (a) => `erreicht ${a.harbour} nicht mehr`,
    stepsLeft: (a) => `noch ${a.steps} bis ${a.harbour}`,
    stays: (a) => `${a.at} bleibt`,
    taken: (a) => `${a.at} ist besetzt`,
    unpaid: 'kein Geld für den Kapitän',
    held: 'von der Polizei festgehalten',
    staysToo: 'bleibt',
    either: (a) => a.ways.join(' oder '),
    movesOf: (a) => `${a.name}: ${a.moves.join('; ')}.`,
    decides: (a) => `${a.name} entscheidet`,
    youDecide: 'du entscheidest',
    depends: 'je nachdem',
    none: 'Kein Schiff hat eine Fahrrinne dieser Farbe vor sich.',
    choose: 'Tippe eine Farbe an und sieh, welche Schiffe sie bewegt.',
  },
  sail: {
    to: (a) => `nach ${a.to}`,
    fromTo: (a) => `${a.at} nach ${a.to}`,
    stay: (a) => `${a.at} bleibt`,
    cargoAt: (a) => `${a.raw} auf ${a.at}, bestimmt für ${a.harbour}`,
    emptyAt: (a) => `das leere Schiff auf ${a.at}`,
    openQuestion: 'Alle dürfen zusehen: Die Hände bleiben verdeckt, das Gerät kann liegen bleiben.',
  },
  shipowner: {
    takeFree: 'Gratis',
    then: (a) => `dann ${a.money}`,
    last: 'die letzte',
    buy: 'Kaufen',
    buyToo: 'Auch kaufen',
    sell: 'Verkaufen',
    none: 'keine',
    spokenFree: (a) => `${a.raw}: eine Einheit gratis nehmen`,
    spokenBuy: (a) => `${a.raw} kaufen, ${a.money}`,
    spokenSell: (a) => `${a.raw} verkaufen, ${a.money}`,
    coming: (a) => `${a.raw}, kommende Preise: ${a.prices}`,
    soldOut: 'ausverkauft',
    short: (a) => `es fehlen ${a.money}`,
    notNow: 'nicht jetzt',
    ships: (a) => (a.ships === 0 ? 'Kein Schiff da' : `${shipCount(a.ships)} da, tippe einen Start an`),
    allPlaced: 'Beide Schiffe sind gesetzt',
    noStart: 'Kein Start ist frei',
    start: (a) => `Start ${a.at}`,
    starts: 'Starts',
  },
  load: {
    free: 'gratis',
    buy: (a) => `kaufen, ${a.money}`,
    fromStock: 'aus dem Lager',
    nothing: 'nichts',
    empty: 'fährt leer',
    goes: (a) => `${a.raw} gehört nach ${a.harbour}: ${a.steps} ${a.steps === 1 ? 'Schritt' : 'Schritte'}`,
    onTop: (a) => `oben liegt ${a.product}`,
  },
  launch: {
    toHarbour: (a) => `nach ${a.harbour}`,
    startFirst: 'Ein Start, dann eine Gratis-Einheit dafür',
    start: (a) => `${a.at}, dann eine Gratis-Einheit dafür`,
  },
  bid: {
    about: 'Wer den Turm hat, setzt die erste Arbeitskraft',
    yours: 'Dein Gebot',
    keeps: (a) => `du behältst ${a.left} von ${a.money}`,
    decides: 'am Zug',
    youDecide: 'am Zug',
    next: (a) => `dann, ${a.money}`,
    later: (a) => `hat ${a.money}`,
    last: (a) => `zuletzt, ${a.money}`,
    out: 'raus',
    highest: 'das höchste Gebot',
    spoken: (a) => `${a.name}: ${a.state}`,
  },
  cashier: {
    free: 'frei',
    spoken: (a) => `${a.money}, ${a.state}`,
  },
  manufacturer: {
    left: (a) => `${a.left} deiner ${a.all} Fabriken sind übrig; du hast ${a.money}`,
    nobody: 'noch niemand',
    there: (a) => `mit ${a.names}`,
    yours: 'du bist schon da',
    spoken: (a) => `${a.harbour}, ${a.price}, ${a.there}`,
    noSite: 'kein Bauplatz',
  },
};

import { ORDER_POINTS } from '../cards/orders';
import type { problems as englishProblems, said as englishSaid } from './en';
import { reasons } from './reasons-de';
import { words } from './words-de';

const { money, raw, product, harbour, position, shipCard, role } = words;

interface Aim {
  at: number;
  to: number | undefined;
  raw: number | undefined;
}

const aim = ({ at, to, raw: unit }: Aim): string => {
  if (to !== undefined) return `${position(at)} → ${position(to)}`;
  return unit === undefined ? position(at) : `${position(at)}, ${raw(unit)}`;
};

const points = (order: number): string => `${ORDER_POINTS[order] ?? 0} Punkte`;

export const said: typeof englishSaid = {
  launched: (a, names) =>
    `${names.seat(a.seat)} hat das erste Schiff gesetzt: ${position(a.at)}, ${raw(a.raw)}.`,
  bid: (a, names) => `${names.seat(a.seat)} hat ${money(a.amount)} geboten.`,
  passed: (a, names) => `${names.seat(a.seat)} hat gepasst.`,
  towerBought: (a, names) => `${names.seat(a.seat)} hat den Turm für ${money(a.amount)} gekauft.`,
  nobodyBid: () => 'Um den Turm hat niemand geboten.',
  roundBegins: (a, names) => `Runde ${a.round}: Den Turm des Hafenmeisters hat ${names.seat(a.seat)}.`,
  works: (a, names) => `${names.seat(a.seat)} hat eine Arbeitskraft gesetzt: ${role(a.role)}.`,
  forwarded: (a, names) =>
    `${names.seat(a.seat)} hat einen Auftrag erfüllt: ${words.order(a.order)}, ${points(a.order)}.`,
  lastRound: (a, names) =>
    `${names.seat(a.seat)} hat ${a.points} Punkte aus Aufträgen: Das ist die letzte Runde.`,
  cashed: (a, names) => `${names.seat(a.seat)} hat an der Kasse ${money(a.amount)} bekommen.`,
  built: (a, names) =>
    `${names.seat(a.seat)} hat für ${money(a.price)} eine Fabrik gebaut: ${harbour(a.harbour)}.`,
  tookFree: (a, names) => `${names.seat(a.seat)} hat eine Einheit gratis genommen: ${raw(a.raw)}.`,
  boughtRaw: (a, names) => `${names.seat(a.seat)} hat ${raw(a.raw)} für ${money(a.price)} gekauft.`,
  soldRaw: (a, names) => `${names.seat(a.seat)} hat ${raw(a.raw)} für ${money(a.price)} verkauft.`,
  placed: (a, names) => `${names.seat(a.seat)} hat ein Schiff gesetzt: ${position(a.at)}, ${raw(a.raw)}.`,
  placedEmpty: (a, names) => `${names.seat(a.seat)} hat ein leeres Schiff gesetzt: ${position(a.at)}.`,
  choseColour: (a, names) => `${names.seat(a.seat)} hat eine Farbe gewählt: ${words.colour(a.colour)}.`,
  sailed: (a, names) =>
    `Ein Schiff von ${names.seat(a.owner)} ist gefahren: ${position(a.at)} → ${position(a.to)}.`,
  stayed: (a, names) => `Ein Schiff von ${names.seat(a.owner)} ist liegen geblieben: ${position(a.at)}.`,
  bonus: (a, names) =>
    `${names.seat(a.seat)} hat für das Schiff in ${harbour(a.harbour)} 1 von ${names.seat(a.owner)} und 1 von der Bank bekommen.`,
  tookCard: (a, names) => `${names.seat(a.seat)} hat eine Schiffskarte genommen: ${shipCard(a.card)}.`,
  drewCard: (a, names) => `${names.seat(a.seat)} hat eine Schiffskarte gezogen: ${shipCard(a.card)}.`,
  drewUnseen: (a, names) => `${names.seat(a.seat)} hat eine Schiffskarte gezogen.`,
  reshuffled: () => 'Die gespielten Schiffskarten sind zu einem neuen Stapel gemischt.',
  tookProduct: (a, names) => `${names.seat(a.seat)} hat für die Ladung bekommen: ${product(a.product)}.`,
  factoryGave: (a, names) =>
    `Eine Fabrik von ${names.seat(a.seat)} hat in ${harbour(a.harbour)} gearbeitet: ${product(a.product)}.`,
  factoryWorked: (a, names) =>
    `Eine Fabrik von ${names.seat(a.seat)} hat in ${harbour(a.harbour)} gearbeitet.`,
  wrongCargo: (a, names) =>
    a.kept
      ? `${harbour(a.harbour)} braucht keine solche Ladung (${raw(a.raw)}): Sie geht zurück an ${names.seat(a.owner)}.`
      : `${harbour(a.harbour)} braucht keine solche Ladung (${raw(a.raw)}), und das Lager von ${names.seat(a.owner)} ist voll: Sie geht auf den Markt.`,
  soldProduct: (a, names) =>
    `${names.seat(a.seat)} hat ${product(a.product)} für ${money(a.price)} verkauft.`,
  boughtProduct: (a, names) =>
    `${names.seat(a.seat)} hat ${product(a.product)} für ${money(a.price)} gekauft.`,
  noneInStack: (a) => `Im Stapel nicht vorhanden: ${product(a.product)}.`,
  playedCard: (a, names) =>
    a.owner === a.seat
      ? `${names.seat(a.seat)} hat ${shipCard(a.card)} auf ein eigenes Schiff gespielt (${aim(a)}).`
      : `${names.seat(a.seat)} hat ${shipCard(a.card)} auf ein Schiff von ${names.seat(a.owner)} gespielt (${aim(a)}).`,
  swapped: (a) => `${shipCard(a.card)}: ${position(a.first)} und ${position(a.second)}.`,
  released: (a, names) => `Die Polizei lässt das Schiff von ${names.seat(a.owner)} frei: ${position(a.at)}.`,
  gameEnds: (a) => `Das Spiel ist nach Runde ${a.round} zu Ende.`,

  doLaunch: (a) => `Schiff auf ${position(a.at)} mit ${raw(a.raw)}`,
  doBid: (a) => `${money(a.amount)} bieten`,
  doPass: () => 'Passen',
  doWork: (a) => role(a.role),
  doForward: (a) => `Auftrag erfüllen: ${words.order(a.order)} · ${points(a.order)}`,
  doCash: (a) => `Kasse · ${money(a.amount)}`,
  doBuild: (a) => `In ${harbour(a.harbour)} bauen · ${money(a.price)}`,
  doTakeFree: (a) => `${raw(a.raw)} gratis nehmen`,
  doBuyRaw: (a) => `${raw(a.raw)} kaufen · ${money(a.price)}`,
  doSellRaw: (a) => `${raw(a.raw)} verkaufen · ${money(a.price)}`,
  doPlace: (a) => `Schiff auf ${position(a.at)} setzen`,
  doLoad: (a) => `${raw(a.raw)} laden (${a.free ? 'gratis' : 'aus dem Lager'})`,
  doLoadBought: (a) => `${raw(a.raw)} kaufen und laden · ${money(a.price)}`,
  doLoadNothing: () => 'Leer lassen',
  doColour: (a) => `Farbe wählen: ${words.colour(a.colour)}`,
  doSail: (a) => `Fahren: ${position(a.at)} → ${position(a.to)}`,
  doStay: (a) => `Schiff auf ${position(a.at)} liegen lassen`,
  doTakeCard: (a) => `${shipCard(a.card)} nehmen`,
  doDrawCard: () => 'Vom Stapel ziehen',
  doUnload: () => 'Schiffe löschen',
  doFactory: (a, names) =>
    a.own ? 'Meine Fabrik arbeitet' : `Die Fabrik von ${names.seat(a.owner)} arbeitet`,
  doBuy: (a) => `${product(a.product)} kaufen · ${money(a.price)}`,
  doSell: (a) => `${product(a.product)} verkaufen · ${money(a.price)}`,
  doPlay: (a) => `${shipCard(a.card)} spielen: ${aim(a)}`,
  doPartner: (a) => `Mit dem Schiff auf ${position(a.at)}`,
  doFinish: (a) => (a.phase === 'anchorage' || a.phase === 'sailor' ? 'Keine Karten mehr' : 'Zug beenden'),
  ...reasons,
};

export const problems: typeof englishProblems = {
  notOptions: () => 'Optionen von Rotterdam sind Felder mit Werten.',
  unknownOption: () => 'Eine dieser Optionen gibt es bei Rotterdam nicht.',
  badOption: (a) => `Die Option „${a.option}“ hat einen Wert, den Rotterdam nicht kennt.`,
  notAMove: () => 'Das ist kein Zug von Rotterdam.',
  gameOver: () => 'Das Spiel ist aus.',
  notAsked: (a, names) => `Jetzt entscheidet ${names.seat(a.asked)}.`,
  notNow: (a) => `Das geht jetzt nicht. Zuerst: ${words.phase(a.phase)}.`,
  notAStart: (a) => `${position(a.at)} ist keine Startposition.`,
  occupied: (a) => `Hier liegt schon ein Schiff: ${position(a.at)}.`,
  rawSoldOut: (a) => `Auf dem Markt nicht mehr vorhanden: ${raw(a.raw)}.`,
  bidTooLow: (a) => `Ein Gebot muss höher sein als ${money(a.highest)}.`,
  bidTooHigh: (a) => `Du hast nur ${money(a.money)}.`,
  roleFull: (a) => `${role(a.role)}: In dieser Runde sind alle Plätze besetzt.`,
  sayWhatFor: (a) => `${role(a.role)}: Sage gleich, was die Arbeitskraft tun soll.`,
  orderNotOpen: (a) => `Dieser Auftrag liegt nicht aus: ${words.order(a.order)}.`,
  productsMissing: (a) => `In deiner Hand fehlt: ${words.products(a.missing)}.`,
  noSuchCashPlace: (a) => `Zu zweit gibt es keinen Platz mit ${money(a.amount)}.`,
  cashPlaceTaken: (a) => `Der Platz mit ${money(a.amount)} ist in dieser Runde besetzt.`,
  builtThisRound: () => 'Du hast in dieser Runde schon gebaut; der Fabrikant dient nur einmal je Runde.',
  noFactoryLeft: () => 'Alle deine Fabriken sind gebaut.',
  noSiteLeft: (a) => `Kein Bauplatz mehr frei: ${harbour(a.harbour)}.`,
  noSiteAnywhere: () => 'Alle Bauplätze sind bebaut.',
  noOrderReady: () => 'Keinen der offenen Aufträge kannst du aus deiner Hand erfüllen.',
  tooDear: (a) => `Das kostet ${money(a.price)}, und du hast ${money(a.money)}.`,
  stockFull: () => 'Dein Lager ist mit 3 Einheiten voll.',
  freeTaken: () => 'Deine Gratis-Einheit hast du schon genommen.',
  notCheapest: (a) => `Gratis ist nur die billigste Sorte, und das ist nicht ${raw(a.raw)}.`,
  rawSoldBefore: (a) => `Du hast in dieser Aktion ${raw(a.raw)} verkauft und kannst es nun nicht kaufen.`,
  rawBoughtBefore: (a) => `Du hast in dieser Aktion ${raw(a.raw)} gekauft und kannst es nun nicht verkaufen.`,
  notInStock: (a) => `Nicht in deinem Lager: ${raw(a.raw)}.`,
  shipsPlaced: () => 'Du hast in dieser Aktion schon zwei Schiffe gesetzt.',
  noShipInHand: () => 'Alle deine Schiffe sind unterwegs.',
  secondEmptyShip: () => 'Nur eines der Schiffe darf leer sein, und es gibt nichts zu laden.',
  noShipThere: (a) => `Hier liegt kein Schiff: ${position(a.at)}.`,
  notYourShip: (a) => `Das ist nicht dein Schiff: ${position(a.at)}.`,
  yourOwnShip: (a) => `Das ist dein eigenes Schiff: ${position(a.at)}.`,
  shipHeld: (a) => `Die Polizei hält dieses Schiff fest: ${position(a.at)}.`,
  shipHadItsTurn: (a) => `Dieses Schiff fährt in dieser Farbe nicht mehr: ${position(a.at)}.`,
  noChannelInColour: (a) =>
    `In dieser Farbe (${words.colour(a.colour)}) führt keine Fahrrinne von ${position(a.at)} nach ${position(a.to)}.`,
  noChannel: (a) => `Keine Fahrrinne führt von ${position(a.at)} nach ${position(a.to)}.`,
  cannotPayCaptain: () => 'Dir fehlt das Geld für den Kapitän; das Schiff bleibt draußen.',
  mustSail: (a) => `Das Schiff auf ${position(a.at)} kann fahren, also muss es.`,
  handFull: () => 'Du hast schon 3 Schiffskarten auf der Hand.',
  noMorePicks: () => 'Du hast keine Schiffe mehr an Ankerplätzen, für die du Karten nehmen könntest.',
  cardNotOpen: (a) => `Diese Karte liegt nicht aus: ${shipCard(a.card)}.`,
  deckEmpty: () => 'Es gibt keine Schiffskarten zu ziehen.',
  mustTakeCard: () => 'Als Matrose nimmst du zuerst eine Schiffskarte.',
  noIdleFactory: (a, names) =>
    `${names.seat(a.owner)} hat in ${harbour(a.harbour)} keine Fabrik, die noch arbeiten könnte.`,
  noFactoryThere: (a) => `Eine solche Fabrik gibt es nicht: ${harbour(a.harbour)}.`,
  productBoughtBefore: (a) =>
    `In dieser Aktion schon gekauft und darum nicht zu verkaufen: ${product(a.product)}.`,
  productSoldBefore: (a) =>
    `In dieser Aktion schon verkauft und darum nicht zu kaufen: ${product(a.product)}.`,
  dealsUsed: () => 'Mehr als drei Geschäfte gehen nicht: Nur das letzte kannst du fortsetzen.',
  noneToBuy: (a) => `Im Stapel nicht vorhanden: ${product(a.product)}.`,
  cardsNotNow: () =>
    'Nimm zuerst alle deine Karten; Schiffskarten spielst du zwischen abgeschlossenen Schritten deines Zugs.',
  cardNotInHand: (a) => `Nicht in deiner Hand: ${shipCard(a.card)}.`,
  cardNotPlayed: (a) => `${shipCard(a.card)} wird nicht gespielt, sondern zählt am Ende.`,
  noTarget: (a) => `${shipCard(a.card)}: Zurzeit gibt es kein Schiff, auf das die Karte wirken könnte.`,
  harbourIsSafe: () => 'Schiffe in einem Hafen sind vor Schiffskarten sicher.',
  onlyOnFields: (a) => `Die Karte wirkt nur auf Feldern, und ${position(a.at)} ist eine Startposition.`,
  noCargo: (a) => `Dieses Schiff ist leer: ${position(a.at)}.`,
  sameCargo: () => 'Das hat dieses Schiff schon geladen.',
  nothingToSwap: () => 'Das würde nichts ändern.',
};

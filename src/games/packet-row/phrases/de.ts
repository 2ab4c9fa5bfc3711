import type { problems as englishProblems, said as englishSaid } from './en';
import { reasons } from './reasons-de';
import { words } from './words-de';

const { money } = words;
const priced = (price: number): string => (price === 0 ? '' : ` · ${money(price)}`);
const forMoney = (paid: number): string => (paid === 0 ? '' : ` für ${money(paid)}`);

export const said: typeof englishSaid = {
  chose: (a, names) => `${names.seat(a.seat)} hat ${words.areaInSentence(a.area)} gewählt.`,
  took: (a, names) => `${names.seat(a.seat)} hat genommen: ${words.card(a.card)}${forMoney(a.paid)}.`,
  tookWithAssistant: (a, names) =>
    `${names.seat(a.seat)} hat mit einem Gehilfen aus dem zukünftigen Vorrat genommen: ${words.card(a.card)}${forMoney(a.paid)}.`,
  tookFaded: (a, names) => `${names.seat(a.seat)} hat eine Karte genommen (${words.area(a.area)}).`,
  declined: (a, names) => `${names.seat(a.seat)} hat verzichtet.`,
  passed: (a, names) => `${names.seat(a.seat)} hat beim letzten Aufruf gepasst.`,
  cashed: (a, names) => `${names.seat(a.seat)} hat einen Geldschein eingelöst: ${money(a.amount)}.`,
  delivered: (a, names) =>
    a.contracts.length === 1
      ? `${names.seat(a.seat)} hat einen Vertrag für ${money(a.reward)} erfüllt: ${a.contracts.map(words.card).join()}.`
      : `${names.seat(a.seat)} hat ${a.contracts.length} Verträge auf einmal für ${money(a.reward)} erfüllt.`,
  done: (a, names) => `${names.seat(a.seat)} ist fertig.`,
  fellShort: (a) => `Für ${words.areaInSentence(a.area)} sind zu wenige Karten übrig.`,
  newRound: (a, names) => `Runde ${a.round}: Hafenmeister ist ${names.seat(a.seat)}.`,
  gameEnds: () => 'Das Spiel endet. Letzte Lieferungen, bitte.',
  over: () => 'Alle Geldkarten sind eingelöst. Das Spiel ist aus.',

  choose: (a) => `${words.area(a.area)} wählen`,
  take: (a) => `${words.card(a.card)} nehmen${priced(a.price)}`,
  takeWithAssistant: (a) => `${words.card(a.card)} mit Gehilfe nehmen${priced(a.price)}`,
  decline: () => 'Verzichten',
  pass: () => 'Passen',
  finish: () => 'Ich bin fertig',
  cash: (a) => `${words.card(a.card)} einlösen`,
  deliver: (a) =>
    a.contracts.length === 1
      ? `Liefern · ${money(a.reward)}`
      : `${a.contracts.length} Verträge liefern · ${money(a.reward)}`,

  ...reasons,
};

export const problems: typeof englishProblems = {
  unknownOption: () => 'Eine dieser Optionen gibt es bei Packet Row nicht.',
  badOption: (a) => `Die Option „${a.option}“ hat einen Wert, den Packet Row nicht kennt.`,
  notAMove: () => 'Das ist kein Zug von Packet Row.',
  gameOver: () => 'Das Spiel ist aus.',
  alreadyDone: () => 'Du hast gesagt, dass du fertig bist.',
  notAsked: (a, names) => `Jetzt entscheidet ${names.seat(a.asked)}.`,
  nothingToChoose: () => 'Jetzt ist kein Spielplan zu wählen.',
  alreadyChosen: (a) => `Diese Runde schon gewählt: ${words.area(a.area)}.`,
  areaEmpty: (a) => `Hier liegen keine Karten: ${words.area(a.area)}.`,
  chooseFirst: () => 'Wähle zuerst einen Spielplan.',
  noMoreCards: () => 'Das Spiel ist zu Ende: Es werden keine Karten mehr genommen.',
  notOnOffer: (a) => `Jetzt nicht im Angebot: ${words.card(a.card)}.`,
  needsAssistant: (a) => `Kommt erst noch: ${words.card(a.card)}. Jetzt nur mit einem Gehilfen.`,
  tooDear: (a) => `Dir fehlen ${money(a.short)} für: ${words.card(a.card)}.`,
  nothingToDecline: () => 'Jetzt gibt es nichts, worauf du verzichten könntest.',
  passInstead: () => 'Beim letzten Aufruf nimmst du eine Karte oder passt.',
  passOnlyAtLastCall: () => 'Passen kannst du nur beim letzten Aufruf.',
  notOverYet: () => 'Das Spiel ist noch nicht zu Ende.',
  notInHand: (a) => `Nicht in deiner Hand: ${words.card(a.card)}.`,
  notMoney: (a) => `Kein Geld: ${words.card(a.card)}.`,
  notYourShip: (a) => `Liegt nicht vor dir: ${words.card(a.card)}.`,
  noContract: () => 'Eine Lieferung braucht mindestens einen Vertrag.',
  notAContract: (a) => `Kein Vertrag: ${words.card(a.card)}.`,
  misused: (a) => `So nicht zu gebrauchen: ${words.card(a.card)}.`,
  usedTwice: (a) => `Nicht zweimal zu gebrauchen: ${words.card(a.card)}.`,
  noShipFor: (a) => `Kein Schiff für ${words.destination(a.destination)}.`,
  needsMore: (a) => `Es fehlt noch: ${a.units} ${words.good(a.good)}.`,
  notNeeded: (a) => `Nicht nötig: ${words.card(a.card)}.`,
  captainNotNeeded: (a) => `Der Kapitän ist nicht nötig: ${words.card(a.card)} fährt ohnehin dorthin.`,
  traderNotNeeded: (a) => `Der Händler ist nicht nötig: ${words.card(a.card)} ist schon diese Ware.`,
};

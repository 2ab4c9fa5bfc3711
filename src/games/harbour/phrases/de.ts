import type { en } from './en';
import { reasons } from './reasons-de';
import { FIRST_START, type Place } from '../state';
import { isAny, speaker } from './speaker';
import { words } from './words-de';

const { good, units, goods, building, board, place } = speaker(words);
const { money } = words;

/** A start building has no name of its own to stand in quotation marks. */
const isStart = (at: Place): boolean => at >= FIRST_START;
const called = (at: Place, the = 'das'): string => (isStart(at) ? `${the} ${place(at)}` : `„${place(at)}“`);

const isOwned = (owner: number): boolean => owner >= 0;
const lack = (dollars: number): string => (dollars === 1 ? 'fehlt' : 'fehlen');
const lostNote = (came: number): string => (came > 0 ? '' : ' (verfällt: Lager voll)');

const said: { [K in keyof typeof en.said]: (typeof en.said)[K] } = {
  question: (a) => words.questions[a.question],

  boardChosen: (a, names) => `${names.seat(a.seat)} hat eine Tafel gewählt.`,
  boardShown: (a, names) => `${names.seat(a.seat)} spielt „${board(a.board)}“.`,
  keptFree: (a, names) =>
    `${names.seat(a.seat)} sieht sich zwei Gebäude an und besitzt „${building(a.building)}“ kostenlos.`,
  gifted: (a, names) =>
    `${names.seat(a.seat)} erhält 1 ${good(a.good)} (${words.reasons[a.reason]})${lostNote(a.units)}.`,
  entered: (a, names) => {
    if (isStart(a.place) && a.owner === a.seat)
      return `${names.seat(a.seat)} betritt das eigene ${place(a.place)}.`;
    const whose = isOwned(a.owner) ? (a.owner === a.seat ? ' (eigenes)' : ` von ${names.seat(a.owner)}`) : '';
    return `${names.seat(a.seat)} betritt ${called(a.place)}${whose}.`;
  },
  feePaid: (a, names) =>
    `${names.seat(a.seat)} zahlt 1 ${good(a.good)} an ${names.seat(a.owner)}${lostNote(a.units)}.`,
  gained: (a, names) => {
    const lost = isAny(a.lost) ? ` (${goods(a.lost)} verfällt: Lager voll)` : '';
    return `${names.seat(a.seat)} erhält ${goods(a.goods)}${lost}.`;
  },
  gainedMore: (a, names) =>
    `${names.seat(a.seat)} erhält 1 ${good(a.good)} durch eine Fähigkeit${lostNote(a.units)}.`,
  nothing: (a, names) => `Die Aktion bringt ${names.seat(a.seat)} nichts.`,
  spent: (a, names) => `${names.seat(a.seat)} gibt ${goods(a.goods)} aus.`,
  spentOne: (a, names) => `${names.seat(a.seat)} gibt ${units(a.good, a.units)} aus.`,
  spentOnAbility: (a, names) => `${names.seat(a.seat)} gibt 1 ${good(a.good)} für eine Fähigkeit aus.`,
  turned: (a, names) => {
    const lost = a.lost > 0 ? ` (${a.lost} verfällt: Lager voll)` : '';
    return `${names.seat(a.seat)} verwandelt ${units(a.from, a.units)} in ${good(a.to)}${lost}.`;
  },
  gave: (a, names) =>
    `${names.seat(a.from)} gibt 1 ${good(a.good)} an ${names.seat(a.to)}${lostNote(a.units)}.`,
  took: (a, names) =>
    `${names.seat(a.to)} nimmt 1 ${good(a.good)} von ${names.seat(a.from)}${lostNote(a.units)}.`,
  swapped: (a, names) => `${names.seat(a.seat)} tauscht ${good(a.a)} und ${good(a.b)} auf dem Markt.`,
  raised: (a, names) => `${names.seat(a.seat)} rückt ${good(a.good)} auf das höchste Feld.`,
  reversed: (a, names) => `${names.seat(a.seat)} dreht den Markt um.`,
  replaced: (a, names) => `${names.seat(a.seat)} legt „${building(a.building)}“ unter den Stapel.`,
  turnedUp: (a) => `„${building(a.building)}“ kommt in die Auslage.`,
  soldInland: (a, names) =>
    `${names.seat(a.seat)} verkauft je 1 Ware für ${money(a.money)} an die Binnenhändler.`,
  shipped: (a, names) => `${names.seat(a.seat)} verschifft ${units(a.good, a.units)} für ${money(a.money)}.`,
  kept: (a, names) => `${names.seat(a.seat)} behält 1 ${good(a.good)} im Lagerhaus.`,
  bought: (a, names) => `${names.seat(a.seat)} kauft „${building(a.building)}“ für ${money(a.price)}.`,
  endIsNear: (a, names) =>
    `${names.seat(a.seat)} hat ${a.bought} Gebäude gekauft: Alle anderen sind noch einmal am Zug.`,
  bonusShown: (a, names) => `${names.seat(a.seat)} zeigt die Bonuskarte für ${good(a.good)}.`,
  gameEnds: () => 'Die Partie ist zu Ende.',

  chooseBoard: (a) => `„${board(a.board)}“ spielen`,
  ownFree: (a) => `„${building(a.building)}“ besitzen`,
  gain: (a) => `${units(a.good, a.units)} nehmen`,
  go: (a, names) => {
    if (a.own && isStart(a.place)) return `Das eigene ${place(a.place)} betreten`;
    if (a.own) return `Das eigene Gebäude „${place(a.place)}“ betreten`;
    const whose = isOwned(a.owner) ? ` von ${names.seat(a.owner)}` : '';
    return `${called(a.place, 'Das')}${whose} betreten${isOwned(a.fee) ? ', für 1 Ware' : ''}`;
  },
  payFee: (a, names) => `1 ${good(a.good)} an ${names.seat(a.owner)} zahlen`,
  payLater: () => 'Nach der Aktion zahlen',
  spend: (a) => `${units(a.good, a.units)} ausgeben`,
  turn: (a) => `${units(a.from, a.units)} in ${good(a.to)} verwandeln`,
  give: (a, names) => `1 ${good(a.good)} an ${names.seat(a.to)} geben`,
  take: (a, names) => `1 ${good(a.good)} von ${names.seat(a.from)} nehmen`,
  swap: (a) => `${good(a.a)} und ${good(a.b)} tauschen`,
  raise: (a) => `${good(a.good)} auf das höchste Feld rücken`,
  replace: (a) => `„${building(a.building)}“ unter den Stapel legen`,
  sellInland: (a) => `Je 1 Ware für ${money(a.money)} an die Binnenhändler verkaufen`,
  ship: (a) => `${units(a.good, a.units)} für ${money(a.money)} verschiffen`,
  buy: (a) => `„${building(a.building)}“ für ${money(a.price)} kaufen`,
  fill: (a) => `${good(a.good)} auf Feld ${a.space} legen`,
  keep: (a) => `1 ${good(a.good)} behalten`,
  done: (a) => {
    switch (a.question) {
      case 'turn':
        return 'Nichts mehr verwandeln';
      case 'ship':
        return 'Nichts kaufen';
      case 'buyMore':
        return 'Kein weiteres Gebäude kaufen';
      case 'keep':
        return 'Nichts mehr behalten';
      default:
        return 'Zug beenden';
    }
  },

  ...reasons,
};

const problems: { [K in keyof typeof en.problems]: (typeof en.problems)[K] } = {
  unknownOptions: () => 'Diese Optionen kennt Harbour nicht.',
  unknownBoards: () => 'Gespielt wird entweder mit den Landungsbrücken oder mit Charakteren.',
  notYesOrNo: () => 'Erste Partie, Binnenhändler und Bonuskarten gibt es nur an oder aus.',
  firstGameWithoutCharacters: () =>
    'Die erste Partie spielt man mit den Landungsbrücken, nicht mit Charakteren.',
  inlandNeedsPlayers: (a) => `Für die Binnenhändler braucht es mindestens ${a.players} Personen.`,
  noSuchStartingPlayer: (a) => `Beginnen muss einer der Plätze 0 bis ${a.seats - 1}.`,

  notAMove: () => 'Das ist kein Spielzug von Harbour.',
  gameOver: () => 'Die Partie ist zu Ende.',
  notYourDecision: (a, names) => `Jetzt entscheidet ${names.seat(a.seat)}.`,
  notAsked: (a) => `Das geht jetzt nicht. ${words.questions[a.question]}`,
  boardAlreadyChosen: () => 'Deine Tafel ist gewählt; die anderen wählen noch.',
  boardNotOffered: (a) => `„${board(a.board)}“ liegt dir nicht vor.`,
  notLookedAt: (a) => `„${building(a.building)}“ ist keines der beiden Gebäude, die du siehst.`,

  notOnTable: (a) => `„${place(a.place)}“ liegt nicht auf dem Tisch.`,
  alreadyThere: (a) =>
    `Deine Figur steht schon ${isStart(a.place) ? `im ${place(a.place)}` : `in „${place(a.place)}“`} und muss weiterziehen.`,
  occupied: (a, names) => `${called(a.place, 'Das')} ist von ${names.seat(a.by)} besetzt.`,
  noGoodForFee: (a, names) =>
    `Du hast keine Ware für die Gebühr an ${names.seat(a.owner)}, und ${called(a.place)} gäbe dir keine.`,

  noneHeld: (a) => `Du hast keine Einheit ${good(a.good)}.`,
  notThisGood: (a) => `${good(a.good)} steht hier nicht zur Wahl.`,
  tooFew: (a) => `Dafür fehlt dir noch: ${units(a.good, a.short)}.`,
  turnOneGood: (a) =>
    `Nur noch ${good(a.good)} lässt sich verwandeln: Alle Einheiten müssen von einer Ware sein.`,
  abilityOncePerTurn: () => 'Deine Fähigkeit ist in diesem Zug schon genutzt.',
  nothingToTransmute: () => 'Dir blieben keine zwei Einheiten einer Sorte zum Verwandeln.',
  takeFromOthers: () => 'Nehmen kannst du nur von anderen.',
  hasNone: (a, names) => `${names.seat(a.seat)} hat keine Einheit ${good(a.good)}.`,
  notNeighbours: (a) => `${good(a.a)} und ${good(a.b)} liegen auf dem Markt nicht nebeneinander.`,
  alreadyHighest: (a) => `Die Marke für ${good(a.good)} liegt schon auf Feld ${a.space}.`,
  notInDisplay: (a) => `„${building(a.building)}“ liegt nicht in der Auslage.`,

  noInlandTraders: () => 'Diese Partie wird ohne Binnenhändler gespielt.',
  inlandOnce: () => 'Die Binnenhändler kaufen nur einmal je Gebäudekauf.',
  inlandBeforeShipping: () => 'Die Binnenhändler kaufen nur, bevor etwas verschifft wird.',
  inlandNeedsEach: () => 'Die Binnenhändler wollen je eine Einheit aller vier Waren.',
  nothingToShip: () =>
    'Danach ließe sich nichts mehr verschiffen, und ohne Verschiffen gibt es kein Gebäude.',
  alreadyShipped: (a) => `${good(a.good)} ist schon verschifft.`,
  tooFewToShip: (a) => `Zum Verschiffen fehlt dir noch: ${units(a.good, a.short)}.`,
  nothingAffordable: (a) =>
    `Selbst wenn du alles verschiffst, ${lack(a.short)} dir ${money(a.short)} für das billigste Gebäude.`,
  keepOneForFee: (a, names) =>
    `Dir bliebe keine Ware für die Gebühr, die du ${names.seat(a.owner)} schuldest.`,
  chooseBuilding: () => 'Wähle ein Gebäude, das du kaufst.',
  mustBuy: () => 'Wer Waren verkauft oder verschifft, muss ein Gebäude kaufen.',
  shipFirst: () => 'Verschiffe zuerst mindestens eine Ware.',
  noPrice: (a) => `„${building(a.building)}“ ist nicht zu kaufen.`,
  tooDear: (a) => `Für „${building(a.building)}“ ${lack(a.short)} dir ${money(a.short)}.`,
  notShipped: (a) => `Die Marke für ${good(a.good)} wartet nicht darauf, zurückzukommen.`,
  noneLeftToKeep: (a) => `Von ${good(a.good)} ist nichts Verschifftes mehr zu behalten.`,
};

export const de = { said, problems };

import { problemBuilder } from './phrase';

/** What can be wrong with a table or a record, whatever the game. */
const en = {
  seatCount: (a: { min: number; max: number }) => `This game is for ${a.min} to ${a.max} players.`,
  badSeed: () => 'The seed may only hold letters, digits, dots, dashes and underscores (at most 64).',
  noSuchSeat: (a: { seats: number }) => `There are only the seats 0 to ${a.seats - 1}.`,
  notARecord: () => 'This is not a record of a game.',
  unknownFormat: () => 'The record has a format that this version does not know.',
  wrongGame: (a: { game: string; expected: string }) =>
    `The record is of the game «${a.game}», not of «${a.expected}».`,
  wrongRulesVersion: (a: { version: number; expected: number }) =>
    `The record was played by rules version ${a.version}; this app plays version ${a.expected}.`,
  badMoveInRecord: (a: { number: number }) => `Move ${a.number} of the record is not legal.`,
  wrongDigest: () =>
    'The record does not lead to the position that it promises: it is damaged or was changed.',
  unknownGame: (a: { game: string }) => `There is no game «${a.game}».`,
  gameWasLeft: () => 'This game was left. Open it again to play on.',
  noChance: () =>
    'The device’s secure random source does not answer, so no game can be dealt fairly. Close the app, open it again and try once more.',
  handCovered: () => 'Turn up your hand first: this depends on your cards.',
};

const de: { [K in keyof typeof en]: (typeof en)[K] } = {
  seatCount: (a) => `Dieses Spiel ist für ${a.min} bis ${a.max} Personen.`,
  badSeed: () =>
    'Der Startwert darf nur Buchstaben, Ziffern, Punkte, Binde- und Unterstriche haben (höchstens 64).',
  noSuchSeat: (a) => `Es gibt nur die Plätze 0 bis ${a.seats - 1}.`,
  notARecord: () => 'Das ist keine Aufzeichnung einer Partie.',
  unknownFormat: () => 'Das Format der Aufzeichnung ist dieser Version nicht bekannt.',
  wrongGame: (a) => `Die Aufzeichnung gehört zum Spiel „${a.game}“, nicht zu „${a.expected}“.`,
  wrongRulesVersion: (a) =>
    `Die Aufzeichnung wurde nach Regelversion ${a.version} gespielt; diese App spielt Version ${a.expected}.`,
  badMoveInRecord: (a) => `Zug ${a.number} der Aufzeichnung ist nicht erlaubt.`,
  wrongDigest: () =>
    'Die Aufzeichnung führt nicht zu der Stellung, die sie verspricht: Sie ist beschädigt oder verändert.',
  unknownGame: (a) => `Es gibt kein Spiel „${a.game}“.`,
  gameWasLeft: () => 'Diese Partie wurde verlassen. Öffne sie erneut, um weiterzuspielen.',
  noChance: () =>
    'Die sichere Zufallsquelle des Geräts antwortet nicht, darum lässt sich keine Partie fair mischen. Schließe die App, öffne sie erneut und versuche es noch einmal.',
  handCovered: () => 'Decke zuerst deine Hand auf: Das hängt von deinen Karten ab.',
};

export const enginePhrases = { en: { said: {}, problems: en }, de: { said: {}, problems: de } };
export const engineProblem = problemBuilder<typeof en>();

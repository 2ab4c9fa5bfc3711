import type { Text } from '../text';
import { quoted } from './quoted';

const more = (count: number) => `etwa ${count === 1 ? 'einen Punkt' : `${count} Punkte`}`;

export const puzzles: Text['puzzles'] = {
  title: 'Rätsel',
  titleOf: (a) => `${a.game}: Rätsel`,
  about:
    'Stellungen aus Partien zwischen Bots, in denen ein Zug klar der beste ist. Du weißt, was diese Person wusste. Nichts davon wird als Partie gespeichert oder zählt in der Bestenliste.',
  game: 'Spiel',
  step: 'Wie schwer',
  steps: { all: 'Alle', 1: 'Leicht', 2: 'Mittel', 3: 'Schwer' },
  solvedOf: (a) => `${a.solved} von ${a.all} gelöst`,
  named: (a) => `Rätsel ${a.number}`,
  where: (a) => `${a.when}, ${a.players} am Tisch`,
  row: (a) => `${a.name}, ${a.step}. ${a.where}`,
  rowSolved: (a) => `${a.name}, ${a.step}, gelöst. ${a.where}`,
  next: 'Nächstes ungelöstes Rätsel',
  none: {
    title: 'Hier gibt es keine Rätsel',
    about: 'Die vorhandenen gehören zu anderen Regeln als denen dieser Version.',
  },
  missing: {
    title: 'Dieses Rätsel ist nicht hier',
    about: 'Vielleicht gehört es zu einer anderen Version der App.',
    list: 'Alle Rätsel',
  },
  place: (a) => `${a.name} · ${a.step}`,
  question: (a) => `Du bist ${a.name}: ${a.task} Was tust du?`,
  task: 'Finde den besten Zug.',
  wrong: (a) => `${quoted(a.move)} ist möglich, aber ${a.worse}. Sieh noch einmal hin.`,
  wrongBecause: (a) => `${quoted(a.move)}: ${a.reason}. Aber ${a.worse}. Sieh noch einmal hin.`,
  worse: {
    points: (a) => `ein anderer Zug bringt dir voraussichtlich ${more(a.points)} mehr`,
    lead: (a) => `ein anderer Zug bringt dir voraussichtlich ${more(a.points)} mehr Vorsprung`,
    chances: 'mit einem anderen Zug stehst du voraussichtlich besser da',
    unknown: 'ein anderer Zug ist hier klar besser',
  },
  right: (a) => `Richtig! ${quoted(a.move)}: ${a.why}.`,
  answer: (a) => `Am besten ist ${quoted(a.move)}: ${a.why}.`,
  tell: 'Lösung zeigen',
  follows: 'Wie es weitergeht',
  goOn: 'Weiter',
  nextPuzzle: 'Nächstes Rätsel',
  toList: 'Alle Rätsel',
  ended: 'So weit die Folge.',
  menu: 'Rätsel',
  again: 'Dieses Rätsel von vorn',
  leave: 'Das Rätsel verlassen',
};

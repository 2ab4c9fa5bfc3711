import type { Text } from '../text';
import { quoted } from './quoted';

const points = (count: number) => `etwa ${count === 1 ? 'einen Punkt' : `${count} Punkte`}`;

export const advice: Text['advice'] = {
  hint: 'Tipp',
  hintAbout: 'Was ein starker Gegner an deiner Stelle täte',
  handCovered: 'Decke zuerst deine Hand auf: Der Rat hängt von deinen Karten ab.',
  notAsked: 'jetzt entscheidest nicht du',
  thinking: 'Wird überlegt …',
  doIt: 'So machen',
  move: (a) => `${quoted(a.move)}: ${a.why}.`,
  prepared: (a) => `Zuerst ${quoted(a.first)}, dann ${quoted(a.then)}: ${a.why}.`,
  nothingElse: 'sonst lohnt jetzt nichts',
  earns: {
    points: (a) => `bringt voraussichtlich ${points(a.points)} mehr als ${quoted(a.over)}`,
    lead: (a) => `kostet die anderen voraussichtlich ${points(a.points)} im Vergleich mit ${quoted(a.over)}`,
    chances: (a) => `bringt voraussichtlich ein wenig mehr als ${quoted(a.over)}`,
  },
  moments: 'Die wichtigsten Augenblicke',
  looking: 'Die Entscheidungen dieser Partie werden durchgesehen …',
  noMoments: 'Keine Entscheidung ragt heraus: Mit keiner ging viel verloren.',
  when: (a) => `${a.round}, ${a.name}`,
  missed: (a) => `Gewählt wurde ${quoted(a.made)}. ${quoted(a.other)} wäre um ${a.by} besser gewesen.`,
  found: (a) => `${quoted(a.made)} war richtig: um ${a.by} besser als ${quoted(a.other)}.`,
  by: {
    points: (a) => points(a.points),
    lead: (a) => `${points(a.points)} Vorsprung`,
    chances: 'weniger als einen Punkt',
  },
};

import type { Text } from '../text';

const points = (count: number) => `etwa ${count === 1 ? 'einen Punkt' : `${count} Punkte`}`;

export const advice: Text['advice'] = {
  hint: 'Tipp',
  hintAbout: 'Was ein starker Gegner an deiner Stelle täte',
  handCovered: 'Decke zuerst deine Hand auf: Der Rat hängt von deinen Karten ab.',
  notAsked: 'jetzt entscheidest nicht du',
  thinking: 'Wird überlegt …',
  doIt: 'So machen',
  move: (a) => `„${a.move}“: ${a.why}.`,
  prepared: (a) => `Zuerst „${a.first}“, dann „${a.then}“: ${a.why}.`,
  nothingElse: 'sonst lohnt jetzt nichts',
  earns: {
    points: (a) => `bringt voraussichtlich ${points(a.points)} mehr als „${a.over}“`,
    lead: (a) => `kostet die anderen voraussichtlich ${points(a.points)} im Vergleich mit „${a.over}“`,
    chances: (a) => `bringt voraussichtlich ein wenig mehr als „${a.over}“`,
  },
  moments: 'Die wichtigsten Augenblicke',
  looking: 'Die Entscheidungen dieser Partie werden durchgesehen …',
  noMoments: 'Keine Entscheidung ragt heraus: Mit keiner ging viel verloren.',
  when: (a) => `${a.round}, ${a.name}`,
  missed: (a) => `Gewählt wurde „${a.made}“. „${a.other}“ wäre um ${a.by} besser gewesen.`,
  found: (a) => `„${a.made}“ war richtig: um ${a.by} besser als „${a.other}“.`,
  by: {
    points: (a) => points(a.points),
    lead: (a) => `${points(a.points)} Vorsprung`,
    chances: 'weniger als einen Punkt',
  },
};

import type { Text } from '../text';
import { quoted } from './quoted';

export const learn: Text['learn'] = {
  title: 'So geht’s',
  titleOf: (a) => `${a.game}: So geht’s`,
  about: (a) =>
    `Ein erstes Spiel am echten Tisch, in kurzen Kapiteln: etwa ${a.minutes} Minuten. Du kannst nichts falsch machen und jederzeit aufhören.`,
  newHere: 'Neu hier?',
  invitationAbout: 'Ein erstes Spiel am echten Tisch, in kurzen Kapiteln.',
  invitation: (a) => `In ${a.minutes} Minuten lernen`,
  begin: 'Anfangen',
  goOn: (a) => `Weiter: ${a.chapter}`,
  chapters: 'Kapitel',
  chapter: (a) => `${a.number}. ${a.title}`,
  done: 'geschafft',
  leftAt: (a) => `verlassen bei Schritt ${a.step} von ${a.steps}`,
  realGame: {
    title: 'Ein echtes kurzes Spiel',
    about:
      'Die letzten Runden desselben Spiels mit neu gegebenen Karten, gegen zwei leichte Bots. Es wird gespeichert wie jedes andere.',
    start: 'Jetzt richtig spielen',
    named: 'Mein erstes Spiel',
  },
  coach: 'Begleitung',
  here: 'Hier antippen',
  step: (a) => `${a.title} · ${a.step}\u00a0von\u00a0${a.steps}`,
  continue: 'Weiter',
  nextChapter: 'Nächstes Kapitel',
  otherwise: (a) => `${quoted(a.move)} ist auch erlaubt, führt aber woandershin.`,
  menu: 'Lektion',
  restart: 'Dieses Kapitel von vorn',
  leave: 'Die Lektion verlassen',
  leaveAbout: 'Du kannst später beim selben Schritt weitermachen.',
  finished: {
    title: 'Du hast den Kurs abgeschlossen',
    about: 'Jetzt kennst du alle Regeln. Jedes Kapitel lässt sich noch einmal spielen.',
    play: 'Ein Spiel beginnen',
  },
  cannotTeach: {
    title: 'Hier gibt es noch keine Lektionen',
    about: 'Dieses Spiel lässt sich hier noch nicht lernen.',
  },
};

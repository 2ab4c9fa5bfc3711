import type { Text } from '../text';

export const lookBack: Text['lookBack'] = {
  title: 'Wie die Partie lief',
  open: 'Kurve der Partie',
  openAbout: 'Punkte und Aussichten, Schritt um Schritt',
  drawn: 'Was gezeichnet ist',
  kinds: { shares: 'Aussichten', points: 'Punkte' },
  spoken: {
    shares: 'Erwarteter Anteil am Sieg nach jedem Schritt.',
    points: 'Punkte nach jedem Schritt.',
  },
  percent: (a) => `${Math.round(a.share * 100)}\u00a0%`,
  over: (a) => `${a.name}: zuerst ${a.first}, zwischen ${a.least} und ${a.most}, am Ende ${a.last}.`,
  soFar: (a) => `${a.name}: zuerst ${a.first}, zwischen ${a.least} und ${a.most}, jetzt ${a.last}.`,
  moment: 'Zeitpunkt im Verlauf',
  at: (a) => `${a.when}: ${a.seats}`,
  seat: (a) => `${a.name} ${a.value}`,
  working: 'Die Aussichten nach jedem Schritt werden ermittelt …',
  judged: {
    everybody:
      'Aussichten sind geschätzt: Die Partie wird von jedem Moment aus weitergedacht, mit allen Händen offen.',
    table: 'Aussichten sind geschätzt, nach dem, was der offene Tisch gezeigt hat.',
    seat: (a) => `Aussichten sind geschätzt, nach dem, was ${a.name} wusste.`,
  },
};

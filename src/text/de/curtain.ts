import type { Text } from '../text';

export const curtain: Text['curtain'] = {
  where: (a) => `${a.game} · ${a.round}`,
  passPhone: 'Das Telefon geht an',
  passTablet: 'Das Tablet geht an',
  passDesktop: 'Der Platz geht an',
  hold: 'Gedrückt halten, um die Hand zu sehen',
  holdSmall: (a) => `Halten zeigt deine Hand, ${a.name}`,
  again: (a) => `Noch einmal drücken zeigt die Hand von ${a.name}`,
  reveal: (a) => `Die Hand von ${a.name} zeigen. Gedrückt halten oder zweimal drücken`,
  others: 'Noch nicht an der Reihe: Sieh zu, wie es weitergeht.',
  notYou: (a) => `Nicht ${a.name}?`,
  pause: 'Spiel pausieren',
  backToGame: 'Zurück zum Spiel',
  anotherDesk: 'Jemand anderes will liefern',
  whoseDesk: 'Wer will außer der Reihe liefern?',
};

import type { cards as english } from '../../../../en/games/rotterdam/rules/cards';
import type { Shape } from '../../../../shape';

export const cards: Shape<typeof english> = {
  sailor: {
    title: 'Matrose',
    text: [
      'Nimm eine der drei offenen Schiffskarten oder die oberste vom Stapel. Niemand hält mehr als drei: Wer drei hat, bekommt keine, aber ein Matrose mit drei Karten darf zuerst eine spielen. Eine eben genommene Karte darf der Matrose sofort spielen. Ist der Stapel verbraucht, werden die gespielten Karten gemischt.',
    ],
  },
  anchorages: {
    title: 'Ankerplätze',
    text: [
      'Die Ankerplätze sind B1, A2, D2 und C3. Nach der Karte des Matrosen dürfen alle, bei ihm Matrosen beginnend und im Uhrzeigersinn, für jedes eigene Schiff an einem Ankerplatz eine Karte nehmen, offen oder vom Stapel. Du wählst alle deine Karten, bevor du eine ansiehst. Dann wird die offene Reihe aufgefüllt.',
    ],
  },
  playing: {
    title: 'Wann Schiffskarten gespielt werden',
    text: [
      'Es gibt 20; die Zahl hinter jedem Namen sagt, wie viele davon. Du spielst sie in deinem eigenen Zug, so viele du willst: nachdem deine Arbeitskraft gesetzt ist, zwischen abgeschlossenen Schritten deiner Aktion und danach. Nie, während jemand anders entscheidet. Eine Karte muss etwas ändern.',
      'Schiffe in einem Hafen und ihre Ladung sind vor allen Schiffskarten sicher, auch vor den eigenen.',
    ],
  },
  'moving-cards': {
    title: 'Karten, die Schiffe bewegen und festhalten',
    text: [
      'Schlepper (3): Eines deiner Schiffe fährt einen Schritt durch eine beliebige Fahrrinne, deren Ende frei ist; das bringt keine Prämie. Sturm (2): Ein beliebiges Schiff auf einem Feld fährt gegen eine Fahrrinne zurück, auf ein freies Feld oder einen freien Start deiner Wahl. Kreuzende Kurse (2): Zwei Schiffe auf Feldern tauschen ihre Plätze.',
      'Hafenpolizei (2): Ein Schiff wird festgehalten. Kein Kapitän und keine Karte bewegt es bis zum Ende des nächsten Zugs seiner Reederei, der nach diesem beginnt. Seine Ladung ist nicht geschützt.',
    ],
  },
  'cargo-cards': {
    title: 'Karten, die Ladung ändern',
    text: [
      'Schmuggler (2): Nimm die Ladung eines fremden Schiffs in dein Lager, wenn Platz ist. Ladungstausch (3): Zwei Schiffe tauschen ihre Ladung; eines davon darf leer sein. Leichter (1): Tausche die Ladung eines eigenen Schiffs kostenlos gegen eine beliebige Einheit des Markts; die alte geht an ihn zurück, und ein leeres Schiff darf beladen werden.',
    ],
  },
  'point-cards': {
    title: 'Karten, die Punkte bringen',
    text: [
      'Hafenfest (3) ist 1 Punkt wert und Ehrung der Stadt (2) ist 2 wert, wenn du sie am Ende noch auf der Hand hast. Sie werden nicht gespielt.',
    ],
  },
  'last-round': {
    title: 'Die letzte Runde',
    text: [
      'Erreicht jemand 15 Punkte aus Aufträgen, werden noch alle Arbeitskräfte dieser Runde gesetzt; dann endet das Spiel. Nach Runde 30 endet es in jedem Fall.',
    ],
  },
  points: {
    title: 'Wer gewinnt',
    text: [
      'Zähle die Punkte deiner Aufträge, der Produktkarten und der Schiffskarten auf deiner Hand. Bei Gleichstand gewinnt, wer mehr Auftragspunkte hat, dann wer mehr Geld hat; dann wird der Sieg geteilt.',
    ],
  },
  'fixed-rounds': {
    title: 'Feste Rundenzahl',
    text: ['Zu zweit spielt ihr 10 Runden, zu dritt 8, zu viert 6, wie viele Auftragspunkte es auch gibt.'],
  },
  bidding: {
    title: 'Bieten um den Turm',
    text: [
      'Vor jeder Runde passen oder bieten alle einmal mehr als das höchste Gebot, bis zu ihrem eigenen Geld, links vom Hafenmeister beginnend im Uhrzeigersinn. Wer am meisten bot, zahlt an die Bank und ist Hafenmeister. Bietet niemand, wandert der Turm wie sonst weiter.',
      'Vor der ersten Runde werden zuerst die Schiffe gesetzt. Der ausgeloste Hafenmeister bietet zuletzt und behält den Turm, wenn niemand bietet. Wer nicht überbieten kann, wird nicht gefragt.',
    ],
  },
  'open-and-hidden': {
    title: 'Was alle wissen dürfen',
    text: [
      'Verborgen sind die Produkt- und Schiffskarten auf der Hand und die Reihenfolge der Stapel. Alles andere ist offen: Geld, Lager, Schiffe, Aufträge, auch welche Karten jemand offen genommen hat. Die Rückseiten der Produktkarten zeigen ihren Hafen.',
      'Am Ende werden alle Hände gezeigt.',
    ],
  },
};

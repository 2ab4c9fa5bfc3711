import type { beginning as english } from '../../../../en/games/rotterdam/rules/beginning';
import type { Shape } from '../../../../shape';

export const beginning: Shape<typeof english> = {
  goal: {
    title: 'Worum es geht',
    text: [
      'Du bringst Rohstoffe per Schiff in den Hafen, der sie verarbeitet, lässt Produkte daraus machen und erfüllst damit Aufträge. Aufträge bringen die meisten Punkte. Sobald jemand 15 Punkte aus Aufträgen hat, wird die Runde zu Ende gespielt, und das Spiel ist aus.',
      'Am Ende zählen auch Produktkarten und manche Schiffskarten, die du noch auf der Hand hast.',
    ],
  },
  trades: {
    title: 'Vier Gewerbe',
    text: [
      'Jeder Rohstoff hat seinen Hafen, in dem zwei Produkte daraus werden: Rohöl in Botlek (Benzin, Plastik), Getreide in Vulkaan (Brot, Kekse), Obst in Merwe (Marmelade, Brühe), Container in Eem (Schuhe, Kleidung).',
      'Jeder Hafen hat 15 Produktkarten: 8 des ersten und 7 des zweiten Produkts. Eine Karte aus Botlek oder Vulkaan ist am Ende 1 Punkt wert, eine aus Merwe oder Eem 2.',
    ],
  },
  orders: {
    title: 'Aufträge',
    text: [
      'Drei Aufträge liegen für alle offen. Ein Auftrag nennt zwei oder drei verschiedene Produkte. Produkte aus Botlek und Vulkaan sind einfache, die aus Merwe und Eem sind teure.',
      'Zwei Produkte: 3 Punkte, wenn beide einfach sind, 4 mit einem teuren, 6 mit zweien. Drei Produkte: 5 Punkte ohne teures, 6 mit einem, 8 mit zweien, 9 mit dreien.',
      'Es gibt 46 Aufträge: jedes der 28 Paare von Produkten einmal, und 18 mit drei Produkten.',
      'Ohne teures Produkt: Benzin, Plastik, Brot; Benzin, Plastik, Kekse; Benzin, Brot, Kekse; Plastik, Brot, Kekse.',
      'Mit einem: Benzin, Brot, Marmelade; Plastik, Kekse, Brühe; Benzin, Kekse, Schuhe; Plastik, Brot, Kleidung; Brot, Kekse, Marmelade; Benzin, Plastik, Schuhe.',
      'Mit zweien: Benzin, Marmelade, Schuhe; Plastik, Brühe, Kleidung; Brot, Marmelade, Kleidung; Kekse, Brühe, Schuhe; Brot, Schuhe, Kleidung; Plastik, Marmelade, Brühe.',
      'Mit dreien: Marmelade, Schuhe, Kleidung; Brühe, Schuhe, Kleidung.',
    ],
  },
  means: {
    title: 'Womit alle beginnen',
    text: [
      'Alle bekommen 15 € und vier Fabriken. Zu zweit hat jeder 4 Schiffe und 4 Arbeitskräfte, zu dritt 3 und 4, zu viert 3 und 3.',
      'Dein Lager fasst höchstens 3 Rohstoffe, auch während einer Aktion. Alle Beträge sind Millionen Euro.',
    ],
  },
  'first-ship': {
    title: 'Das erste Schiff',
    text: [
      'Drei Aufträge, drei Schiffskarten und die oberste Karte jedes Stapels werden aufgedeckt, und der Hafenmeister wird ausgelost. Vom Hafenmeister aus im Uhrzeigersinn setzen dann alle ein Schiff auf einen freien Start, mit einer Einheit eines Rohstoffs ihrer Wahl an Bord, kostenlos.',
    ],
  },
  workers: {
    title: 'Arbeitskräfte und Rollen',
    text: [
      'Vom Hafenmeister aus im Uhrzeigersinn setzt ihr nacheinander je eine Arbeitskraft auf einen freien Platz einer Rolle und führt die Rolle sofort aus. Sind alle gesetzt, endet die Runde, und sie kehren zurück.',
    ],
  },
  places: {
    title: 'Plätze der Rollen',
    text: [
      'Reeder, Kapitän und Kassierer haben 3 Plätze, die anderen Rollen 2; zu zweit hat jede Rolle einen weniger. Du darfst eine Rolle mehrmals in einer Runde nehmen, den Fabrikanten nur einmal.',
      'Spediteur und Fabrikant kannst du nur wählen, wenn sie etwas tun können: einen Auftrag, den du erfüllen kannst, einen Bauplatz, den du bezahlen kannst, mit einer übrigen Fabrik. Alle anderen Rollen gehen auch ohne Wirkung. Übrige Plätze bleiben leer.',
    ],
  },
  tower: {
    title: 'Der Turm',
    text: ['Der Hafenmeister beginnt. Nach jeder Runde wandert sein Turm nach links.'],
  },
  'raw-market': {
    title: 'Rohstoffe',
    text: [
      'Je mehr Einheiten eines Rohstoffs den Markt verlassen haben, desto teurer ist die nächste. Von Rohöl und Getreide gibt es je sieben Einheiten, die 1 1 2 2 3 3 4 kosten, von Obst und Containern je fünf für 2 2 3 4 5.',
      'Du kaufst die billigste Einheit, die noch da ist. Verkaufst du eine, kommt sie auf das teuerste leere Feld zurück, und du bekommst dessen Preis.',
    ],
    example: 'Drei Container sind weg: Der nächste kostet 4 €. Zwei Obst sind weg: Eines bringt 2 €.',
  },
  'product-market': {
    title: 'Preise der Produkte',
    text: [
      'Jedes Produkt hat einen Preis: 3 bis 7 für die Produkte aus Botlek und Vulkaan, die bei 5 beginnen; 8 bis 12 für die aus Merwe und Eem, die bei 10 beginnen. Wer verkauft, bekommt den Preis, dann fällt er um 1. Wer kauft, zahlt ihn, dann steigt er um 1.',
      'Am Ende seiner Spanne bleibt der Preis stehen, und der Handel geht weiter.',
    ],
    example: 'Zwei Benzin werden für 5 und 4 verkauft. Benzin steht dann bei 3.',
  },
  stacks: {
    title: 'Stapel der Produktkarten',
    text: [
      'Die Produktkarten eines Hafens liegen als Stapel, die oberste offen. Karten, die zurückkommen, werden daruntergelegt.',
    ],
  },
};

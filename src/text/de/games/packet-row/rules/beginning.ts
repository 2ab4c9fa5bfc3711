import type { beginning as english } from '../../../../en/games/packet-row/rules/beginning';
import type { Shape } from '../../../../shape';

export const beginning: Shape<typeof english> = {
  goal: {
    title: 'Worum es geht',
    text: [
      'New York, 1842. Zwei bis fünf Handelshäuser wetteifern um die Fracht der Postsegler und stecken den Gewinn in die Stadt.',
      'Du sammelst Verträge, Schiffe und Waren, lieferst und wirst dafür bezahlt. Mit dem Geld kaufst du Stadtkarten, die Punkte wert sind. Wer am Ende die meisten Punkte hat, gewinnt.',
    ],
  },
  areas: {
    title: 'Die vier Spielpläne',
    text: [
      'Es gibt vier Spielpläne, jeder mit einem eigenen Stapel: das Gildehaus, die Docks, den Markt und die Bank.',
      'Auf jedem liegen einige Karten aus, die jetzt genommen werden dürfen. Daneben liegen bis zu zwei Karten, die danach kommen. Karten, die niemand will, enden auf der Ablage des Spielplans.',
    ],
  },
  piece: {
    title: 'Spielfigur und Hafenmeister',
    text: [
      'Jedes Haus hat eine Spielfigur, seine Flagge. Solange du sie noch hast, darfst du in dieser Runde eine Karte nehmen.',
      'Eine Person ist Hafenmeister und leitet die Runde: Sie bestimmt, welche Spielpläne drankommen, und nimmt als Letzte.',
    ],
  },

  contracts: {
    title: 'Verträge',
    text: [
      'Ein Vertrag nennt eine Ware, eine Anzahl Einheiten und ein Ziel, und was du für die Lieferung bekommst: 15 $ für zwei Einheiten, 25 $ für drei, 35 $ für vier. Im Gildehaus gibt es für jede Ware und jedes Ziel einen Vertrag, zusammen 24.',
      'Dazu kommen zwölf Startverträge, drei für jede Ware: drei Einheiten für 25 $.',
    ],
  },
  ships: {
    title: 'Handelsschiffe',
    text: [
      'Ein Schiff fährt zu einem von sechs Zielen: Großbritannien, Frankreich, den Niederlanden, Schweden, Spanien oder dem Deutschen Bund. In den Docks gibt es drei für jedes Ziel, und sie kosten nichts.',
    ],
  },
  goods: {
    title: 'Waren',
    text: [
      'Getreide, Baumwolle, Fell und Tabak kommen vom Markt. Eine Karte hat eine Einheit für 2 $, zwei für 6 $ oder drei für 10 $; von jeder Ware gibt es sieben Karten.',
    ],
  },
  gold: {
    title: 'Gold',
    text: [
      'Gold vertritt Waren. Ein Goldbarren kostet 4 $, Doppelgold 9 $. In den Docks gibt es von beiden je fünf.',
    ],
  },
  money: {
    title: 'Geldscheine',
    text: [
      'Die Bank hat 24 Geldscheine von 3 $ bis 8 $. Sie zu nehmen kostet nichts, und eingelöst werden sie, wann du willst.',
    ],
  },
  helpers: {
    title: 'Helfer',
    text: [
      'Jeder Spielplan hat fünf eigene Helfer, die alle nichts kosten: Gehilfen im Gildehaus, Kapitäne in den Docks, Händler auf dem Markt, Bankiers in der Bank. Gehilfen greifen auf die nächsten Karten vor, Kapitäne und Händler helfen beim Liefern, Bankiers zählen am Ende.',
    ],
  },
  city: {
    title: 'Stadtkarten',
    text: [
      'Jeder Spielplan hat neun Stadtkarten, von 2 Punkten für 8 $ oder 9 $ bis zu 6 Punkten für rund 30 $. Sie bleiben auf der Hand und zählen am Ende.',
    ],
  },

  decks: {
    title: 'Die Stapel',
    text: [
      'Das Gildehaus hat 38 Karten (24 Verträge, 5 Gehilfen, 9 Stadtkarten), die Docks 42 (18 Schiffe, 5 Kapitäne, 10 Gold, 9 Stadtkarten), der Markt 42 (28 Waren, 5 Händler, 9 Stadtkarten) und die Bank 38 (24 Geldscheine, 5 Bankiers, 9 Stadtkarten).',
      'Jeder Stapel wird gemischt. Zu zweit scheiden aus jedem Stapel sechs Karten ungesehen aus.',
    ],
  },
  offer: {
    title: 'Die ersten Karten auf dem Tisch',
    text: [
      'Von jedem Stapel werden zwei Karten aufgedeckt, die danach kommen. Dann werden Karten zum Nehmen ausgelegt: auf jedem Spielplan zwei bei zwei oder drei Personen, drei bei vier, vier bei fünf. So groß soll der Vorrat im ganzen Spiel sein.',
    ],
  },
  start: {
    title: 'Womit alle beginnen',
    text: [
      'Alle erhalten einen Startvertrag, den sonst niemand sieht, 25 $, die alle sehen, und die Spielfigur. Die übrigen Startverträge scheiden ungesehen aus.',
    ],
  },
  'first-harbour-master': {
    title: 'Der erste Hafenmeister',
    text: ['Der erste Hafenmeister wird ausgelost, wenn der Tisch sich nicht auf jemanden geeinigt hat.'],
  },
};

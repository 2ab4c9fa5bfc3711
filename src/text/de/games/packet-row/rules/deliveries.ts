import type { deliveries as english } from '../../../../en/games/packet-row/rules/deliveries';
import type { Shape } from '../../../../shape';

export const deliveries: Shape<typeof english> = {
  cashing: {
    title: 'Geldscheine einlösen',
    text: ['Du darfst jederzeit einen Geldschein ablegen, auch außer der Reihe, und seinen Betrag nehmen.'],
  },
  delivering: {
    title: 'Liefern',
    text: [
      'Du darfst jederzeit liefern, auch außer der Reihe, und dabei einen oder mehrere Verträge auf einmal erfüllen. Die Verträge und alle Karten, die dazu dienen, werden offen abgelegt, und du erhältst den Lohn. Startverträge scheiden aus.',
    ],
    example:
      'Ein Vertrag über 35 $, zwei Warenkarten mit den vier Einheiten und das passende Schiff: Alle vier Karten gehen, 35 $ kommen.',
  },
  'ship-for-a-delivery': {
    title: 'Ein Schiff für jedes Ziel',
    text: [
      'Jeder Vertrag braucht ein Schiff zu seinem Ziel. Ein Schiff trägt in einer Lieferung beliebig viele Verträge mit demselben Ziel.',
    ],
  },
  'goods-for-a-delivery': {
    title: 'Waren für eine Lieferung',
    text: [
      'Jeder Vertrag braucht seine Anzahl Einheiten seiner Ware. Alle Warenkarten einer Lieferung werden zusammengelegt und dürfen beliebig auf ihre Verträge verteilt werden, auch über mehrere Schiffe.',
    ],
    example:
      'Drei Verträge über 35 $, 15 $ und 15 $ auf einmal: Eine Tabakkarte wird auf zwei davon verteilt, eine Baumwolle zu viel verfällt, 65 $ kommen.',
  },
  surplus: {
    title: 'Was übrig bleibt, verfällt',
    text: [
      'Einheiten, die eine Lieferung nicht braucht, verfallen mit ihrer Karte. Zwei Verträge, die sich eine Karte teilen, liefert man also besser zusammen.',
      'Aus Versehen wird nichts weggeworfen: Ein Schiff, eine Ware oder Gold, ohne die die Lieferung auskäme, wird zurückgewiesen, ebenso ein Kapitän oder Händler, der nichts ändern würde.',
    ],
  },
  trader: {
    title: 'Händler',
    text: [
      'Lege bei einer Lieferung einen Händler ab, und alle Einheiten einer Warenkarte werden zu einer anderen Ware. Gold lässt sich nicht tauschen. Du darfst mehrere Händler einsetzen, jeden für eine eigene Karte.',
    ],
    example:
      'Drei Fell sind verlangt, und du hast ein Fell und zwei Baumwolle: Ein Händler macht aus der Baumwolle Fell.',
  },
  'gold-in-a-delivery': {
    title: 'Gold bei einer Lieferung',
    text: [
      'Ein Goldbarren ist eine Einheit einer beliebigen Ware. Doppelgold ist zwei Einheiten ein und derselben Ware; sie dürfen an zwei Verträge gehen, die diese Ware wollen.',
    ],
  },
  captain: {
    title: 'Kapitän',
    text: [
      'Lege bei einer Lieferung einen Kapitän ab, und eines der Schiffe fährt zu einem anderen Ziel. Alle Verträge auf diesem Schiff haben weiterhin ein gemeinsames Ziel. Du darfst mehrere Kapitäne einsetzen, einen für jedes Schiff.',
    ],
    example:
      'Die Waren sollen nach Frankreich, das Schiff fährt nach Spanien: Mit einem Kapitän fährt es nach Frankreich.',
  },
  'helpers-alone': {
    title: 'Sonst dienen Helfer zu nichts',
    text: ['Kein Händler ohne Lieferung, kein Kapitän ohne Schiff.'],
  },

  'last-deliveries': {
    title: 'Letzte Lieferungen',
    text: [
      'Ist das Spiel zu Ende, werden keine Karten mehr genommen, aber alle dürfen noch liefern. Reihum, vom letzten Hafenmeister an, sagen alle, dass sie fertig sind, und tun danach nichts mehr. Dann werden alle Geldscheine eingelöst.',
    ],
  },
  points: {
    title: 'Punkte',
    text: [
      'Es zählen die Punkte auf deinen Stadtkarten, 1 Punkt für je volle 10 $ und was deine Bankiers bringen. Geld ist in der Kasse weniger wert als in der Stadt, wo ein Punkt 4 $ bis 5 $ kostet.',
    ],
  },
  'bankers-of-few': {
    title: 'Bankiers zu zweit oder zu dritt',
    text: [
      'Wer das meiste Geld hat, erhält 2 Punkte für jeden Bankier auf der Hand. Haben mehrere gleich viel, so erhalten alle von ihnen die Punkte.',
    ],
  },
  'bankers-of-many': {
    title: 'Bankiers zu viert oder zu fünft',
    text: [
      'Das meiste Geld bringt 3 Punkte für jeden Bankier, das zweitmeiste 1 Punkt. Haben mehrere am meisten, so erhalten sie alle 3, und niemand zählt als Zweiter. Haben mehrere am zweitmeisten, so erhalten sie alle 1.',
      'Bei der Rangfolge zählen alle mit, auch wer keinen Bankier hat.',
    ],
  },
  winning: {
    title: 'Wer gewinnt',
    text: [
      'Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer davon mehr Geld hat; ist auch das gleich, wird der Sieg geteilt.',
    ],
  },

  hidden: {
    title: 'Was verborgen ist',
    text: [
      'Niemand kennt die Reihenfolge der Stapel und die Karten, die ungesehen ausgeschieden sind. Handkarten sind den anderen verborgen.',
    ],
  },
  open: {
    title: 'Was alle sehen',
    text: [
      'Geld, Schiffe, die ausliegenden und die nächsten Karten, die Ablagen, die Spielfiguren und wie viele Karten auf jeder Hand und in jedem Stapel sind. Karten werden offen genommen: Mit vollkommenem Gedächtnis würdest du jede Hand kennen, bis auf die Startverträge.',
    ],
  },
  ledger: {
    title: 'Das Kassenbuch',
    text: [
      'Führt der Tisch ein Kassenbuch, was vor dem Spiel vereinbart wird, so kannst du nachsehen, welche Karten die anderen offen genommen haben. Ohne Kassenbuch zeigen Bildschirm und Verlauf nur, was die anderen in der laufenden Runde nahmen; den Rest muss man sich merken.',
      'Bots wissen nur, was ein aufmerksamer Mensch an ihrem Platz wüsste, und leichte Bots vergessen.',
    ],
  },
};

import type { buying as english } from '../../../../en/games/harbour/rules/buying';
import type { Shape } from '../../../../shape';

export const buying: Shape<typeof english> = {
  purchase: {
    title: 'Ein Kauf',
    text: [
      'Verschiffe eine oder mehrere Waren, und kaufe für das Geld ein Gebäude aus der Auslage. Es darf so viel kosten, wie du bekommen hast, und dazu einen Dollar für jede Münze, die dir gehört. Was vom Geld übrig bleibt, verfällt.',
      'Verschiffen, ohne zu kaufen, darf niemand. Ein Schritt, nach dem sich kein Gebäude mehr bezahlen ließe, geht nicht.',
    ],
  },
  shipping: {
    title: 'Verschiffen',
    text: [
      'Eine Ware darfst du verschiffen, wenn du mindestens so viele Einheiten hast, wie ihr Feld sagt. Alle Einheiten gehen weg, und du bekommst die Zahl des Feldes in Dollar, gleich wie viele es waren.',
    ],
    example: 'Stein liegt auf Feld 4, und du hast sechs. Das bringt 4 $, und kein Stein bleibt.',
  },
  'market-afterwards': {
    title: 'Der Markt danach',
    text: [
      'Die Marken der Waren, die nicht verschifft wurden, rücken nach rechts auf, so weit es geht, und behalten ihre Reihenfolge. Die verschifften füllen die freien Felder von links, in ihrer alten Reihenfolge.',
    ],
    example:
      'Stein auf 4 und Fisch auf 2 werden für 6 $ verschifft. Die Ware auf 3 rückt auf 4, die auf 5 bleibt, Fisch und Stein füllen 2 und 3.',
  },
  warehouse: {
    title: 'Lagerhäuser',
    text: [
      'Für jedes Lagerhaus, das dir gehört, darfst du eine Einheit von dem behalten, was du gerade verschifft hast. Mehrere Lagerhäuser dürfen Einheiten derselben Ware oder verschiedener behalten, nie mehr, als du verschifft hast.',
      'Bezahlt wird auch, was du behältst.',
    ],
    example: 'Fünf Stein gehen von Feld 4 weg, mit zwei Lagerhäusern: 4 $ kommen, und zwei Stein bleiben.',
  },
  'new-building': {
    title: 'Das neue Gebäude',
    text: [
      'Das Gebäude liegt von nun an vor dir. Seine Symbole zählen ab jetzt, aber nicht für den Kauf, mit dem es kam. Der freie Platz der Auslage wird vom Stapel aufgefüllt.',
    ],
  },
  'one-building': {
    title: 'Ein Gebäude im Zug',
    text: ['Du kaufst höchstens ein Gebäude im Zug, wenn keine Aktion etwas anderes sagt.'],
  },

  'last-turns': {
    title: 'Das vierte Gebäude',
    text: [
      'Sobald jemandem vier gekaufte Gebäude gehören, sind alle anderen noch einmal am Zug. Dann endet die Partie.',
    ],
  },
  'hundred-turns': {
    title: 'Hundert Züge',
    text: ['Kommt niemand so weit, endet die Partie, wenn alle 100 Züge hatten.'],
  },
  points: {
    title: 'Punkte',
    text: [
      'Zähle die Punkte deiner Gebäude, was deine Fähigkeit einbringt, und deine Bonuskarte. Startgebäude und Waren sind für sich allein nichts wert.',
    ],
  },
  ties: {
    title: 'Gleichstand',
    text: [
      'Bei gleich vielen Punkten entscheiden mehr gekaufte Gebäude, dann mehr Waren. Waren, die gegen die Punkte einer Bonuskarte eingetauscht wurden, zählen nicht mehr. Ist auch das gleich, wird der Sieg geteilt.',
    ],
  },

  'inland-traders': {
    title: 'Binnenhändler',
    text: [
      'Zu dritt oder zu viert könnt ihr Binnenhändler vereinbaren. Einmal je Kauf, bevor du etwas verschiffst, darfst du je eine Einheit der vier Waren zusammen für 5 $ verkaufen.',
      'Das ist kein Verschiffen: Keine Marke rückt, kein Lagerhaus behält etwas, und verschiffen musst du trotzdem noch etwas.',
    ],
  },
  'bonus-cards': {
    title: 'Bonuskarten',
    text: [
      'Für jede Ware gibt es eine Bonuskarte. Alle bekommen eine und halten sie geheim. Am Ende werden je zwei Einheiten ihrer Ware, die du noch hast, gegen einen Punkt eingetauscht.',
    ],
    example:
      'Fünf Stein und die Bonuskarte für Stein: zwei Punkte, und ein Stein bleibt für einen Gleichstand.',
  },
};

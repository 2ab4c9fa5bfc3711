import type { turn as english } from '../../../../en/games/harbour/rules/turn';
import type { Shape } from '../../../../shape';

export const turn: Shape<typeof english> = {
  moving: {
    title: 'Die Figur ziehen',
    text: [
      'Ziehe deine Figur in ein anderes Gebäude, in dem keine Figur steht: eines aus der Auslage, ein eigenes oder ein fremdes. Startgebäude gehören dazu. Am Anfang stehen die Figuren neben dem Plan.',
      'Stehen bleiben darfst du nicht. Ein Gebäude, dessen Aktion dir nichts bringt, darfst du betreten, und sei es nur, um es zu besetzen.',
    ],
  },
  action: {
    title: 'Die Aktion',
    text: [
      'Dann tust du, was das Gebäude sagt, so weit es geht. Teile, die aufeinander folgen, geschehen in dieser Reihenfolge. Wo es eine Wahl gibt, hast du sie.',
      'Einen Tausch, den du bezahlen kannst, machst du, und zwar einmal, auch wenn ein Teil des Gewinns verfällt. Einen, den du nicht bezahlen kannst, machst du nicht. Du darfst auch eine Ware wählen, von der du schon voll bist; die Einheit verfällt dann.',
    ],
  },
  'two-parts': {
    title: 'Zwei Teile in beliebiger Reihenfolge',
    text: [
      'Manche Gebäude haben zwei Teile, deren Reihenfolge du bestimmst, zum Beispiel eine Ware und einen Kauf. Geht einer davon nicht, machst du nur den anderen. In einem Startgebäude gilt eines von beiden: Waren oder ein Kauf.',
      'Kaufen musst du nie: Wo ein Kauf einer von zwei Teilen ist, darfst du ihn lassen.',
    ],
    example:
      'Ein Stein und ein Kauf: Nimm den Stein zuerst und verschiffe ihn mit, oder kaufe zuerst und nimm ihn dann.',
  },
  'others-choose': {
    title: 'Auch andere wählen',
    text: [
      'Wo durch eine Aktion andere etwas geben oder erhalten, wählen sie selbst, im Uhrzeigersinn links von der Person am Zug an.',
    ],
  },
  staying: {
    title: 'Die Figur bleibt stehen',
    text: [
      'Deine Figur bleibt bis zu deinem nächsten Zug in ihrem Gebäude. Ein Gebäude, in dem eine Figur steht, lässt sich trotzdem kaufen, auch das, in dem du selbst stehst: Keine Figur zieht, und niemand schuldet dafür eine Gebühr.',
    ],
  },

  fee: {
    title: 'Die Gebühr',
    text: [
      'Wer ein fremdes Gebäude betritt, zahlt dessen Besitzer eine Ware eigener Wahl. Die Auslage und eigene Gebäude kosten nichts, und mit einem Zylinder zahlst du niemandem etwas.',
      'Geschuldet wird die Gebühr vom Betreten an. Ein Zylinder, den du bei diesem Besuch kaufst, kommt dafür zu spät.',
    ],
  },
  'when-to-pay': {
    title: 'Vor oder nach der Aktion',
    text: [
      'Du bestimmst, ob du vor oder nach der Aktion zahlst. Wer danach zahlt, muss dann noch eine Ware haben: Was dich ohne Ware ließe, geht nicht, außer du hast zuerst gezahlt.',
      'Bei einem Kauf heißt das: Etwas muss bleiben, notfalls eine Einheit im Lagerhaus.',
    ],
  },
  'no-good': {
    title: 'Ohne Waren',
    text: [
      'Mit wenigstens einer Ware darfst du jedes Gebäude betreten. Ohne Waren darfst du ein fremdes nur betreten, wenn dir seine Aktion eine geben kann; dann musst du sie nehmen und damit zahlen.',
    ],
  },
  'full-owner': {
    title: 'Wenn kein Platz mehr ist',
    text: ['Hat der Besitzer keinen Platz für die Ware, so verfällt sie. Die Gebühr gilt als bezahlt.'],
  },
};

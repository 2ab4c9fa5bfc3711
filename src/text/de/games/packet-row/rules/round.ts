import type { round as english } from '../../../../en/games/packet-row/rules/round';
import type { Shape } from '../../../../shape';

export const round: Shape<typeof english> = {
  choosing: {
    title: 'Einen Spielplan wählen',
    text: [
      'Der Hafenmeister wählt einen Spielplan, der in dieser Runde noch nicht gewählt wurde. Ein Spielplan ganz ohne Karten, ob ausliegend oder danach, kann nicht gewählt werden.',
    ],
  },
  asking: {
    title: 'Nehmen oder verzichten',
    text: [
      'Alle anderen, die ihre Spielfigur noch haben, werden im Uhrzeigersinn gefragt, links vom Hafenmeister zuerst: eine der Karten nehmen, die dort ausliegen, oder verzichten. Wer verzichtet, behält die Spielfigur und wird vielleicht auf einem anderen Spielplan wieder gefragt.',
      'Du wirst auch gefragt, wenn du nichts bezahlen kannst, damit der Tisch nichts über deine Hand erfährt. Nur wenn der Spielplan gar keine Karten mehr hat, wird niemand mehr gefragt.',
    ],
  },
  'harbour-master': {
    title: 'Der Hafenmeister entscheidet',
    text: [
      'Hat noch jemand anderes die Spielfigur, wenn alle gefragt sind, nimmt der Hafenmeister dort eine Karte oder verzichtet. Nimmt er, so endet die Runde sofort, auch für alle, die noch warten.',
      'Verzichtet er, so muss er einen anderen Spielplan wählen, und das Fragen beginnt von vorn. Ist keiner mehr zu wählen, endet die Runde. Hat der Spielplan keine Karten mehr, so gilt das als Verzicht.',
    ],
  },
  'last-call': {
    title: 'Letzter Aufruf',
    text: [
      'Haben alle anderen eine Karte genommen, so entscheidet der Hafenmeister ein letztes Mal: eine Karte des aktuellen Spielplans nehmen, eine Karte eines Spielplans, der in dieser Runde nicht gewählt wurde, oder passen. Dann endet die Runde.',
      'Früher in dieser Runde gewählte Spielpläne sind zu. Ein Spielplan, von dem jetzt genommen wird, gilt als gewählt. Ist keine Karte mehr da, die angeboten werden könnte, endet die Runde ohne Frage.',
    ],
  },
  'one-card': {
    title: 'Eine Karte in jeder Runde',
    text: [
      'Du nimmst höchstens eine Karte in jeder Runde. Deine Spielfigur steht dann auf dem Platz dieser Karte.',
    ],
  },
  paying: {
    title: 'Bezahlen',
    text: [
      'Waren, Gold und Stadtkarten kosten, was auf ihnen steht; alles andere kostet nichts. Was du nicht bezahlen kannst, kannst du nicht nehmen. Du darfst aber vorher Geldscheine einlösen oder liefern, auch während du gefragt bist.',
    ],
  },
  'taken-cards': {
    title: 'Wohin eine Karte kommt',
    text: [
      'Was du nimmst, kommt auf deine Hand, die den anderen verborgen ist. Nur Schiffe liegen offen vor dem, dem sie gehören.',
    ],
  },
  assistant: {
    title: 'Gehilfe',
    text: [
      'Statt einer ausliegenden Karte darfst du eine der Karten nehmen, die auf dem gewählten Spielplan danach kommen: Lege einen Gehilfen von der Hand ab und zahle den üblichen Preis. Das geht auch beim letzten Aufruf.',
      'Ein Gehilfe, den du in dieser Runde nimmst, dient dir erst ab der nächsten, denn du nimmst nur eine Karte in jeder Runde.',
    ],
  },
  'end-of-round': {
    title: 'Ende der Runde',
    text: [
      'Die Runde endet, sobald der Hafenmeister eine Karte genommen hat, beim letzten Aufruf gepasst hat oder verzichtet hat und kein Spielplan mehr zu wählen ist. So kannst du leer ausgehen: Wer verzichtet, wettet auf einen anderen Spielplan.',
    ],
  },
  'example-round': {
    title: 'Beispiel: eine Runde zu viert',
    text: [
      'Anna ist Hafenmeister und wählt den Markt. Ben nimmt die Bibliothek für 15 $. Cedric verzichtet. David nimmt einen Tabak für 2 $; die drei Tabak unter den nächsten Karten hätten ihn 10 $ und einen Gehilfen gekostet.',
      'Anna verzichtet und wählt die Docks. Cedric, der als Einziger noch die Spielfigur hat, verzichtet wieder. Anna nimmt ein Schiff, und die Runde ist zu Ende: Cedric hat keine Karte. Markt und Docks werden aufgefüllt, Gildehaus und Bank bleiben, wie sie sind. Ben ist der nächste Hafenmeister.',
    ],
  },

  refilling: {
    title: 'Auffüllen',
    text: [
      'Auf jedem gewählten Spielplan kehren die Spielfiguren zurück, und die übrigen ausliegenden Karten werden abgelegt. Die nächsten Karten rücken auf und liegen jetzt aus. Dann wird der Vorrat vom Stapel auf seine Größe ergänzt, danach die nächsten Karten auf zwei.',
      'Wo Gehilfen nächste Karten genommen haben, kommen mehr Karten vom Stapel, damit der Vorrat wieder seine Größe hat. Ein Spielplan, den niemand gewählt hat, behält seine Karten.',
    ],
  },
  'end-of-game': {
    title: 'Wann das Spiel endet',
    text: [
      'Das Spiel endet, wenn nach dem Auffüllen auf zu vielen Spielplänen weniger Karten ausliegen, als es sein sollten: auf einem bei zwei oder drei Personen, auf zweien bei vier, auf dreien bei fünf. Spielpläne, denen schon in früheren Runden Karten fehlten, zählen mit. Fehlende nächste Karten beenden nichts.',
    ],
  },
  'next-round': {
    title: 'Die nächste Runde',
    text: [
      'Geht das Spiel weiter, wird die Person zur Linken Hafenmeister, und eine neue Runde beginnt. Ein Spielplan, dem Karten fehlen, bleibt mit denen im Spiel, die er hat.',
    ],
  },
  discards: {
    title: 'Ablagen',
    text: ['Die Ablagen dürfen alle jederzeit ansehen. Sie werden nie wieder eingemischt.'],
  },
};

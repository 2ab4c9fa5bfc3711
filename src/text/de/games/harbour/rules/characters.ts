import type { characters as english } from '../../../../en/games/harbour/rules/characters';
import type { Shape } from '../../../../shape';

export const characters: Shape<typeof english> = {
  'start-building': {
    title: 'Das Startgebäude',
    text: [
      'Auf jeder Tafel steht ein Startgebäude: Es gibt Waren, oder du machst dort einen Kauf. Bei den Landungsbrücken ist es je eine Einheit von zwei verschiedenen Waren; jeder Charakter hat seine eigenen Waren.',
      'Es kostet nichts und zählt keine Punkte, sein Symbol zählt für dich, und andere dürfen es gegen die Gebühr nutzen.',
    ],
  },
  abilities: {
    title: 'Fähigkeiten',
    text: [
      'Jeder Charakter kann etwas, was andere nicht können. Was einmal im Zug geht, geschieht in deinem eigenen Zug, bevor du die Figur ziehst oder nach der Aktion und ihrer Gebühr, nie dazwischen.',
      'Fähigkeiten, die zu einem Gewinn etwas hinzufügen, tun das einmal für jede deiner Aktionen, die dir die Ware gibt, auch beim Tausch und bei Waren von anderen. Gebühren, Geschenke, behaltene Einheiten und andere Fähigkeiten zählen nicht. Fähigkeiten, die auf andere antworten, tun das einmal je Aktion.',
    ],
  },
  'gaining-characters': {
    title: 'Charaktere, die mehr erhalten',
    text: [
      'Fischer, Schäferin und Förster: Gibt dir eine Aktion deine Ware, nimm eine mehr. Maurerin: Verschifft jemand anderes Stein, nimm einen Stein.',
      'Bettler: Erhält jemand anderes Waren im eigenen Startgebäude, nimm eine deiner Wahl. Hauswirt: Für jede Gebühr, die dir gezahlt wird, nimm eine Ware deiner Wahl dazu, auch wenn die Gebühr verfallen ist. Investorin: Nimm eine Ware deiner Wahl, sooft du ein Gebäude kaufst.',
    ],
  },
  'shipping-characters': {
    title: 'Charaktere, die verschiffen',
    text: [
      'Buchhalterin: Was über der Zahl des Feldes liegt, bleibt dir. Großhändler: Behalte eine Einheit jeder Ware, die du verschiffst. Beides kommt zu dem hinzu, was Lagerhäuser behalten, nie mehr, als du hattest.',
      'Uhrmacher: Die Ware auf Feld 2 bringt dir 1 $ mehr. Auktionatorin: Bestimme die Reihenfolge, in der die verschifften Marken den Markt füllen.',
    ],
  },
  'walking-characters': {
    title: 'Diplomatin und Lotse',
    text: [
      'Diplomatin: Du darfst ein besetztes Gebäude betreten, nur nicht das, in dem deine eigene Figur steht. Wer dort steht, im Uhrzeigersinn links von dir an, nimmt zuerst eine Ware eigener Wahl. Wo die Diplomatin steht, dürfen andere nicht hinein.',
      'Lotse: In Startgebäuden zahlst du keine Gebühr.',
    ],
  },
  'once-a-turn': {
    title: 'Alchemistin und Makler',
    text: [
      'Alchemistin: Gib einmal im Zug eine Ware aus, um zwei Einheiten einer Sorte in zwei einer anderen zu verwandeln. Makler: Gib einmal im Zug eine Ware aus, um zwei benachbarte Marken zu tauschen.',
    ],
  },
  'holding-characters': {
    title: 'Küferin und Edelfrau',
    text: [
      'Küferin: Du hast Platz für sieben Einheiten jeder Ware.',
      'Edelfrau: Sieh dir am Anfang die obersten zwei Gebäude des Stapels an, und besitze eines davon kostenlos; das andere kommt ungesehen unter den Stapel. Symbole und Gebühren dieses Gebäudes zählen für dich. Punkte bringt es keine, und es ist keines der vier, die die Partie beenden.',
    ],
  },
  'scoring-characters': {
    title: 'Charaktere, die Punkte machen',
    text: [
      'Spekulant: am Ende so viele Punkte wie die Zahl des Feldes, auf dem Stein liegt. Ratsherr: ein Punkt für jeden Zylinder auf Gebäuden, die du gekauft hast. Sammlerin: ein Punkt für jede Art von Symbol, die dir gehört, und einer mehr für alle vier.',
    ],
  },

  hidden: {
    title: 'Was verborgen ist',
    text: [
      'Niemand kennt die Reihenfolge des Stapels. Deine Bonuskarte kennst bis zum Ende nur du, ebenso die zwei Tafeln, unter denen du wählst, bis alle gewählt haben. Was am Anfang oben auf dem Stapel liegt, sieht nur die Edelfrau.',
    ],
  },
  open: {
    title: 'Was alle sehen',
    text: [
      'Alles andere: Waren, Gebäude, Symbole, den Markt, und was offen unter den Stapel kam. Deshalb braucht das Gerät zwischen den Zügen keinen Vorhang.',
    ],
  },
};

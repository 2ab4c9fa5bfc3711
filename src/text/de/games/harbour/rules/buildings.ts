import type { buildings as english } from '../../../../en/games/harbour/rules/buildings';
import type { Shape } from '../../../../shape';

export const buildings: Shape<typeof english> = {
  'given-goods': {
    title: 'Waren, wie sie dastehen',
    text: [
      'Diese Gebäude geben, was auf ihnen steht: drei Einheiten aus zwei Waren. Die Kneipe gibt je eine Einheit von zwei Waren deiner Wahl.',
    ],
  },
  'goods-for-symbols': {
    title: 'Waren für Symbole',
    text: [
      'Ranch, Fischkutter, Steinbruch und Holzplatz geben für jeden Anker, der dir gehört, eine Einheit ihrer Ware. Kühlhaus und Depot geben für jedes Lagerhaus je eine Einheit von zwei Waren. Ohne solch ein Symbol geben sie nichts.',
    ],
    example: 'Mit drei Ankern gibt die Ranch drei Vieh.',
  },
  'goods-of-others': {
    title: 'Uhrturm, Steueramt, Abtei',
    text: [
      'Uhrturm: Wähle eine Ware, die du hast, und nimm noch einmal so viele Einheiten, höchstens drei.',
      'Steueramt: Alle anderen, die Waren haben, geben dir eine eigener Wahl.',
      'Abtei: Nimm je eine Einheit von drei verschiedenen Waren. Danach nehmen alle anderen eine ihrer Wahl.',
    ],
  },
  'one-for-three': {
    title: 'Eine Ware für drei',
    text: ['Diese vier nehmen eine Einheit einer Ware und geben je eine der drei anderen.'],
    example: 'Zimmerei: Aus einem Holz werden ein Fisch, ein Vieh und ein Stein.',
  },
  'three-for-five': {
    title: 'Drei Einheiten für fünf',
    text: ['Diese vier nehmen drei Einheiten einer Ware und geben fünf einer anderen.'],
  },
  'free-exchange': {
    title: 'Tausch nach Wahl',
    text: [
      'Bergungshof: Aus fünf Einheiten einer Ware werden je drei von zwei anderen. Pfandhaus: Aus zwei beliebigen Einheiten werden vier einer Sorte, die du nicht ausgegeben hast. Beides musst du tun, wenn du es bezahlen kannst.',
      'Händlergilde: Verwandle bis zu vier Einheiten einer Ware in ebenso viele andere in beliebiger Mischung oder auch keine. Danach nimm eine Ware deiner Wahl.',
    ],
  },
  'bending-the-market': {
    title: 'Leuchtturm, Kanalschleuse, Auktionshaus',
    text: [
      'Leuchtturm: Tausche zwei beliebige Marken und nimm eine Einheit einer dieser beiden Waren.',
      'Kanalschleuse: Rücke eine Marke auf Feld 5; alle, die rechts von ihr lagen, rücken um eins nach links. Bewegen muss sie sich, deshalb ist die Marke auf Feld 5 nicht zu wählen. Danach nimm ein Holz.',
      'Auktionshaus: Drehe den Markt um und nimm zwei Einheiten der Ware, die nun auf Feld 2 liegt.',
    ],
  },
  'no-price': {
    title: 'Kaperschiff und Wanderbühne',
    text: [
      'Diese beiden haben keinen Preis und sind nicht zu kaufen.',
      'Kaperschiff: Nimm jemandem eine Ware deiner Wahl, und tausche zwei benachbarte Marken, in beliebiger Reihenfolge.',
      'Wanderbühne: Lege ein Gebäude der Auslage, in dem keine Figur steht, unter den Stapel und decke an seiner Stelle ein anderes auf. Danach nimm zwei Waren deiner Wahl.',
    ],
  },
  'buying-houses': {
    title: 'Gebäude, in denen man kauft',
    text: [
      'Kaufmannsgilde, Architektenbund und Hafenkran geben eine Ware und einen Kauf dazu. In der Bank nimmst du eine beliebige Ware und kaufst mit 2 $ mehr, in der Schiffbauergilde kostet alles 2 $ weniger.',
      'Jedes davon kann von allen genutzt werden, gleich wem es gehört.',
    ],
  },
  library: {
    title: 'Bibliothek',
    text: [
      'Nimm eine beliebige Ware, und kaufe aus einer Verschiffung bis zu zwei Gebäude. Beide kommen aus der Auslage, wie sie jetzt liegt, und werden zusammen bezahlt; deine Münzen zählen für jedes davon. Erst danach wird die Auslage aufgefüllt.',
    ],
    example:
      'Zwei Münzen und Waren für 12 $: Das reicht für zwei Gebäude zu zusammen 16 $, keines über 14 $.',
  },
};

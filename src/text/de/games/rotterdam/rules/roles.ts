import type { roles as english } from '../../../../en/games/rotterdam/rules/roles';
import type { Shape } from '../../../../shape';

export const roles: Shape<typeof english> = {
  waterways: {
    title: 'Fahrrinnen',
    text: [
      'Fahrrinnen führen in eine Richtung, von den Starts zu den Häfen, jede in einer Farbe mit eigenem Buchstaben und Muster. Jede Fahrt hat vier Schritte. Ein Start oder Feld fasst ein Schiff, ein Hafen beliebig viele.',
    ],
  },
  shipowner: {
    title: 'Reeder',
    text: [
      'In beliebiger Reihenfolge: nimm eine freie Einheit, kaufe und verkaufe Rohstoffe, so oft du willst, und setze bis zu zwei Schiffe aus deinem Vorrat auf freie Starts. Ein Schiff trägt höchstens eine Einheit, aus dem Lager oder gekauft; von den beiden darf eines leer sein.',
      'Ein Rohstoff wird in einer Aktion entweder gekauft oder verkauft, nie beides. Verkauft werden nur Einheiten aus dem Lager, nie Ladung.',
    ],
  },
  'free-unit': {
    title: 'Die freie Einheit',
    text: [
      'Sie ist von der Art, deren nächste Einheit am billigsten ist; bei Gleichstand wählst du. Sie darf direkt auf ein Schiff, das du einsetzt. Du musst sie nicht nehmen, und ohne Platz dafür verfällt sie.',
    ],
  },
  captain: {
    title: 'Kapitän',
    text: [
      'Wähle eine Farbe: Jedes Schiff mit einer Fahrrinne dieser Farbe vor sich fährt einen Schritt, erst deine eigenen, dann die der anderen im Uhrzeigersinn. Dann wähle eine zweite Farbe, auch dieselbe, und alle fahren noch einmal.',
    ],
  },
  moving: {
    title: 'Wer wie fährt',
    text: [
      'Alle entscheiden über die Reihenfolge ihrer eigenen Schiffe und über den Weg, wo zwei Fahrrinnen passen. Wer fahren kann, muss; ein Schiff bleibt nur, wenn sein Weg besetzt ist. Gefragt wirst du nur, wo es darauf ankommt.',
    ],
  },
  bonus: {
    title: 'Die Prämie des Kapitäns',
    text: [
      'Für jedes fremde Schiff, das in den Hafen einläuft, der zu seiner Ladung passt, bekommt der Kapitän 1 € von dessen Reederei und 1 € von der Bank. Eigene Schiffe, leere Schiffe und falsche Ladung bringen nichts.',
      'Wer kein Geld hat, muss eine andere freie Fahrrinne der Farbe nehmen, wenn es eine gibt; sonst bleibt das Schiff draußen.',
    ],
    example:
      'Lila bewegt dein eigenes Schiff einen Schritt und Bens Schiff mit Obst nach Merwe: Du bekommst 1 € von Ben und 1 € von der Bank.',
  },
  loader: {
    title: 'Verlader',
    text: [
      'Jedes Schiff in jedem Hafen wird gelöscht: Botlek, Vulkaan, Merwe, Eem, und dort in der Reihenfolge der Ankunft. Passt die Ladung, geht sie zurück an den Markt, die Reederei bekommt die offene Produktkarte, und das Schiff kehrt zu ihr zurück. Ein leerer Stapel gibt nichts.',
    ],
  },
  factories: {
    title: 'Fabriken bei der Arbeit',
    text: [
      'Nach jedem Schiff mit passender Ladung muss eine Fabrik des Hafens arbeiten, die es in dieser Aktion noch nicht getan hat. Der Verlader wählt, welche. Wem sie gehört, zieht die nächste Karte, die sonst niemand sieht. Erst dann wird die neue oberste Karte aufgedeckt.',
    ],
    example:
      'Bens Rohöl liegt in Botlek, wo du und David je eine Fabrik habt. Als Verlader wählst du deine: Ben bekommt die oberste Karte, du die nächste.',
  },
  'wrong-cargo': {
    title: 'Falsche Ladung',
    text: [
      'Andere Ladung kann ein Hafen nicht brauchen: Schiff und Einheit kehren zurück. Ist im Lager kein Platz, geht die Einheit an den Markt. Leere Schiffe kehren zurück.',
    ],
  },
  manufacturer: {
    title: 'Fabrikant',
    text: [
      'Baue eine Fabrik auf den nächsten Bauplatz eines Hafens, einmal in der Runde. Botlek und Vulkaan haben zwei Plätze für 7 € und dann 5 €, Merwe und Eem vier für 10, 8, 6 und 4 €. Du darfst in einem Hafen mehrere Fabriken haben.',
    ],
  },
  trader: {
    title: 'Händler',
    text: [
      'Mache bis zu drei Geschäfte: beliebig viele Karten eines Produkts, alle gekauft oder alle verkauft. Kein Produkt darf in einer Aktion gekauft und verkauft werden. Verkaufte Karten kommen unter ihren Stapel.',
    ],
    example:
      'Zwei Benzin für 5 und 4 bringen 9 €. Mit den 2 €, die du hattest, kaufst du Schuhe für 10 €; 1 € bleibt.',
  },
  'nearest-the-bottom': {
    title: 'Welche Karte gekauft wird',
    text: [
      'Du bekommst die passende Karte, die im Stapel am weitesten unten liegt. Die Reihenfolge der anderen bleibt, und niemand sieht sie. Du darfst nach einem Produkt fragen, solange es nach allem, was du weißt, da sein kann; ist doch keines da, zahlst du nichts, und es war kein Geschäft.',
    ],
  },
  forwarder: {
    title: 'Spediteur',
    text: [
      'Erfülle genau einen offenen Auftrag aus deiner Hand. Die Karten kommen unter ihre Stapel, der Auftrag liegt offen vor dir, und der nächste wird aufgedeckt.',
    ],
  },
  cashier: {
    title: 'Kassierer',
    text: [
      'Nimm 3, 2 oder 1 €, je nach dem freien Platz, den du wählst. Zu zweit zahlen die Plätze 3 und 2.',
    ],
  },
};

import type { HelpfulKind, reasons as english } from './reasons-en';
import { words } from './words-de';

const { money } = words;

const HELPERS: Readonly<Record<HelpfulKind, string>> = {
  gold: 'Gold ersetzt jede Ware',
  assistant: 'ein Gehilfe holt dir eine Karte, bevor die anderen sie haben können',
  captain: 'ein Kapitän fährt ein Schiff dorthin, wo du es brauchst',
  trader: 'ein Händler macht aus einer Ware eine andere',
  banker: 'Bankiers zählen am Ende für die Reichsten',
};

export const reasons: typeof english = {
  whyPays: (a) =>
    a.more
      ? `damit bringt deine nächste Lieferung ${money(a.reward)} mehr`
      : `damit kannst du für ${money(a.reward)} liefern`,
  whyThere: (a) => `dort liegt „${words.card(a.card)}“, womit du für ${money(a.reward)} liefern könntest`,
  whyThereFits: (a) => `dort liegt „${words.card(a.card)}“, was zu deinen Karten passt`,
  whyThereBest: (a) => `dort liegt „${words.card(a.card)}“, für dich das Beste, was du dort bezahlen kannst`,
  whyPoints: (a) => `das sind am Ende ${a.points} Punkte`,
  whyMoney: (a) => `das sind geschenkte ${money(a.amount)}`,
  whyContract: (a) => `der Vertrag bringt ${money(a.reward)}, sobald du Schiff und Ware hast`,
  whyShipWaits: (a) => `dein Schiff für ${words.destination(a.destination)} kann ihn mitnehmen`,
  whyContractsGo: (a) =>
    a.count === 1 ? 'einer deiner Verträge will dorthin' : `${a.count} deiner Verträge wollen dorthin`,
  whyShip: () => 'jeder Vertrag braucht ein Schiff',
  whyGoodWanted: (a) => `du hast einen Vertrag über ${words.good(a.good)}`,
  whyHelper: (a) => HELPERS[a.kind],
  whyDeliverLast: () => 'das Spiel endet, später wird nicht mehr geliefert',
  whyDeliverNow: () => 'das bezahlt, was du als Nächstes nehmen willst',
  whyCash: () => 'ein Geldschein ist so gut wie Geld',
  whyDecline: () => 'was hier liegt, hilft dir weniger als das, was noch kommen kann',
  whyPass: () => 'nichts im Angebot ist dir seinen Preis wert',
  whyDone: () => 'es gibt nichts mehr zu liefern',
};

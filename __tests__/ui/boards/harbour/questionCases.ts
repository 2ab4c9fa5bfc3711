import type { Language } from '@/engine/phrase';
import type { Question } from '@/games/harbour/asked';
import { playerBoardId } from '@/games/harbour/cards/player-boards';
import { harbourWords } from '@/games/harbour/phrases';
import { frame, LOOK, TURN } from '@/games/harbour/rules/frames';
import { beginning, scenario, type Scenario } from '../../../games/harbour/scenario';

/** A position in which a question is asked, and its answer by taps. */
interface QuestionCase {
  readonly question: Question;
  readonly when: string;
  readonly table: () => Scenario;
  /** What is tapped before the button. */
  readonly taps: readonly string[];
  readonly en: string;
  readonly de: string;
  readonly plays: readonly string[];
}

const STAPLE = { fish: 2, livestock: 3, stone: 4 };
const chooseBoards = () => beginning({ boards: 'characters', startingPlayer: 0 }, 2);
const dealt = playerBoardId(chooseBoards().state.offers[0] ?? 0);
const bensPub = () =>
  scenario({
    goods: [{ wood: 1, fish: 1 }, { livestock: 6 }],
    owned: [[], ['pub']],
    display: ['ranch', 'depot'],
  });

/** Each question of the game, some in several ways. */
export const QUESTION_CASES: readonly QuestionCase[] = [
  {
    question: 'board',
    when: 'one of two boards',
    table: chooseBoards,
    taps: [`board ${dealt}`],
    en: `Play the ${harbourWords.en.boards[dealt]}`,
    de: `„${harbourWords.de.boards[dealt]}“ spielen`,
    plays: [`board ${dealt}`],
  },
  {
    question: 'look',
    when: 'the Noble owns one of two buildings',
    table: () =>
      scenario({
        boards: ['noble'],
        deck: ['bank', 'abbey'],
        state: { stack: [frame(TURN), frame(LOOK, 0)] },
      }),
    taps: ['abbey'],
    en: 'Own the Abbey',
    de: '„Abtei“ besitzen',
    plays: ['own abbey'],
  },
  {
    question: 'gift',
    when: 'three goods of the first stock',
    table: () => beginning({ startingPlayer: 0 }, 2),
    taps: ['stone', 'stone', 'fish'],
    en: 'Take 1 fish and 2 stone',
    de: '1 Fisch und 2 Stein nehmen',
    plays: ['gain stone', 'gain stone', 'gain fish'],
  },
  {
    question: 'gift',
    when: 'a gift of the Abbey to another player',
    table: () => scenario({ display: ['abbey'] }).play('go abbey', 'gain fish', 'gain wood', 'gain stone'),
    taps: ['wood'],
    en: 'Gain 1 wood',
    de: '1 Holz erhalten',
    plays: ['gain wood'],
  },
  {
    question: 'go',
    when: 'the pawn moves',
    table: () => scenario(),
    taps: ['ranch'],
    en: 'Enter Ranch',
    de: '„Ranch“ betreten',
    plays: ['go ranch'],
  },
  {
    question: 'go',
    when: 'the Broker before the move',
    table: () => scenario({ boards: ['broker'], goods: [{ fish: 1 }] }),
    taps: ['ability', 'fish', 'stone', 'wood'],
    en: 'Spend 1 fish, swap stone and wood',
    de: '1 Fisch ausgeben, Stein und Holz tauschen',
    plays: ['spend fish', 'swap stone wood'],
  },
  {
    question: 'go',
    when: 'the Alchemist before the move',
    table: () => scenario({ boards: ['alchemist'], goods: [{ fish: 3 }] }),
    taps: ['ability', 'fish', 'fish', 'wood'],
    en: 'Spend 1 fish, turn 2 fish into 2 wood',
    de: '1 Fisch ausgeben, 2 Fisch in 2 Holz verwandeln',
    plays: ['spend fish', 'turn fish wood'],
  },
  {
    question: 'feeNowOrLater',
    when: 'the fee before the action',
    table: () => bensPub().play('go pub'),
    taps: ['wood'],
    en: 'Pay Ben 1 wood',
    de: '1 Holz an Ben zahlen',
    plays: ['pay wood'],
  },
  {
    question: 'feeNowOrLater',
    when: 'the fee after the action',
    table: () => bensPub().play('go pub'),
    taps: [],
    en: 'Pay afterwards',
    de: 'Danach zahlen',
    plays: ['later'],
  },
  {
    question: 'fee',
    when: 'a fee that is still owed',
    table: () => bensPub().play('go pub', 'later', 'gain fish', 'gain stone'),
    taps: ['stone'],
    en: 'Pay Ben 1 stone',
    de: '1 Stein an Ben zahlen',
    plays: ['pay stone'],
  },
  {
    question: 'abilityOrEnd',
    when: 'the turn ends',
    table: () =>
      scenario({ boards: ['broker'], goods: [{ fish: 1 }], display: ['quarry'] }).play('go quarry'),
    taps: [],
    en: 'End the turn',
    de: 'Zug beenden',
    plays: ['done'],
  },
  {
    question: 'abilityOrEnd',
    when: 'the Broker after the action',
    table: () =>
      scenario({ boards: ['broker'], goods: [{ fish: 1 }], display: ['quarry'] }).play('go quarry'),
    taps: ['ability', 'fish', 'stone', 'livestock'],
    en: 'Spend 1 fish, swap livestock and stone',
    de: '1 Fisch ausgeben, Vieh und Stein tauschen',
    plays: ['spend fish', 'swap livestock stone'],
  },
  {
    question: 'goodsOrPurchase',
    when: 'goods at the Landing Stages',
    table: () => scenario({ goods: [STAPLE] }).play('go start 0'),
    taps: ['fish', 'wood'],
    en: 'Gain 1 fish and 1 wood',
    de: '1 Fisch und 1 Holz erhalten',
    plays: ['gain fish', 'gain wood'],
  },
  {
    question: 'takeOrSwap',
    when: 'the Privateer Ship takes first',
    table: () =>
      scenario({ display: ['privateer-ship'], goods: [{}, { stone: 2 }] }).play('go privateer-ship'),
    taps: ['take 1 stone'],
    en: 'Take 1 stone from Ben',
    de: '1 Stein von Ben nehmen',
    plays: ['take 1 stone'],
  },
  {
    question: 'takeOrSwap',
    when: 'the Privateer Ship exchanges first',
    table: () =>
      scenario({ display: ['privateer-ship'], goods: [{}, { stone: 2 }] }).play('go privateer-ship'),
    taps: ['wood', 'stone'],
    en: 'Swap stone and wood',
    de: 'Stein und Holz tauschen',
    plays: ['swap stone wood'],
  },
  {
    question: 'pick',
    when: 'two different goods in the Pub',
    table: () => scenario().play('go pub'),
    taps: ['stone', 'wood'],
    en: 'Gain 1 stone and 1 wood',
    de: '1 Stein und 1 Holz erhalten',
    plays: ['gain stone', 'gain wood'],
  },
  {
    question: 'spend',
    when: 'the Salvage Yard',
    table: () => scenario({ display: ['salvage-yard'], goods: [{ stone: 5 }] }).play('go salvage-yard'),
    // The only good that can be spent is chosen already.
    taps: ['fish', 'wood'],
    en: 'Turn 5 stone into 3 fish and 3 wood',
    de: '5 Stein in 3 Fisch und 3 Holz verwandeln',
    plays: ['spend stone', 'gain fish', 'gain wood'],
  },
  {
    question: 'spend',
    when: 'two of one kind in the Pawnshop',
    table: () => scenario({ display: ['pawnshop'], goods: [{ stone: 2, fish: 1 }] }).play('go pawnshop'),
    taps: ['stone', 'stone', 'wood'],
    en: 'Turn 2 stone into 4 wood',
    de: '2 Stein in 4 Holz verwandeln',
    plays: ['spend stone', 'spend stone', 'gain wood'],
  },
  {
    question: 'turn',
    when: 'three of four units in the Traders’ Guild',
    table: () => scenario({ display: ['traders-guild'], goods: [{ stone: 4 }] }).play('go traders-guild'),
    taps: ['stone', 'fish', 'fish', 'wood'],
    en: 'Turn 3 stone into 2 fish and 1 wood',
    de: '3 Stein in 2 Fisch und 1 Holz verwandeln',
    plays: ['turn stone fish', 'turn stone fish', 'turn stone wood', 'done'],
  },
  {
    question: 'turn',
    when: 'nothing in the Traders’ Guild',
    table: () => scenario({ display: ['traders-guild'], goods: [{ stone: 4 }] }).play('go traders-guild'),
    taps: [],
    en: 'Turn nothing',
    de: 'Nichts verwandeln',
    plays: ['done'],
  },
  {
    question: 'double',
    when: 'the Clock Tower',
    table: () => scenario({ display: ['clock-tower'], goods: [{ fish: 2, wood: 1 }] }).play('go clock-tower'),
    taps: ['fish'],
    en: 'Gain 2 fish',
    de: '2 Fisch erhalten',
    plays: ['gain fish'],
  },
  {
    question: 'give',
    when: 'another player in the Tax Office',
    table: () =>
      scenario({ display: ['tax-office'], goods: [{}, { livestock: 6, wood: 1 }] }).play('go tax-office'),
    taps: ['livestock'],
    en: 'Give Anna 1 livestock',
    de: '1 Vieh an Anna geben',
    plays: ['give livestock'],
  },
  {
    question: 'take',
    when: 'the Privateer Ship after its exchange',
    table: () =>
      scenario({ display: ['privateer-ship'], goods: [{}, { stone: 2, fish: 1 }] }).play(
        'go privateer-ship',
        'swap fish livestock',
      ),
    taps: ['take 1 fish'],
    en: 'Take 1 fish from Ben',
    de: '1 Fisch von Ben nehmen',
    plays: ['take 1 fish'],
  },
  {
    question: 'swap',
    when: 'the Lighthouse',
    table: () => scenario({ display: ['lighthouse'] }).play('go lighthouse'),
    taps: ['wood', 'fish', 'wood'],
    en: 'Swap fish and wood, gain 1 wood',
    de: 'Fisch und Holz tauschen, 1 Holz erhalten',
    plays: ['swap fish wood', 'gain wood'],
  },
  {
    question: 'raise',
    when: 'the Canal Lock',
    table: () => scenario({ display: ['canal-lock'] }).play('go canal-lock'),
    taps: ['fish'],
    en: 'Move fish to space 5, gain 1 wood',
    de: 'Fisch auf Feld 5 rücken, 1 Holz erhalten',
    plays: ['raise fish'],
  },
  {
    question: 'replace',
    when: 'the Travelling Show',
    table: () => scenario({ display: ['travelling-show', 'ranch', 'library'] }).play('go travelling-show'),
    taps: ['library'],
    en: 'Replace the Library',
    de: '„Bibliothek“ ersetzen',
    plays: ['replace library'],
  },
  {
    question: 'ship',
    when: 'a purchase',
    table: () =>
      scenario({ display: ['shipwrights-guild', 'depot'], goods: [STAPLE] }).play('go shipwrights-guild'),
    taps: ['Suggest what to ship|Vorschlag, was du verschiffst'],
    en: 'Ship 2 fish, 3 livestock and 4 stone, buy Shipwrights’ Guild',
    de: '2 Fisch, 3 Vieh und 4 Stein verschiffen, Schiffbauergilde kaufen',
    plays: ['ship fish', 'ship livestock', 'ship stone', 'buy shipwrights-guild'],
  },
  {
    question: 'ship',
    when: 'no purchase',
    table: () =>
      scenario({ display: ['shipwrights-guild', 'depot'], goods: [STAPLE] }).play('go shipwrights-guild'),
    taps: [],
    en: 'Buy nothing',
    de: 'Nichts kaufen',
    plays: ['done'],
  },
  {
    question: 'buyMore',
    when: 'a second building in the Library, where only the first was played',
    table: () =>
      scenario({
        display: ['library', 'depot', 'cold-store'],
        goods: [{ fish: 2, livestock: 3, stone: 4, wood: 5 }],
      }).play(
        'go library',
        'gain fish',
        'ship fish',
        'ship livestock',
        'ship stone',
        'ship wood',
        'buy depot',
      ),
    taps: [],
    en: 'Buy no other building',
    de: 'Kein weiteres Gebäude kaufen',
    plays: ['done'],
  },
  {
    question: 'fill',
    when: 'the Auctioneer, where only the purchase was played',
    table: () =>
      scenario({ boards: ['auctioneer'], display: ['shipwrights-guild', 'bait-shop'], goods: [STAPLE] }).play(
        'go shipwrights-guild',
        'ship fish',
        'ship livestock',
        'ship stone',
        'buy bait-shop',
      ),
    taps: [],
    en: 'Put the tokens back',
    de: 'Marken zurücklegen',
    plays: ['fill fish', 'fill livestock'],
  },
  {
    question: 'keep',
    when: 'a warehouse, where only the purchase was played',
    table: () =>
      scenario({ owned: [['ranch']], display: ['shipwrights-guild', 'depot'], goods: [STAPLE] }).play(
        'go shipwrights-guild',
        'ship fish',
        'ship stone',
        'buy depot',
      ),
    taps: ['The warehouse keeps 1 stone|Das Lagerhaus behält 1 Stein'],
    en: 'Keep 1 stone',
    de: '1 Stein behalten',
    plays: ['keep stone'],
  },
  {
    question: 'transmute',
    when: 'the Alchemist, where only the spending was played',
    table: () =>
      scenario({ boards: ['alchemist'], goods: [{ fish: 1, stone: 2, wood: 2 }] }).play('spend fish'),
    taps: ['stone', 'wood'],
    en: 'Turn 2 stone into 2 wood',
    de: '2 Stein in 2 Holz verwandeln',
    plays: ['turn stone wood'],
  },
];

const ABILITY: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { broker: 'Broker', alchemist: 'Alchemist' },
  de: { broker: 'Makler', alchemist: 'Alchemistin' },
};

const abilityOf = ({ state, asked }: Scenario, language: Language): string =>
  ABILITY[language][playerBoardId(state.boards[asked] ?? 0)] ?? '';

/** The taps as they are called on that table. */
export const tapsOf = (
  { taps }: QuestionCase,
  table: Scenario,
  language: Language = 'en',
): readonly string[] => taps.map((one) => (one === 'ability' ? abilityOf(table, language) : one));

import type { Language } from '@/engine/phrase';
import { face, type CardId, type Destination, type Face, type Good } from '@/games/packet-row/cards';
import { packetRowWords } from '@/games/packet-row/phrases';
import { TEXTS } from '@/text';
import type { CardFace } from '@/ui/components/card';
import type { IconName } from '@/ui/icons';
import { AREA_LOOKS } from '../art/areas';
import type { Destination as FlagCode } from '../art/DestinationFlag';
import { banknoteVignette, flagCorner, shipVignette } from '../art/faceArt';
import { GOODS_COLOURS } from '../art/goods';
import { moneyIn } from './money';

export const FLAGS: Readonly<Record<Destination, FlagCode>> = {
  britain: 'GB',
  france: 'FR',
  netherlands: 'NL',
  sweden: 'SE',
  spain: 'ES',
  germany: 'DC',
};

export const GOOD_ICONS: Readonly<Record<Good, IconName>> = {
  grain: 'wheat',
  cotton: 'cotton-flower',
  fur: 'beaver',
  tobacco: 'leaf-skeleton',
};

const HELPER_ICONS = {
  assistant: 'quill-ink',
  captain: 'captain-hat-profile',
  trader: 'trade',
  banker: 'top-hat',
} as const satisfies Record<string, IconName>;

const CITY_ICONS: Readonly<Record<string, IconName>> = {
  'Watch House': 'lantern',
  Almshouse: 'family-house',
  Firehouse: 'fire-axe',
  'Printing House': 'notebook',
  University: 'graduate-cap',
  'Post Office': 'mailbox',
  Courthouse: 'gavel',
  'College of Surgeons': 'stethoscope',
  'Town Hall': 'tower-flag',
  'Ferry Slip': 'wooden-pier',
  "Sailors' Rest": 'beer-stein',
  'Pilot Station': 'spyglass',
  'Sail Loft': 'sail',
  Lighthouse: 'lighthouse',
  'Dry Dock': 'harbor-dock',
  'Quarantine Station': 'bird-mask',
  Shipyard: 'ship-bow',
  'Great Aqueduct': 'aqueduct',
  'Public Well': 'well',
  Bathhouse: 'bathtub',
  Playhouse: 'drama-masks',
  Library: 'bookshelf',
  Hospital: 'hospital',
  Museum: 'stone-bust',
  'Parish Church': 'church',
  'Concert Hall': 'violin',
  Cathedral: 'pipe-organ',
  'Savings Office': 'coins-pile',
  'Clock Tower': 'clock-tower',
  'Assay Office': 'weight-scale',
  'Customs House': 'passport',
  'Telegraph Office': 'lightning-arc',
  'Insurance House': 'umbrella',
  "Merchants' Exchange": 'abacus',
  'Treasury Vault': 'locked-chest',
  'Stock Exchange': 'chart',
};

/** Where a long German name of a building may break on a narrow card. */
const GERMAN_ENDINGS = /(haus|heim|turm|station|macherei|anleger|kolleg|kirche|kammer|börse|amt|dock|wache)$/;

function cityTitle(name: string, language: Language): string {
  const title = packetRowWords[language].city(name).replace("'", '’');
  return language === 'de' ? title.replace(GERMAN_ENDINGS, '\u00ad$1') : title;
}

const unitCount = (units: number) => Math.min(4, Math.max(1, units)) as 1 | 2 | 3 | 4;

interface Setting {
  readonly language: Language;
  readonly players: number;
}

function faceOf(card: Face, { language, players }: Setting): CardFace {
  const text = TEXTS[language].games['packet-row'].board;
  const words = packetRowWords[language];
  const money = moneyIn(language);
  switch (card.kind) {
    case 'contract':
    case 'start-contract': {
      const { units, reward } = card;
      const start = card.kind === 'start-contract';
      const good = words.good(card.good);
      const country = text.destinations[card.destination];
      const terms = { country: plain(country), units, good, dollars: reward };
      return {
        ...AREA_LOOKS.guildhall,
        kind: start ? text.kinds.start : text.kinds.contract,
        ...(start ? { emblem: 'flying-flag' } : {}),
        title: country,
        corner: flagCorner(FLAGS[card.destination]),
        vignette: {
          icon: GOOD_ICONS[card.good],
          count: unitCount(units),
          colour: GOODS_COLOURS[card.good],
        },
        value: { figure: money(reward), mark: 'reward', words: text.line.reward({ units, good }) },
        effect: text.effect.contract({
          units,
          good,
          country: words.destination(card.destination),
          money: money(reward),
        }),
        spoken: start ? text.spoken.start(terms) : text.spoken.contract(terms),
      };
    }
    case 'ship': {
      const country = text.destinations[card.destination];
      return {
        ...AREA_LOOKS.docks,
        kind: text.kinds.ship,
        title: country,
        corner: flagCorner(FLAGS[card.destination]),
        vignette: shipVignette(FLAGS[card.destination]),
        value: { figure: text.codes[card.destination], mark: 'code', words: text.line.ship },
        effect: text.effect.ship({ country: words.destination(card.destination) }),
        spoken: text.spoken.ship({ country: plain(country) }),
      };
    }
    case 'goods': {
      const { units, cost } = card;
      const good = words.good(card.good);
      return {
        ...AREA_LOOKS.market,
        kind: text.kinds.goods,
        title: text.goods[card.good],
        corner: { cost: money(cost) },
        vignette: {
          icon: GOOD_ICONS[card.good],
          count: unitCount(units),
          colour: GOODS_COLOURS[card.good],
        },
        value: { figure: String(units), words: text.line.units({ units }) },
        effect: text.effect.goods({ units, good }),
        spoken: text.spoken.goods({ units, good, dollars: cost }),
      };
    }
    case 'gold': {
      const { units, cost } = card;
      const single = units === 1;
      return {
        ...AREA_LOOKS.docks,
        kind: text.kinds.gold,
        title: single ? text.singleGold : text.doubleGold,
        corner: { cost: money(cost) },
        vignette: { icon: 'gold-bar', count: single ? 1 : 2, colour: GOODS_COLOURS.gold },
        value: { figure: String(units), words: single ? text.line.anyGood : text.line.oneGood },
        effect: single ? text.effect.singleGold : text.effect.doubleGold,
        spoken: (single ? text.spoken.singleGold : text.spoken.doubleGold)({ dollars: cost }),
      };
    }
    case 'money':
      return {
        ...AREA_LOOKS.bank,
        kind: text.kinds.money,
        title: text.banknote,
        vignette: banknoteVignette(money(card.amount)),
        value: { figure: money(card.amount), words: text.line.money },
        effect: text.effect.money({ money: money(card.amount) }),
        spoken: text.spoken.money({ dollars: card.amount }),
      };
    case 'points': {
      const title = cityTitle(card.name, language);
      const { cost, points } = card;
      return {
        ...AREA_LOOKS[card.area],
        kind: text.kinds.city,
        title,
        corner: { cost: money(cost) },
        vignette: { icon: CITY_ICONS[card.name] ?? 'greek-temple' },
        value: { figure: String(points), mark: 'laurel', words: text.line.points },
        effect: text.effect.city({ points }),
        spoken: text.spoken.city({ name: plain(title), dollars: cost, points }),
      };
    }
    default: {
      const { kind } = card;
      const line = text.line[kind];
      const effect =
        kind === 'banker' ? text.effect[players < 4 ? 'bankerFew' : 'bankerMany'] : text.effect[kind];
      const title = words.helper(kind);
      return {
        ...AREA_LOOKS[card.area],
        kind: text.kinds.helper,
        title,
        vignette: { icon: HELPER_ICONS[kind] },
        value: { words: line },
        effect,
        spoken: text.spoken.helper({ name: title, line }),
      };
    }
  }
}

/** A title without the places where it may break. */
export function plain(title: string): string {
  return title.replaceAll('\u00ad', '');
}

/** Letters in two lines of a phone's prompt. */
const BRIEF = 100;

/** What the card does, as far as two lines have room for it: its first sentence stands alone, others may follow. */
export function inBrief({ effect = '' }: CardFace): string {
  const [first = effect, ...others] = effect.match(/.+?\.(?= |$)/g) ?? [];
  let brief = first;
  for (const sentence of others) {
    if (brief.length + sentence.length > BRIEF) break;
    brief += sentence;
  }
  return brief;
}

/** What a card in the hand cost is of no interest any more. */
function withoutCost(face: CardFace): CardFace {
  if (face.corner === undefined || !('cost' in face.corner)) return face;
  const { corner: _cost, ...rest } = face;
  return rest;
}

const indexed = new WeakMap<CardFace, CardFace>();

/** In a fan only a card's upper left corner is in sight: what it is worth stands there. */
export function faceInFan(face: CardFace): CardFace {
  const { figure } = face.value;
  if (figure === undefined) return faceInHand(face);
  const known = indexed.get(face) ?? { ...faceInHand(face), index: figure };
  indexed.set(face, known);
  return known;
}

const inHand = new WeakMap<CardFace, CardFace>();

export function faceInHand(face: CardFace): CardFace {
  const known = inHand.get(face) ?? withoutCost(face);
  inHand.set(face, known);
  return known;
}

export type Faces = (card: CardId) => CardFace;

const drawn = new Map<string, Faces>();

/** What cards show, in words; each face exists once, so that cards are drawn again only when they change. */
export function facesIn(language: Language, players: number): Faces {
  const key = `${language} ${players < 4 ? 'few' : 'many'}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const faces = new Map<CardId, CardFace>();
  const faceIn = (card: CardId): CardFace => {
    const found = faces.get(card) ?? faceOf(face(card), { language, players });
    faces.set(card, found);
    return found;
  };
  drawn.set(key, faceIn);
  return faceIn;
}

/** The card's name on a button: "Tobacco", "Netherlands contract". */
export function nameOnButton(card: CardId, language: Language, faces: Faces): string {
  const { act } = TEXTS[language].games['packet-row'].board;
  const country = plain(faces(card).title);
  switch (face(card).kind) {
    case 'contract':
    case 'start-contract':
      return act.contract({ country });
    case 'ship':
      return act.ship({ country });
    default:
      return country;
  }
}

import type { Effect, EffectPart } from '@/games/harbour/ahead/effect';
import type { Preview } from '@/games/harbour/ahead/preview';
import { KINDS, SYMBOLS, type Amounts } from '@/games/harbour/cards/goods';
import { HIGHEST_SPACE } from '@/games/harbour/cards/limits';
import { goodsBits, type EffectWords } from './action';
import { SHORT_OR, type Bit } from './bits';

const unitsIn = (goods: Amounts): number => goods.reduce((sum, units) => sum + units, 0);

type PartNow<Name extends EffectPart['part']> = Extract<EffectPart, { part: Name }>;

function gainBits(part: PartNow<'gain'>, { text }: EffectWords, last: boolean): readonly Bit[] {
  const { different, differentShort } = text.effects;
  return [
    ...goodsBits(part.goods, true),
    ...(part.any > 0 ? [{ bit: 'any', units: part.any } as const] : []),
    ...(part.different && last ? [{ bit: 'words', words: different, short: differentShort } as const] : []),
  ];
}

function buyBits(part: PartNow<'buy'>, { text, money }: EffectWords): readonly Bit[] {
  const { effects } = text;
  if (!part.possible)
    return [
      { bit: 'words', words: effects.buyNotYet, short: effects.buyNotYetShort, mark: 'buy', keepsMark: true },
    ];
  if (part.most > 1) {
    return [{ bit: 'words', words: effects.buyTwoTo({ money: money(part.powerForAll) }), mark: 'buy' }];
  }
  const sum = { money: money(part.power) };
  return [{ bit: 'words', words: effects.buyTo(sum), short: effects.buyToShort(sum), mark: 'buy' }];
}

function tradeWords(part: PartNow<'trade'>, { text }: EffectWords): string {
  const { effects } = text;
  const gain = part.kinds > 1 ? effects.eachOfTwo({ count: part.each }) : String(part.each);
  return part.units > 1
    ? effects.trade({ give: part.units * part.times, gain })
    : effects.tradeAny({ give: part.times, gain });
}

/** `last`: nothing stands behind it, so that no comma leads on. */
function partBits(part: EffectPart, words: EffectWords, last: boolean): readonly Bit[] {
  const { effects } = words.text;
  const leads = (said: string, short = said): Bit => ({
    bit: 'words',
    words: last ? said : `${said},`,
    short: last ? short : `${short},`,
  });
  const nothing: readonly Bit[] = [{ bit: 'words', words: effects.nothing }];
  switch (part.part) {
    case 'gain':
      return gainBits(part, words, last);
    case 'perSymbol': {
      const symbol: Bit = { bit: 'symbol', symbol: SYMBOLS[part.symbol] ?? 'anchor', count: part.count };
      return unitsIn(part.goods) === 0 ? [...nothing, symbol] : [...goodsBits(part.goods, true), symbol];
    }
    case 'convert':
      return [...goodsBits(part.pay, false), { bit: 'to' }, ...goodsBits(part.goods, false)];
    case 'trade':
      return [leads(tradeWords(part, words))];
    case 'turn':
      return part.most === 0 ? [] : [leads(effects.turn({ count: part.most }))];
    case 'double':
      return part.units === 0
        ? nothing
        : [{ bit: 'either', units: part.units, goods: part.goods, or: effects.or }];
    case 'tax':
      return part.from.length === 0
        ? nothing
        : [
            {
              bit: 'words',
              words: effects.fromEachNow({ count: part.from.length }),
              short: effects.fromEachShort,
              mark: 'tax',
            },
          ];
    case 'others':
      return part.seats.length === 0 ? [] : [{ bit: 'words', words: effects.othersGain, close: true }];
    case 'take':
      return part.possible ? [leads(effects.take)] : [];
    case 'swap':
      return part.gain > 0
        ? [{ bit: 'words', words: effects.swapTokens, short: effects.swapTokensShort, mark: 'swap' }]
        : [{ bit: 'words', words: effects.swapTwo, short: effects.swap, mark: 'swap' }];
    case 'raise':
      return [leads(effects.raiseShort({ space: HIGHEST_SPACE }))];
    case 'reverse':
      return [leads(effects.reverse)];
    case 'gainOnSpace':
      return goodsBits(part.goods, true);
    case 'replace':
      return [leads(effects.newBuilding, effects.newBuildingShort)];
    case 'buy':
      return buyBits(part, words);
  }
}

/** Goods, or what could be paid instead of them. */
function eitherBits([goods, purchase]: readonly EffectPart[], words: EffectWords): readonly Bit[] {
  const gained = goods === undefined ? [] : partBits(goods, words, true);
  if (purchase?.part !== 'buy' || !purchase.possible) return gained;
  return [
    ...gained,
    { bit: 'words', words: words.text.effects.or, short: SHORT_OR },
    { bit: 'words', words: words.money(purchase.power), mark: 'buy', keepsMark: true },
  ];
}

/** What a visit comes to now, in figures and emblems: what a tile says. */
export function effectBits({ join, parts }: Effect, words: EffectWords): readonly Bit[] {
  if (join === 'or') return eitherBits(parts, words);
  return parts.flatMap((part, at) => partBits(part, words, at === parts.length - 1));
}

/** Nobody has to choose anything on the way, so that the stock afterwards is known. */
const isFixed = ({ parts }: Effect): boolean =>
  parts.every((part) => {
    switch (part.part) {
      case 'gain':
        return part.any === 0;
      case 'perSymbol':
      case 'convert':
      case 'raise':
      case 'reverse':
      case 'gainOnSpace':
        return true;
      default:
        return false;
    }
  });

const MANY = 3;

/** What the player then holds of every good that changes, or may do: the strip of a card. */
export function thenBits(preview: Preview, words: EffectWords): readonly Bit[] {
  const { effect, goods } = preview;
  const purchase = effect.parts.find((part): part is PartNow<'buy'> => part.part === 'buy');
  if (purchase !== undefined && effect.join !== 'or') return buyBits(purchase, words);
  const stocks = goods.flatMap(({ from, to }, good): readonly Bit[] =>
    from === to ? [] : [{ bit: 'stock', good, units: to }],
  );
  if (!isFixed(effect) || stocks.length === 0) return effectBits(effect, words);
  return stocks.length > MANY ? stocks : [{ bit: 'words', words: words.text.tile.then }, ...stocks];
}

/** How many units are lacking to pay for the exchange. */
export function shortOf({ parts }: Effect): number {
  const [part] = parts;
  if (part?.part === 'convert') return unitsIn(part.short);
  return part?.part === 'trade' ? part.short : 0;
}

/** What a visit gives whatever the player chooses on the way. */
function fixedGains({ parts }: Effect): Amounts {
  return parts.reduce<Amounts>(
    (sum, part) =>
      'goods' in part && part.part !== 'double'
        ? sum.map((units, good) => units + (part.goods[good] ?? 0))
        : sum,
    NOTHING,
  );
}

const NOTHING: Amounts = Array.from({ length: KINDS }, () => 0);

/** What would be lost whatever the player chooses: of goods of choice, nothing has to be. */
export function lossOf({ effect, goods }: Preview): Amounts {
  return fixedGains(effect).map((units, good) => Math.min(units, goods[good]?.lost ?? 0));
}

export const unitsLost = (preview: Preview): number => unitsIn(lossOf(preview));

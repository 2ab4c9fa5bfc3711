import type { Action, Part } from '@/games/harbour/cards/actions';
import { SYMBOLS, type Amounts } from '@/games/harbour/cards/goods';
import { HIGHEST_SPACE } from '@/games/harbour/cards/limits';
import type { Text } from '@/text';
import type { Bit } from './bits';

export interface EffectWords {
  readonly text: Text['games']['harbour']['board'];
  money(dollars: number): string;
}

type PartOf<Name extends Part['part']> = Extract<Part, { part: Name }>;

export const goodsBits = (goods: Amounts, plus: boolean): readonly Bit[] =>
  goods.flatMap((units, good): readonly Bit[] => (units > 0 ? [{ bit: 'goods', units, good, plus }] : []));

const kindsIn = (goods: Amounts): number => goods.filter((units) => units > 0).length;

function gainBits({ goods, any, different }: PartOf<'gain'>, { text }: EffectWords): readonly Bit[] {
  if (different) return [{ bit: 'words', words: text.effects.eachOf({ count: any }) }];
  return [...goodsBits(goods, true), ...(any > 0 ? [{ bit: 'any', units: any } as const] : [])];
}

function buyWords({ extra, most }: PartOf<'buy'>, { text, money }: EffectWords, alone: boolean): string {
  const { effects } = text;
  if (most > 1) return effects.buyTwo;
  if (extra === 0) return effects.buy;
  return alone ? effects.buyForLess({ money: money(extra) }) : effects.buyWithMore({ money: money(extra) });
}

function partBits(part: Part, words: EffectWords, alone: boolean): readonly Bit[] {
  const { effects } = words.text;
  switch (part.part) {
    case 'gain':
      return gainBits(part, words);
    case 'convert':
      return [...goodsBits(part.pay, false), { bit: 'to' }, ...goodsBits(part.goods, false)];
    case 'perSymbol':
      return [
        ...goodsBits(part.goods, true),
        { bit: 'words', words: kindsIn(part.goods) > 1 ? effects.each : effects.forEach },
        { bit: 'symbol', symbol: SYMBOLS[part.symbol] ?? 'anchor' },
      ];
    case 'trade':
      return part.units > 1
        ? [
            { bit: 'words', words: effects.ofOne({ count: part.units }) },
            { bit: 'to' },
            { bit: 'words', words: effects.eachOfTwo({ count: part.each }) },
          ]
        : [
            { bit: 'words', words: effects.anySome({ count: part.times }) },
            { bit: 'to' },
            { bit: 'words', words: effects.ofOne({ count: part.each }) },
          ];
    case 'turn':
      return [
        { bit: 'words', words: effects.upTo({ count: part.most }) },
        { bit: 'to' },
        { bit: 'words', words: effects.others },
      ];
    case 'double':
      return [{ bit: 'words', words: effects.again({ count: part.most }) }];
    case 'tax':
      return [{ bit: 'words', words: effects.fromEach }];
    case 'take':
      return [{ bit: 'words', words: effects.take }];
    case 'others':
      return [];
    case 'swap':
      return [{ bit: 'words', words: part.gain > 0 ? effects.swapAny : effects.swap, mark: 'swap' }];
    case 'raise':
      return [
        {
          bit: 'words',
          words: effects.raise({ space: HIGHEST_SPACE }),
          short: effects.raiseShort({ space: HIGHEST_SPACE }),
        },
      ];
    case 'reverse':
      return [];
    case 'gainOnSpace':
      return [{ bit: 'words', words: effects.reverseAndGain({ units: part.units, space: part.space }) }];
    case 'replace':
      return [{ bit: 'words', words: effects.newBuilding, short: effects.newBuildingShort }];
    case 'buy':
      return [{ bit: 'words', words: buyWords(part, words, alone), mark: 'buy' }];
  }
}

/** What a building does for anybody, in figures and emblems. */
export function actionBits({ join, parts }: Action, words: EffectWords): readonly Bit[] {
  const { effects } = words.text;
  const [first] = parts;
  if (first?.part === 'gain' && first.different) {
    if (parts.some(({ part }) => part === 'others'))
      return [{ bit: 'words', words: effects.eachOfAndOthers({ count: first.any }) }];
    if (join === 'or') {
      const goods: Bit = { bit: 'words', words: effects.someGoods({ count: first.any }) };
      return [goods, { bit: 'words', words: effects.or }, ...partBits(parts[1] as Part, words, true)];
    }
  }
  const between: Readonly<Record<Action['join'], readonly Bit[]>> = {
    then: [],
    both: [{ bit: 'dot' }],
    or: [{ bit: 'words', words: effects.or }],
  };
  return parts.flatMap((part, at) => [
    ...(at > 0 ? between[join] : []),
    ...partBits(part, words, parts.length === 1),
  ]);
}

import type { Action, Part } from '@/games/harbour/cards/actions';
import { goodName, SYMBOLS, type Amounts } from '@/games/harbour/cards/goods';
import { HIGHEST_SPACE } from '@/games/harbour/cards/limits';
import type { harbourWords } from '@/games/harbour/phrases';
import type { Language } from '@/engine/phrase';
import type { EffectWords } from './action';

export interface Speaking extends EffectWords {
  readonly words: (typeof harbourWords)[Language];
}

export function joined(items: readonly string[], and: string): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** «2 stone and 1 wood» */
export const goodsWords = (goods: Amounts, { words }: Pick<Speaking, 'words'>): string =>
  joined(
    goods.flatMap((units, good) => (units > 0 ? [`${units} ${words.goods[goodName(good)]}`] : [])),
    words.and,
  );

function partWords(part: Part, speaking: Speaking): string {
  const { text, money, words } = speaking;
  const { explain } = text;
  switch (part.part) {
    case 'gain': {
      if (part.different) return explain.gain({ goods: explain.different({ count: part.any }) });
      const fixed = goodsWords(part.goods, speaking);
      const chosen = part.any > 0 ? explain.ofChoice({ count: part.any }) : '';
      return explain.gain({
        goods: joined(
          [fixed, chosen].filter((some) => some !== ''),
          words.and,
        ),
      });
    }
    case 'convert':
      return explain.convert({
        pay: goodsWords(part.pay, speaking),
        goods: goodsWords(part.goods, speaking),
      });
    case 'perSymbol':
      return explain.perSymbol({
        goods: goodsWords(part.goods, speaking),
        symbol: words.symbols[SYMBOLS[part.symbol] ?? 'anchor'],
      });
    case 'trade':
      return part.units > 1
        ? explain.trade({ give: part.units, each: part.each, kinds: part.kinds })
        : explain.tradeAny({ give: part.times, each: part.each });
    case 'turn':
      return explain.turn({ count: part.most });
    case 'double':
      return explain.double({ count: part.most });
    case 'tax':
      return explain.tax;
    case 'take':
      return explain.take;
    case 'others':
      return explain.others;
    case 'swap':
      return part.neighbours ? explain.swapNeighbours : explain.swap({ gain: part.gain });
    case 'raise':
      return explain.raise({ space: HIGHEST_SPACE });
    case 'reverse':
      return explain.reverse;
    case 'gainOnSpace':
      return explain.gainOnSpace({ units: part.units, space: part.space });
    case 'replace':
      return explain.replace;
    case 'buy':
      if (part.most > 1) return explain.buyTwo({ count: part.most });
      return part.extra > 0 ? explain.buyMore({ money: money(part.extra) }) : explain.buy;
  }
}

/** What a building does for anybody, in whole sentences. */
export function explained({ join, parts }: Action, speaking: Speaking): string {
  const { explain } = speaking.text;
  const sentences = parts.map((part) => partWords(part, speaking));
  if (join === 'or') return sentences.join(` ${explain.orElse} `);
  return [...sentences, ...(join === 'both' ? [explain.eitherOrder] : [])].join(' ');
}

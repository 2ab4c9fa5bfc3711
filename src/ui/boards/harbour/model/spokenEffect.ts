import type { EffectPart } from '@/games/harbour/ahead/effect';
import type { Preview } from '@/games/harbour/ahead/preview';
import { goodName, SYMBOLS } from '@/games/harbour/cards/goods';
import { HIGHEST_SPACE } from '@/games/harbour/cards/limits';
import { goodsWords, joined, type Speaking } from './explained';
import { lossOf, shortOf, unitsLost } from './effects';

/** What is gained, in one list: "2 stone and 1 good of your choice". */
function gains(part: Extract<EffectPart, { part: 'gain' }>, speaking: Speaking): string {
  const { explain } = speaking.text;
  const fixed = goodsWords(part.goods, speaking);
  const chosen =
    part.any === 0
      ? ''
      : part.different
        ? explain.different({ count: part.any })
        : explain.ofChoice({ count: part.any });
  return joined(
    [fixed, chosen].filter((some) => some !== ''),
    speaking.words.and,
  );
}

function partSentence(part: EffectPart, speaking: Speaking): string | undefined {
  const { text, words } = speaking;
  const { spoken, explain } = text;
  const dollars = (count: number) => ({ money: spoken.dollars({ count }) });
  switch (part.part) {
    case 'gain':
      return spoken.gives({ goods: gains(part, speaking) });
    case 'perSymbol': {
      const symbol = words.symbols[SYMBOLS[part.symbol] ?? 'anchor'];
      return part.count === 0
        ? spoken.noSymbol({ symbol })
        : spoken.givesForSymbols({ goods: goodsWords(part.goods, speaking), count: part.count, symbol });
    }
    case 'convert':
      return spoken.takes({ pay: goodsWords(part.pay, speaking), goods: goodsWords(part.goods, speaking) });
    case 'trade':
      return part.units > 1
        ? explain.trade({ give: part.units, each: part.each, kinds: part.kinds })
        : explain.tradeAny({ give: part.times, each: part.each });
    case 'turn':
      return part.most === 0 ? undefined : explain.turn({ count: part.most });
    case 'double':
      return part.units === 0
        ? undefined
        : spoken.gives({
            goods: `${part.units} ${part.goods.map((good) => words.goods[goodName(good)]).join(` ${text.effects.or} `)}`,
          });
    case 'tax':
      return part.from.length === 0 ? undefined : spoken.fromEach({ count: part.from.length });
    case 'others':
      return part.seats.length === 0 ? undefined : explain.others;
    case 'take':
      return part.possible ? explain.take : undefined;
    case 'swap':
      return part.neighbours ? explain.swapNeighbours : explain.swap({ gain: part.gain });
    case 'raise':
      return explain.raise({ space: HIGHEST_SPACE });
    case 'reverse':
      return explain.reverse;
    case 'gainOnSpace':
      return spoken.gives({ goods: goodsWords(part.goods, speaking) });
    case 'replace':
      return explain.replace;
    case 'buy':
      if (!part.possible) return spoken.buysNothing;
      return part.most > 1
        ? spoken.buysTwoUpTo(dollars(part.powerForAll))
        : spoken.buysUpTo(dollars(part.power));
  }
}

/** What is lacking for the exchange: "2 wood"; undefined where nothing is. */
function lackingWords({ effect }: Preview, speaking: Speaking): string | undefined {
  if (shortOf(effect) === 0) return undefined;
  const [part] = effect.parts;
  return part?.part === 'convert'
    ? goodsWords(part.short, speaking)
    : speaking.text.spoken.units({ count: shortOf(effect) });
}

/** What a visit comes to now: "Gives 2 stone and 1 wood, 1 stone would be lost." */
export function effectSentence(preview: Preview, name: string, speaking: Speaking): string {
  const { spoken, explain } = speaking.text;
  if (preview.nothing) {
    const goods = lackingWords(preview, speaking);
    return goods === undefined ? spoken.doesNothing({ name }) : spoken.lacks({ name, goods });
  }
  const { join, parts } = preview.effect;
  const sentences = parts
    .map((part) => partSentence(part, speaking))
    .filter((sentence) => sentence !== undefined);
  const told = sentences.join(join === 'or' ? ` ${explain.orElse} ` : ' ');
  if (unitsLost(preview) === 0) return told;
  const lost = goodsWords(lossOf(preview), speaking);
  const [first = '', ...rest] = sentences;
  return rest.length === 0
    ? spoken.butLoses({ gives: first.replace(/\.$/, ''), lost })
    : `${told} ${spoken.wouldBeLost({ goods: lost })}`;
}

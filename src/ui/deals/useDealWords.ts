import { isFields } from '@/engine/json';
import { gameOf } from '@/games';
import type { Deal, DealFault } from '@/match/deals/code';
import { useGameWords } from '@/ui/gameWords';
import { useFormat, useText } from '@/ui/text';

interface DealWords {
  /** Who plays, and what was agreed on, a line each. */
  facts(deal: Deal): readonly string[];
  fault(fault: DealFault): string;
}

export function useDealWords(): DealWords {
  const { deals: text, newGame } = useText();
  const format = useFormat();
  const wordsOf = useGameWords();
  const valueOf = (value: unknown, choices: Readonly<Record<string, { label: string }>> = {}): string => {
    if (typeof value === 'boolean') return value ? text.yes : text.no;
    if (typeof value === 'number') return text.place({ number: value + 1 });
    return typeof value === 'string' ? (choices[value]?.label ?? value) : newGame.drawn;
  };
  return {
    facts: ({ game, options, seats }) => {
      const words = wordsOf(game).options;
      const kinds = format.list(seats.map((kind) => newGame.kinds[kind]));
      return [
        text.places({ count: seats.length, kinds }),
        ...Object.keys(gameOf(game).options ?? {}).map((name) => {
          const { label = name, choices } = words[name] ?? {};
          return text.option({
            label,
            value: valueOf(isFields(options) ? options[name] : undefined, choices),
          });
        }),
      ];
    },
    fault: (fault) => {
      switch (fault.fault) {
        case 'otherRules':
          return text.faults.otherRules({ ...fault, game: wordsOf(fault.game).name });
        case 'impossible':
          return text.faults.impossible({ game: wordsOf(fault.game).name });
        default:
          return text.faults[fault.fault];
      }
    },
  };
}

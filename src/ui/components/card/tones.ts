import { inkOnTable, type Ink, type Theme } from '@/ui/theme';

/** What a card is drawn with: on paper, or, when it cannot be used, as an outline on the table. */
export interface CardTones {
  readonly ground: string;
  readonly edge: string;
  readonly ink: string;
  readonly inkSoft: string;
  /** The card's own ink. */
  readonly print: string;
  /** Undefined where there is no paper: emblems then keep the colour of type. */
  readonly halo: string | undefined;
}

/** Paper, paper that would do nothing now, or an outline on the table. */
export type CardTone = 'paper' | 'dim' | 'outline';

export function cardTones(ink: Ink, theme: Theme, tone: CardTone): CardTones {
  const { colour, scheme } = theme;
  const paper = tone === 'dim' ? colour.paperFuture : colour.paper;
  return tone === 'outline'
    ? {
        ground: 'transparent',
        edge: colour.textSoft,
        ink: colour.text,
        inkSoft: colour.textSoft,
        print: inkOnTable(ink, scheme),
        halo: undefined,
      }
    : {
        ground: paper,
        edge: colour.edge,
        ink: colour.ink,
        inkSoft: colour.inkSoft,
        print: ink.print,
        halo: paper,
      };
}

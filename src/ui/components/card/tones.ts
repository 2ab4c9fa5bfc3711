import { AREA_LOOKS, areaColourOnTable, type Area, type Theme } from '@/ui/theme';

/** What a card is drawn with: on paper, or, when it cannot be used, as an outline on the table. */
export interface CardTones {
  readonly ground: string;
  readonly edge: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly area: string;
  /** Undefined where there is no paper: emblems then keep the colour of type. */
  readonly halo: string | undefined;
}

export function cardTones(area: Area, theme: Theme, outlined: boolean): CardTones {
  const { colour, scheme } = theme;
  return outlined
    ? {
        ground: 'transparent',
        edge: colour.textSoft,
        ink: colour.text,
        inkSoft: colour.textSoft,
        area: areaColourOnTable(area, scheme),
        halo: undefined,
      }
    : {
        ground: colour.paper,
        edge: colour.edge,
        ink: colour.ink,
        inkSoft: colour.inkSoft,
        area: AREA_LOOKS[area].ink,
        halo: colour.paper,
      };
}

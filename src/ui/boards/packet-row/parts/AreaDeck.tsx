import { View } from 'react-native';
import { runsLow } from '@/games/packet-row/rules/ending';
import type { Area } from '@/games/packet-row/cards';
import { DeckStack } from '@/ui/components/card';
import { useZone } from '../../kit/motion';
import { AREA_LOOKS } from '../art/areas';
import { zone } from '../motion/zones';
import { useBoard } from '../table/board';
import { useArea } from './Supply';

interface AreaDeckProps {
  area: Area;
  width: number;
  /** Says what it is, where there is room. */
  captioned?: boolean;
}

/** How many cards of an area are still to come, with a warning when they run low: that is what ends the game. */
export function AreaDeck({ area, width, captioned = false }: AreaDeckProps) {
  const { text, words, view } = useBoard();
  const shown = useArea(area);
  const warns = runsLow(view, shown);
  const told = { area: words.area(area), count: shown.deck };
  return (
    <View ref={useZone(zone.deck(area))} collapsable={false}>
      <DeckStack
        {...AREA_LOOKS[area]}
        name={told.area}
        width={width}
        count={shown.deck}
        warns={warns}
        spoken={warns ? text.area.deckLowSpoken(told) : text.area.deckSpoken(told)}
        {...(captioned ? { caption: text.area.deck } : {})}
      />
    </View>
  );
}

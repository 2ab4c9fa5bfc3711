import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/game';
import { questionOf } from '@/games/harbour/asked';
import { BOUGHT_TO_END } from '@/games/harbour/cards/limits';
import { standings } from '@/games/harbour/score';
import { NONE, ownerOf, type Place } from '@/games/harbour/state';
import { HouseFlag } from '@/ui/art';
import { Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { useTheme } from '@/ui/theme';
import { FocusTabs, useFocus, type Focus, type FocusTab } from '../../kit/layout';
import { RollingFigure, Zone } from '../../kit/motion';
import { HousePips } from '../art/HousePips';
import { isStaged } from '../choices/staged';
import { calledAs, isAskedHere } from '../model/called';
import { zone } from '../motion/zones';
import { heldUpIn, useBoard, type HarbourBoard } from '../table/board';

/** What the panel shows: what is on offer, somebody's quarter, or what is to be chosen now. */
export type Quarters = 'offer' | 'stage' | Seat;

export const quartersOf = (board: HarbourBoard): readonly Quarters[] => [
  'offer',
  ...board.seats.map((_, seat) => seat),
];

function quarterOf(board: HarbourBoard, place: Place): Quarters {
  const owner = ownerOf(board.view, place);
  return owner === NONE ? 'offer' : owner;
}

/** One quarter is in sight; what the player has in mind comes into sight, wherever it was chosen. */
export function useQuarters(): Focus<Quarters> {
  const board = useBoard();
  const { choice, view } = board;
  const staged = isStaged(board);
  const moving = isAskedHere(board) && questionOf(view) === 'go';
  const asked = staged ? 'stage' : moving ? 'offer' : undefined;
  const { focused, focus } = useFocus<Quarters>({ asked, first: 'offer', comesTo: heldUpIn(board) });
  const place = choice !== undefined && 'place' in choice ? choice.place : undefined;
  const [followed, follow] = useState(place);
  if (place !== followed) {
    follow(place);
    if (place !== undefined) focus(quarterOf(board, place));
  }
  return { focused: focused === 'stage' && !staged ? 'offer' : focused, focus };
}

/** A player in one sentence: name, points, how near the end. */
export function spokenPlayer(board: HarbourBoard, seat: Seat): string {
  const { view, text } = board;
  const bought = view.bought[seat] ?? 0;
  const points = standings(view)[seat]?.total ?? 0;
  return [
    text.tabs.spoken({ name: calledAs(board, seat), points, bought }),
    ...(bought === BOUGHT_TO_END - 1 ? [text.tabs.oneMoreEnds] : []),
    ...(bought >= BOUGHT_TO_END ? [text.tabs.enough] : []),
    ...(view.active === seat ? [text.tabs.toMove] : []),
  ].join(', ');
}

interface PlayerTabsProps {
  focus: Focus<Quarters>;
  /** Of one tab. */
  width: number;
  upright?: boolean;
  low?: boolean;
  /** The smallest, where all of them stand upright in a low window. */
  tiny?: boolean;
}

/** What is on offer, and everybody's quarter: flag, points, name, and how near the fourth building is. */
export function PlayerTabs({ focus, width, upright = false, low = false, tiny = false }: PlayerTabsProps) {
  const board = useBoard();
  const { colour, scheme } = useTheme();
  const { view, text } = board;
  const lit = isAskedHere(board);
  const offer: FocusTab<Quarters> = {
    id: 'offer',
    name: text.offer.title,
    spoken: text.tabs.offerSpoken({ deck: view.deck.length }),
    lit,
    above: (
      <Zone name={zone.display} style={[styles.above, low && styles.lowAbove, tiny && styles.tinyAbove]}>
        <Icon name="medieval-village-01" size={tiny ? 16 : low ? 20 : 24} colour={colour.text} />
      </Zone>
    ),
    below: (
      <View style={styles.below}>
        <Type variant="cardLine" maxScale={1.15} colour={colour.textSoft}>
          {`${text.offer.deck} ${view.deck.length}`}
        </Type>
      </View>
    ),
  };
  const points = standings(view);
  const players = board.seats.map<FocusTab<Quarters>>((_, seat) => ({
    id: seat,
    name: calledAs(board, seat),
    spoken: spokenPlayer(board, seat),
    lit,
    mark:
      view.active === seat && view.stack.length > 0 ? (
        <Icon name="pawn" size={15} colour={colour.action} />
      ) : undefined,
    above: (
      <Zone name={zone.player(seat)} style={[styles.above, low && styles.lowAbove, tiny && styles.tinyAbove]}>
        <HouseFlag house={board.house(seat)} width={tiny ? 20 : low ? 22 : 28} />
        <Zone name={zone.figure(seat)}>
          <RollingFigure
            value={points[seat]?.total ?? 0}
            format={String}
            size={tiny ? 15 : 17}
            maxScale={1.15}
          />
        </Zone>
      </Zone>
    ),
    below: (
      <Zone name={zone.pips(seat)} style={[styles.below, tiny && styles.tinyBelow]}>
        <HousePips bought={view.bought[seat] ?? 0} size={tiny ? 9 : low ? 12 : 13} />
      </Zone>
    ),
  }));
  return (
    <FocusTabs
      label={text.tabs.label}
      tabs={[offer, ...players]}
      focus={focus}
      upright={upright}
      low={low}
      titled={width}
      ground={scheme === 'light' ? colour.panel : undefined}
    />
  );
}

const styles = StyleSheet.create({
  above: { flexDirection: 'row', alignItems: 'center', gap: 5, height: 24 },
  lowAbove: { height: 20 },
  tinyAbove: { height: 16 },
  tinyBelow: { height: 10 },
  below: { height: 14, justifyContent: 'center' },
});

import { StyleSheet, View } from 'react-native';
import { AREAS, type Area } from '@/games/packet-row/cards';
import { SUPPLY_SIZE } from '@/games/packet-row/cards/limits';
import { Type } from '@/ui/components';
import { EmptySpace, type CardSize } from '@/ui/components/card';
import { useTheme } from '@/ui/theme';
import { ChoiceGroup } from '../../kit/prompt';
import { isOnOffer } from '../model/question';
import { currentSpaces, futureSpaces, spaceKey } from '../model/spaces';
import { useBoard } from '../table/board';
import { isTaking } from '../table/decision';
import { SupplyCard, SupplySlip } from './CardPlace';
import { TakenSlip, TakenSpace } from './TakenSpace';

export function useArea(area: Area) {
  const { view } = useBoard();
  const found = view.areas[AREAS.indexOf(area)];
  if (found === undefined) throw new RangeError(`the view has no ${area}`);
  return found;
}

/** How many spaces the current supply of this table has. */
export function useSupplySize(): number {
  return SUPPLY_SIZE[useBoard().view.players.length] ?? 0;
}

/** Cards of one area as a group, where one of them can be taken. */
function useTakingGroup(area: Area) {
  const board = useBoard();
  return { label: board.words.area(area), chosen: isTaking(board) && isOnOffer(board.view, area) };
}

interface SupplyProps {
  area: Area;
  card: CardSize;
  gap: number;
}

/** The current supply, with a flag in the spaces of cards taken this round. */
export function Supply({ area, card: size, gap }: SupplyProps) {
  const { text } = useBoard();
  const group = useTakingGroup(area);
  const spaces = currentSpaces(useArea(area), useSupplySize());
  return (
    <ChoiceGroup {...group} style={[styles.row, { gap }]}>
      {spaces.map((space) => {
        const key = spaceKey(space);
        if ('card' in space) return <SupplyCard key={key} card={space.card} size={size} />;
        if ('taken' in space) return <TakenSpace key={key} taken={space.taken} size={size} />;
        return <EmptySpace key={key} size={size} spoken={text.area.emptySpace} />;
      })}
    </ChoiceGroup>
  );
}

/** What comes next, as cards. */
export function NextCards({ area, card: size, gap }: SupplyProps) {
  const spaces = futureSpaces(useArea(area));
  return (
    <View style={[styles.row, { gap }]}>
      {spaces.map((space) => {
        const key = spaceKey(space);
        if ('card' in space) return <SupplyCard key={key} card={space.card} size={size} next />;
        return 'taken' in space ? <TakenSpace key={key} taken={space.taken} size={size} /> : null;
      })}
    </View>
  );
}

interface SlipsProps {
  area: Area;
  width: number;
  minHeight: number;
  gap: number;
  across?: boolean;
  /** Low places have no room for emblems. */
  plain?: boolean;
}

/** The current supply as slips, where cards would be too narrow or too small to read. */
export function SupplySlips({ area, width, minHeight, gap, across = false }: SlipsProps) {
  const { text } = useBoard();
  const group = useTakingGroup(area);
  const spaces = currentSpaces(useArea(area), useSupplySize());
  const size = { width, height: minHeight };
  return (
    <ChoiceGroup {...group} style={[across ? styles.wrap : styles.column, { gap }]}>
      {spaces.map((space) => {
        const key = spaceKey(space);
        if ('card' in space) {
          return (
            <SupplySlip key={key} card={space.card} width={width} minHeight={minHeight} tone="current" />
          );
        }
        if ('taken' in space) return <TakenSlip key={key} taken={space.taken} size={size} />;
        return <EmptySpace key={key} size={size} spoken={text.area.emptySpace} />;
      })}
    </ChoiceGroup>
  );
}

/** What comes next, as slips. */
export function NextSlips({ area, width, minHeight, gap, across = false, plain = false }: SlipsProps) {
  const { text } = useBoard();
  const { colour } = useTheme();
  const spaces = futureSpaces(useArea(area));
  const size = { width, height: minHeight };
  if (spaces.length === 0) {
    return (
      <View style={{ width }}>
        <Type variant="aside" size={16} colour={colour.textSoft}>
          {text.area.nothingNext}
        </Type>
      </View>
    );
  }
  return (
    <View style={[across ? styles.wrap : styles.column, { gap }]}>
      {spaces.map((space) => {
        const key = spaceKey(space);
        if ('card' in space) {
          return (
            <SupplySlip
              key={key}
              card={space.card}
              width={width}
              minHeight={minHeight}
              tone="next"
              plain={plain}
            />
          );
        }
        return 'taken' in space ? <TakenSlip key={key} taken={space.taken} size={size} /> : null;
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'flex-start' },
  column: { flexDirection: 'column' },
  wrap: { flexDirection: 'row', flexWrap: 'wrap' },
});

import { StyleSheet, View } from 'react-native';
import { AREAS, type Area } from '@/games/packet-row/cards';
import { FocusTabs, useFocus, type Focus, type TabsStyle } from '../../kit/layout';
import { Zone } from '../../kit/motion';
import { AreaEmblem } from '../art/AreaEmblem';
import { WheelToken } from '../art/WheelToken';
import { areaAsked } from '../model/question';
import { zone } from '../motion/zones';
import { useBoard } from '../table/board';
import { isChoosing } from '../table/decision';
import { tapArea } from './AreaHead';

/** One area is in sight; while an area is to be chosen, looking at it is having it in mind. */
export function useFocusedArea(): Focus<Area> {
  const board = useBoard();
  const { view, choice } = board;
  return useFocus<Area>({
    asked: areaAsked(view),
    first: 'guildhall',
    chosen: choice !== undefined && 'area' in choice ? choice.area : undefined,
    onFocus: (area) => {
      if (isChoosing(board)) tapArea(board, area);
    },
  });
}

/** The areas as tabs, with the wheel at the one that was chosen. */
export function AreaTabs({ focus, ...style }: TabsStyle & { focus: Focus<Area> }) {
  const board = useBoard();
  const { view, text } = board;
  const tabs = AREAS.map((area) => ({
    id: area,
    name: board.words.area(area),
    lit: isLit(board, area),
    above: (
      <Zone name={zone.tab(area)}>
        <AreaEmblem area={area} size={style.low ? 24 : 28} />
        {areaAsked(view) === area && (
          <View style={styles.wheel}>
            <WheelToken size={20} />
          </View>
        )}
      </Zone>
    ),
  }));
  return <FocusTabs label={text.area.group} tabs={tabs} focus={focus} {...style} />;
}

/** Asked about, or in mind: the frame is drawn in the colour of action. */
export function isLit(
  { view, choice }: Pick<ReturnType<typeof useBoard>, 'view' | 'choice'>,
  area: Area,
): boolean {
  if (view.phase === 'choose') return choice !== undefined && 'area' in choice && choice.area === area;
  if (view.phase === 'lastCall') {
    return areaAsked(view) === area || view.areas[AREAS.indexOf(area)]?.chosen === false;
  }
  return areaAsked(view) === area;
}

const styles = StyleSheet.create({
  wheel: { position: 'absolute', right: -16, top: 1 },
});

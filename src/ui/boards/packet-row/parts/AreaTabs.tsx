import { useEffect, useEffectEvent } from 'react';
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
import { isLit, spokenArea } from './AreaHead';

/**
 * One area is in sight; while an area is to be chosen, looking at it is having it in mind, from the first one on that can be.
 * Whoever the device is passed to has nothing in mind before they touch anything.
 */
export function useFocusedArea(): Focus<Area> {
  const board = useBoard();
  const { view, choice } = board;
  const chosen = choice !== undefined && 'area' in choice ? choice.area : undefined;
  const choosing = isChoosing(board);
  const focus = useFocus<Area>({
    asked: areaAsked(view),
    first: 'guildhall',
    chosen,
    onFocus: (area) => {
      if (choosing) board.choose({ area });
    },
  });
  const arms = choosing && board.passesTo === undefined;
  const choosable = (focus.wanted ? [focus.focused] : [focus.focused, ...AREAS]).find(
    (area) => arms && board.whyNot({ type: 'choose', area }) === undefined,
  );
  const arm = useEffectEvent((area: Area) => board.choose({ area }));
  useEffect(() => {
    if (chosen === undefined && choosable !== undefined) arm(choosable);
  }, [chosen, choosable]);
  return focus;
}

interface AreaTabsProps extends TabsStyle {
  focus: Focus<Area>;
  arrives?: boolean;
}

/** The areas as tabs, with the wheel at the one that was chosen. */
export function AreaTabs({ focus, arrives, ...style }: AreaTabsProps) {
  const board = useBoard();
  const { view, text } = board;
  const tabs = AREAS.map((area) => ({
    id: area,
    name: board.words.area(area),
    spoken: spokenArea(board, area),
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
  return <FocusTabs label={text.area.group} tabs={tabs} focus={focus} arrives={arrives} {...style} />;
}

const styles = StyleSheet.create({
  wheel: { position: 'absolute', right: -16, top: 1 },
});

import { StyleSheet, View } from 'react-native';
import { goodName, type Good } from '@/games/harbour/cards/goods';
import { paidFor } from '@/games/harbour/rules/purchase';
import { spaceOf } from '@/games/harbour/state';
import { Figure, Type } from '@/ui/components';
import { useTheme } from '@/ui/theme';
import { Zone } from '../../kit/motion';
import { GoodToken } from '../art/GoodToken';
import { capitalised } from '@/text/capitalised';
import { zone } from '../motion/zones';
import { useBoard } from '../table/board';
import { PaperSwitch } from './parts/PaperSwitch';
import { shipmentNote } from './parts/Steps';
import { Tick } from './parts/Tick';
import { planningOf, ruleIn, switchShipment, whyIn } from './planning';

interface MarketSwitchProps {
  good: Good;
  width: number;
  height: number;
}

/** A space of the market while a purchase is planned: touched, all of its good is shipped. */
export function MarketSwitch({ good, width, height }: MarketSwitchProps) {
  const board = useBoard();
  const { colour } = useTheme();
  const planning = planningOf(board);
  if (planning === undefined) return null;
  const { choices, change } = planning;
  const { view, subject, text } = board;
  const { on = false, problem } = choices.ship[good] ?? {};
  const space = spaceOf(view, good);
  const off = problem !== undefined;
  const name = board.words.goods[goodName(good)];
  return (
    <PaperSwitch
      role="checkbox"
      label={text.planner.ship.spoken({
        good: name,
        space,
        money: board.money(paidFor(view, subject, good)),
        note: shipmentNote(board, planning, good),
      })}
      on={on}
      place={zone.ship(good)}
      unavailable={whyIn(board, problem)}
      rule={ruleIn(problem)}
      onPress={() => change(switchShipment(board, planning, good))}
      style={[styles.space, width < ROOMY && styles.narrow, { width, height }]}
    >
      <View style={styles.line}>
        <Figure
          value={space === 0 ? '' : String(space)}
          size={Math.min(38, height - 40)}
          maxScale={1}
          colour={off ? colour.text : colour.ink}
        />
        <Zone name={zone.token(good)}>
          <GoodToken good={good} size={Math.min(40, height - 38, Math.floor(width * 0.32))} />
        </Zone>
        {(!off || on) && <Tick on={on} />}
      </View>
      <Type variant="cardTitle" size={17} maxScale={1.1} colour={off ? colour.text : colour.ink} oneLine>
        {capitalised(name)}
      </Type>
    </PaperSwitch>
  );
}

/** Below this figure, token and tick stand close together. */
const ROOMY = 100;

const styles = StyleSheet.create({
  space: { paddingHorizontal: 9, paddingVertical: 4, justifyContent: 'space-between' },
  narrow: { paddingHorizontal: 6 },
  line: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
});

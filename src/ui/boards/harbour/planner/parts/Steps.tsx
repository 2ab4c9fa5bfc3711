import { StyleSheet, View } from 'react-native';
import { toggleSale } from '@/games/harbour/ahead/choices';
import {
  inMarketOrder,
  isShipped,
  keepLess,
  keepMore,
  ordersTokens,
  toggleFill,
} from '@/games/harbour/ahead/plan';
import { planned as plannedBy } from '@/games/harbour/ahead/planned';
import { BUILDING_SYMBOLS } from '@/games/harbour/cards/buildings';
import { HAT, KINDS, type Good } from '@/games/harbour/cards/goods';
import { LOWEST_SPACE } from '@/games/harbour/cards/limits';
import { leftBehind, paidFor } from '@/games/harbour/rules/purchase';
import { held, NONE, spaceOf } from '@/games/harbour/state';
import { Type } from '@/ui/components';
import { useTheme } from '@/ui/theme';
import { FeeCrate } from '../../art/FeeCrate';
import { useBoard, type HarbourBoard } from '../../table/board';
import { ruleIn, switchShipment, whyIn, type Planning } from '../planning';
import { goodWord } from '../words';
import { GoodSwitch } from './GoodSwitch';
import { InlandSwitch } from './InlandSwitch';
import { MarketAfter } from './MarketAfter';
import { Section } from './Section';
import { Warehouses } from './Warehouses';

interface StepProps {
  planning: Planning;
}

const GOODS_OF_ALL = Array.from({ length: KINDS }, (_, good) => good);

/** A fee is owed from entering: whoever ships must think of it. */
export function FeeNote({ planning }: StepProps) {
  const board = useBoard();
  const { colour } = useTheme();
  const { fee } = board.view;
  if (fee === NONE) return null;
  const { text, name } = board;
  const words = text.planner[feeWordsIn(board, planning)];
  return (
    <View style={styles.fee}>
      <FeeCrate size={22} colour={colour.text} />
      <Type variant="text" style={styles.words}>
        {words({ name: name(fee) })}
      </Type>
    </View>
  );
}

/** HB-11: a top hat of this purchase does not cancel the fee of this visit. */
function feeWordsIn(board: HarbourBoard, planning: Planning): 'fee' | 'feeWithHat' | 'feeFromWarehouse' {
  if (mustKeep(board, planning) !== undefined) return 'feeFromWarehouse';
  const buysHat = planning.plan.buildings.some((building) => (BUILDING_SYMBOLS[building]?.[HAT] ?? 0) > 0);
  return buysHat ? 'feeWithHat' : 'fee';
}

/** Why the warehouses may not all stay empty. */
function mustKeep(board: HarbourBoard, { plan, planned, choices }: Planning): string | undefined {
  const { view, actor } = board;
  if (actor === undefined || choices.warehouses === 0 || planned.problem !== undefined) return undefined;
  return whyIn(board, plannedBy(view, actor, { ...plan, keep: [] }).problem);
}

export function InlandStep({ planning }: StepProps) {
  const board = useBoard();
  const { plan, choices, change } = planning;
  if (choices.inland === undefined) return null;
  const done = board.view.soldInland;
  return (
    <InlandSwitch
      on={choices.inland.on}
      done={done}
      unavailable={done ? board.text.planner.inland.done : whyIn(board, choices.inland.problem)}
      rule="inland-traders"
      onPress={() => change(toggleSale(board.view, board.subject, plan))}
    />
  );
}

/** How much of a good would go, or is lacking. */
export function shipmentNote(board: HarbourBoard, { plan }: Planning, good: Good): string {
  const { view, subject } = board;
  const { ship } = board.text.planner;
  if (isShipped(view, good)) return ship.done({ units: view.cargo[good] ?? 0 });
  const sold = plan.inland && !view.soldInland ? 1 : 0;
  const units = held(view, subject, good) - sold;
  const need = spaceOf(view, good);
  if (units < need) return ship.few({ units, need });
  const stay = Math.max(0, leftBehind(view, subject, good) - sold);
  return stay > 0 ? ship.some({ units: units - stay, stay }) : ship.all({ units });
}

export function ShipStep({ planning, columns }: StepProps & { columns: 1 | 2 | 4 }) {
  const board = useBoard();
  const { view, subject, text } = board;
  const { choices, change } = planning;
  return (
    <Section title={text.planner.ship.title} about={text.planner.ship.about}>
      <View style={styles.goods}>
        {inMarketOrder(view, GOODS_OF_ALL).map((good) => (
          <GoodSwitch
            key={good}
            good={good}
            space={spaceOf(view, good)}
            money={paidFor(view, subject, good)}
            note={shipmentNote(board, planning, good)}
            on={choices.ship[good]?.on ?? false}
            unavailable={whyIn(board, choices.ship[good]?.problem)}
            rule={ruleIn(choices.ship[good]?.problem)}
            columns={columns}
            onPress={() => change(switchShipment(board, planning, good))}
          />
        ))}
      </View>
    </Section>
  );
}

export function MarketStep({ planning, tall }: StepProps & { tall?: boolean }) {
  const board = useBoard();
  const { view, subject } = board;
  const { market: words } = board.text.planner;
  const { plan, planned, change } = planning;
  const orders = ordersTokens(view, subject, plan);
  const back = planned.market.filter((good) => plan.ship.includes(good));
  const [only] = back;
  const about =
    only === undefined
      ? words.same
      : orders
        ? words.order
        : back.length === 1
          ? words.back({ good: goodWord(board, only), space: LOWEST_SPACE })
          : words.backMany({ first: LOWEST_SPACE, last: LOWEST_SPACE + back.length - 1 });
  return (
    <Section title={words.title} about={about}>
      <MarketAfter
        market={planned.market}
        tapped={plan.fill}
        shipped={orders ? back : []}
        onTap={(good) => change(toggleFill(plan, good))}
        tall={tall}
      />
    </Section>
  );
}

export function WarehouseStep({ planning }: StepProps) {
  const board = useBoard();
  const { plan, choices, change } = planning;
  const { warehouses } = choices;
  if (warehouses === 0) return null;
  const goods = inMarketOrder(board.view, GOODS_OF_ALL).flatMap((good) => {
    const kept = choices.keep[good]?.units ?? 0;
    const full = choices.keep[good]?.problem !== undefined;
    return kept > 0 || !full ? [{ good, kept, full }] : [];
  });
  return (
    <Warehouses
      count={warehouses}
      goods={goods}
      mustKeep={mustKeep(board, planning)}
      onMore={(good) => change(keepMore(plan, good, warehouses))}
      onLess={(good) => change(keepLess(plan, good))}
      onNothing={() => change({ ...plan, keep: [] })}
    />
  );
}

const styles = StyleSheet.create({
  fee: { flexDirection: 'row', alignItems: 'center', gap: 8, paddingHorizontal: 2 },
  words: { flexShrink: 1 },
  goods: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
});

import { StyleSheet, View } from 'react-native';
import { mostBuildings, toggleBuilding } from '@/games/harbour/ahead/plan';
import { NO_PRICE, PRICE, type Building } from '@/games/harbour/cards/buildings';
import { Button } from '@/ui/components';
import { useBoard, type HarbourBoard } from '../../table/board';
import { whyIn, type Planning } from '../planning';
import { OfferSwitch } from './OfferSwitch';
import { Section } from './Section';

const GAP = 6;

interface Note {
  readonly paid: boolean;
  readonly note: string;
  readonly short: string | undefined;
}

/** What the plan lacks for a building, or would lose with it. */
export function noteOnOffer(board: HarbourBoard, planning: Planning, building: Building): Note {
  const { buy } = board.text.planner;
  const { plan, planned, choices } = planning;
  const choice = choices.buildings.get(building);
  const price = PRICE[building] ?? NO_PRICE;
  if (price === NO_PRICE || choice === undefined) {
    return { paid: false, note: buy.noPrice, short: buy.noPrice };
  }
  if (choice.short > 0) {
    const short = buy.short({ money: board.money(choice.short) });
    return { paid: false, note: short, short };
  }
  const others = plan.buildings.length > 0 && mostBuildings(board.view) > 1 ? planned.price : 0;
  const over = choice.on ? planned.leftOver : planned.sum - price - others;
  if (over <= 0) return { paid: true, note: buy.exact, short: undefined };
  const lost = { money: board.money(over) };
  return { paid: true, note: (choice.on ? buy.isLost : buy.lost)(lost), short: undefined };
}

interface OfferStepProps {
  planning: Planning;
  /** Of each tile. */
  width: number;
}

/** What is on offer: ringed is what the plan pays for. */
export function OfferStep({ planning, width }: OfferStepProps) {
  const board = useBoard();
  const { text, view } = board;
  const { plan, planned, choices, change } = planning;
  const most = mostBuildings(view);
  const pay = { money: board.money(planned.sum) };
  return (
    <Section
      title={text.planner.buy.title}
      about={(most > 1 ? text.planner.buy.canPayTwo : text.planner.buy.canPay)(pay)}
    >
      <View style={styles.offers}>
        {[...choices.buildings].map(([building, { on, problem }]) => (
          <OfferSwitch
            key={building}
            building={building}
            width={width}
            on={on}
            unavailable={whyIn(board, problem)}
            {...noteOnOffer(board, planning, building)}
            onPress={() => change(toggleBuilding(plan, building, most))}
          />
        ))}
        <LeaveButton planning={planning} width={width} />
      </View>
    </Section>
  );
}

/** Nothing is bought, where that is allowed. */
function LeaveButton({ planning, width }: OfferStepProps) {
  const board = useBoard();
  if (planning.question !== 'ship' || planning.choices.leave !== undefined) return null;
  return (
    <Button
      label={board.text.planner.act.buyNothing}
      variant="secondary"
      size="small"
      onPress={() => {
        board.closeAll();
        board.play({ type: 'done' });
      }}
      style={{ width }}
    />
  );
}

const styles = StyleSheet.create({
  offers: { flexDirection: 'row', flexWrap: 'wrap', gap: GAP },
});

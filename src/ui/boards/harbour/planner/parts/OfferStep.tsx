import { StyleSheet, View } from 'react-native';
import { mostBuildings } from '@/games/harbour/ahead/plan';
import { buyingPower } from '@/games/harbour/ahead/power';
import { NO_PRICE, PRICE, type Building } from '@/games/harbour/cards/buildings';
import { useBoard, type HarbourBoard } from '../../table/board';
import { hasBegun, ringing, type Planning } from '../planning';
import { LeaveButton } from './LeaveButton';
import { OfferSwitch } from './OfferSwitch';
import { Section } from './Section';

const GAP = 6;

interface Note {
  /** Whether it counts as paid; before anything is shipped, whatever could be. */
  readonly paid: boolean;
  readonly note: string;
  /** What the plan lacks. */
  readonly lacks: number;
}

/** What the plan lacks for a building, or would lose with it. */
export function noteOnOffer(board: HarbourBoard, planning: Planning, building: Building): Note {
  const { buy } = board.text.planner;
  const { plan, planned, choices } = planning;
  const choice = choices.buildings.get(building);
  const price = PRICE[building] ?? NO_PRICE;
  if (price === NO_PRICE || choice === undefined) return { paid: false, note: buy.noPrice, lacks: 0 };
  if (!hasBegun(planning) && choice.problem === undefined) return { paid: true, note: buy.within, lacks: 0 };
  if (choice.short > 0) {
    return { paid: false, note: buy.short({ money: board.money(choice.short) }), lacks: choice.short };
  }
  const others = plan.buildings.length > 0 && mostBuildings(board.view) > 1 ? planned.price : 0;
  const over = choice.on ? planned.leftOver : planned.sum - price - others;
  if (over <= 0) return { paid: true, note: buy.exact, lacks: 0 };
  const lost = { money: board.money(over) };
  return { paid: true, note: (choice.on ? buy.isLost : buy.lost)(lost), lacks: 0 };
}

/** How much can be paid for how many, with the plan as it is or with everything. */
function meansIn(board: HarbourBoard, planning: Planning): string {
  const { buy } = board.text.planner;
  const two = mostBuildings(board.view) > 1;
  if (hasBegun(planning)) {
    return (two ? buy.canPayTwo : buy.canPay)({ money: board.money(planning.planned.sum) });
  }
  return (two ? buy.upToTwo : buy.upTo)({ money: board.money(buyingPower(board.view, board.subject)) });
}

interface OfferStepProps {
  planning: Planning;
  /** Of each tile. */
  width: number;
}

/** What is on offer: ringed is what the plan pays for. */
export function OfferStep({ planning, width }: OfferStepProps) {
  const board = useBoard();
  return (
    <Section title={board.text.planner.buy.title} about={meansIn(board, planning)}>
      <View style={styles.offers}>
        {[...planning.choices.buildings.keys()].map((building) => {
          const { on, unavailable, tapped } = ringing(board, planning, building);
          return (
            <OfferSwitch
              key={building}
              building={building}
              width={width}
              on={on}
              unavailable={unavailable}
              {...noteOnOffer(board, planning, building)}
              onPress={() => planning.change(tapped)}
            />
          );
        })}
        <LeaveButton planning={planning} style={{ width }} />
      </View>
    </Section>
  );
}

const styles = StyleSheet.create({
  offers: { flexDirection: 'row', flexWrap: 'wrap', gap: GAP },
});

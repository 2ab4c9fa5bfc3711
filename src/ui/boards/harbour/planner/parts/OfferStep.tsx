import { StyleSheet, View } from 'react-native';
import { useBoard } from '../../table/board';
import { meansIn } from '../offers';
import type { Planning } from '../planning';
import { LeaveButton } from './LeaveButton';
import { OfferSwitch } from './OfferSwitch';
import { Section } from './Section';

const GAP = 6;

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
        {[...planning.choices.buildings.keys()].map((building) => (
          <OfferSwitch key={building} planning={planning} building={building} width={width} />
        ))}
        <LeaveButton planning={planning} style={{ width }} />
      </View>
    </Section>
  );
}

const styles = StyleSheet.create({
  offers: { flexDirection: 'row', flexWrap: 'wrap', gap: GAP },
});

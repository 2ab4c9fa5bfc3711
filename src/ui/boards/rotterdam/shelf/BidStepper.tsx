import { StyleSheet, View } from 'react-native';
import { Figure, Touchable, Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { useText } from '@/ui/text';
import { radius, space, useTheme } from '@/ui/theme';
import { refusing } from '../../kit/table';
import { useBoard } from '../table/board';

interface BidStepperProps {
  amount: number;
  /** Of the bidder. */
  own: number;
  onChange: (amount: number) => void;
}

/** The bid in mind, one up or down, and what is left of the bidder's money. */
export function BidStepper({ amount, own, onChange }: BidStepperProps) {
  const { text, money } = useBoard();
  const { colour } = useTheme();
  const { common } = useText();
  const what = text.roles.bid.yours;
  return (
    <View style={styles.bid}>
      <Step icon="minus" label={common.less({ what })} amount={amount - 1} onChange={onChange} />
      <View style={styles.figures} aria-live="polite">
        <Figure value={money(amount)} size={34} maxScale={1.2} />
        <Type variant="text" colour={colour.textSoft} align="center">
          {text.roles.bid.keeps({ left: money(own - amount), money: money(own) })}
        </Type>
      </View>
      <Step icon="plus" label={common.more({ what })} amount={amount + 1} onChange={onChange} />
    </View>
  );
}

interface StepProps {
  icon: 'minus' | 'plus';
  label: string;
  /** What it leads to. */
  amount: number;
  onChange: (amount: number) => void;
}

/** Paper to touch; where the rules refuse the bid that it leads to an outline, which says why. */
function Step({ icon, label, amount, onChange }: StepProps) {
  const board = useBoard();
  const { common } = useText();
  const { colour } = useTheme();
  const reason = board.whyNot({ type: 'bid', amount });
  const off = reason !== undefined;
  return (
    <Touchable
      role="button"
      label={off ? common.unavailable({ what: label, reason }) : label}
      disabled={off}
      onRefused={refusing(board, label, { type: 'bid', amount })}
      onPress={() => onChange(amount)}
      style={[
        styles.step,
        off
          ? { borderColor: colour.textSoft, borderStyle: 'dashed' }
          : { borderColor: colour.edge, backgroundColor: colour.paper },
      ]}
    >
      <Icon name={icon} size={24} colour={off ? colour.textSoft : colour.ink} />
    </Touchable>
  );
}

const styles = StyleSheet.create({
  bid: { flexDirection: 'row', alignItems: 'center', gap: space.group },
  step: {
    width: 72,
    height: 60,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1,
    borderRadius: radius.card,
  },
  figures: { flex: 1, alignItems: 'center' },
});

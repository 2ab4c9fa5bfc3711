import { StyleSheet, View } from 'react-native';
import { Figure, Touchable, Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { useText } from '@/ui/text';
import { radius, space, useTheme } from '@/ui/theme';
import { useBoard } from '../table/board';

interface BidStepperProps {
  amount: number;
  least: number;
  most: number;
  /** Of the bidder. */
  own: number;
  onChange: (amount: number) => void;
}

/** The bid in mind, one up or down, and what is left of the bidder's money. */
export function BidStepper({ amount, least, most, own, onChange }: BidStepperProps) {
  const { text, money } = useBoard();
  const { colour } = useTheme();
  const { common } = useText();
  const what = text.roles.bid.yours;
  return (
    <View style={styles.bid}>
      <Step
        icon="minus"
        label={common.less({ what })}
        off={amount <= least}
        onPress={() => onChange(amount - 1)}
      />
      <View style={styles.figures} aria-live="polite">
        <Figure value={money(amount)} size={34} maxScale={1.2} />
        <Type variant="text" colour={colour.textSoft} align="center">
          {text.roles.bid.keeps({ left: money(own - amount), money: money(own) })}
        </Type>
      </View>
      <Step
        icon="plus"
        label={common.more({ what })}
        off={amount >= most}
        onPress={() => onChange(amount + 1)}
      />
    </View>
  );
}

interface StepProps {
  icon: 'minus' | 'plus';
  label: string;
  off: boolean;
  onPress: () => void;
}

/** Paper to touch, an outline where it leads no further. */
function Step({ icon, label, off, onPress }: StepProps) {
  const { colour } = useTheme();
  return (
    <Touchable
      role="button"
      label={label}
      disabled={off}
      onPress={onPress}
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

import { StyleSheet, View } from 'react-native';
import { Type } from '@/ui/components';
import { useTheme } from '@/ui/theme';

interface PriceTrackProps {
  lowest: number;
  highest: number;
  price: number;
  /** Where the deal in mind leads to: ringed. */
  leadsTo?: number | undefined;
  width: number;
}

/** The band of a product with its price on it. */
export function PriceTrack({ lowest, highest, price, leadsTo, width }: PriceTrackProps) {
  const { colour } = useTheme();
  const prices = Array.from({ length: highest - lowest + 1 }, (_, at) => lowest + at);
  return (
    <View style={[styles.track, { width }]} aria-hidden>
      {prices.map((one) => (
        <View
          key={one}
          style={[
            styles.price,
            { width: Math.floor(width / prices.length) },
            one === price && { backgroundColor: colour.paper },
            one === leadsTo && one !== price && { borderColor: colour.action },
          ]}
        >
          <Type
            variant="figure"
            size={14}
            maxScale={1}
            colour={one === price ? colour.ink : one === leadsTo ? colour.text : colour.textSoft}
          >
            {one}
          </Type>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  track: { flexDirection: 'row', justifyContent: 'space-between' },
  price: {
    height: 26,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 4,
    borderWidth: 1.6,
    borderColor: 'transparent',
  },
});

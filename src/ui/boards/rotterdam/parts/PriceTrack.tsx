import { StyleSheet, View } from 'react-native';
import { Type } from '@/ui/components';
import { useTheme } from '@/ui/theme';
import { Sliding } from '../../kit/motion';

interface PriceTrackProps {
  lowest: number;
  highest: number;
  price: number;
  /** Where the deal in mind leads to: ringed. */
  leadsTo?: number | undefined;
  width: number;
}

/** A step of the marker. */
const SLIDES = 180;

/** The band of a product with its price on it: the marker slides where a deal has changed it. */
export function PriceTrack({ lowest, highest, price, leadsTo, width }: PriceTrackProps) {
  const { colour } = useTheme();
  const prices = Array.from({ length: highest - lowest + 1 }, (_, at) => lowest + at);
  const each = Math.floor(width / prices.length);
  const apart = (width - each) / Math.max(1, prices.length - 1);
  return (
    <View style={[styles.track, { width }]} aria-hidden>
      <Sliding
        to={(price - lowest) * apart}
        lasts={SLIDES}
        style={[styles.price, styles.marker, { width: each, backgroundColor: colour.paper }]}
      />
      {prices.map((one) => (
        <View
          key={one}
          style={[
            styles.price,
            { width: each },
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
  marker: { position: 'absolute', left: 0, top: 0 },
});

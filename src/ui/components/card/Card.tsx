import { StyleSheet, View } from 'react-native';
import { useTheme } from '@/ui/theme';
import { Touchable } from '../Touchable';
import { CardFront } from './CardFront';
import type { CardFace, CardSize } from './face';
import { Raised } from './Raised';

export interface CardProps {
  face: CardFace;
  size: CardSize;
  selected?: boolean;
  /** What its reader lacks: "short $4". The card stays as readable as any other. */
  tooDear?: string | undefined;
  /** Cannot be used now: paper becomes an outline. */
  disabled?: boolean;
  /** A card among others to choose from is a radio or a checkbox. */
  role?: 'button' | 'radio' | 'checkbox';
  onPress?: (() => void) | undefined;
  onLongPress?: (() => void) | undefined;
}

/** A card as one thing to touch and one thing to hear. */
export function Card(props: CardProps) {
  const {
    face,
    size,
    selected = false,
    tooDear,
    disabled = false,
    role = 'button',
    onPress,
    onLongPress,
  } = props;
  const { colour } = useTheme();
  const label = tooDear === undefined ? face.spoken : `${face.spoken}, ${tooDear}`;
  const front = <CardFront face={face} size={size} tooDear={tooDear} outlined={disabled} />;

  return (
    <Raised up={selected} ring={colour.action} paper={!disabled}>
      {onPress === undefined && onLongPress === undefined ? (
        <View accessible role="img" aria-label={label}>
          {front}
        </View>
      ) : (
        <Touchable
          role={role}
          label={label}
          disabled={disabled}
          checked={role === 'button' ? undefined : selected}
          onPress={onPress}
          onLongPress={onLongPress}
          style={styles.touch}
        >
          {front}
        </Touchable>
      )}
    </Raised>
  );
}

const styles = StyleSheet.create({
  touch: { borderRadius: 8 },
});

import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useText } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { Touchable } from '../Touchable';
import { CardFront } from './CardFront';
import type { CardFace, CardSize } from './face';
import { Raised } from './Raised';
import type { CardTone } from './tones';

export interface CardProps {
  face: CardFace;
  size: CardSize;
  selected?: boolean;
  /** What its reader lacks: "short $4". The card stays as readable as any other. */
  tooDear?: string | undefined;
  /** Why it cannot be used now, read with it: paper becomes an outline. */
  unavailable?: string | undefined;
  /** What a touch does then: it says why. */
  onRefused?: (() => void) | undefined;
  /** Read aloud instead of the face's own words. */
  spoken?: string | undefined;
  /** Unless it is unavailable, it is paper. */
  tone?: CardTone;
  /** With its whole effect in words. */
  explained?: boolean;
  /** What stands on the card. */
  children?: ReactNode;
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
    spoken = face.spoken,
    unavailable,
    onRefused,
    tone = unavailable === undefined ? 'paper' : 'outline',
    role = 'button',
    explained = false,
    onPress,
    onLongPress,
    children,
  } = props;
  const { colour } = useTheme();
  const { common } = useText();
  const what = tooDear === undefined ? spoken : `${spoken}, ${tooDear}`;
  const label = unavailable === undefined ? what : common.unavailable({ what, reason: unavailable });
  const front = <CardFront face={face} size={size} tooDear={tooDear} tone={tone} explained={explained} />;

  return (
    <Raised up={selected} ring={colour.action} paper={tone !== 'outline'}>
      {onPress === undefined && onLongPress === undefined ? (
        <View accessible role="img" aria-label={label}>
          {front}
          {children}
        </View>
      ) : (
        <Touchable
          role={role}
          label={label}
          disabled={unavailable !== undefined}
          onRefused={onRefused}
          checked={role === 'button' ? undefined : selected}
          onPress={onPress}
          onLongPress={onLongPress}
          tip={face.effect}
          style={styles.touch}
        >
          {front}
          {children}
        </Touchable>
      )}
    </Raised>
  );
}

const styles = StyleSheet.create({
  touch: { borderRadius: 8 },
});

import { useState } from 'react';
import { ScrollView, StyleSheet, View, type LayoutChangeEvent } from 'react-native';
import { space, useRoom } from '@/ui/theme';
import { useShape, type Shape } from '../../kit/layout';
import { THRESHOLDS } from '../layouts/shape';
import { Asked } from './setup/Asked';
import { LiesOpen } from './setup/LiesOpen';
import { OpenTable } from './setup/OpenTable';

/** Of the width, for what is asked. */
const SHARE = { usual: 0.46, low: 0.57 };
const GAP = 10;
const BETWEEN = 12;
const RING = 3;
/** Rows of players and the columns of the first stock are not in sight together below this. */
const BRIEF_BELOW = 520;
/** Of a tablet held upright, for market and display. */
const OFFER = 500;

const isTablet = (shape: Shape): boolean => shape === 'tabletLandscape' || shape === 'tabletPortrait';

/** Before the first turn: one of two boards, the Noble's look, the first stock; beside it what lies open. */
export function SetUp() {
  const shape = useShape(THRESHOLDS);
  const room = useRoom();
  const [{ width, height }, measure] = useState({ width: room.width - 2 * space.panel, height: room.height });
  const beside = shape === 'tabletLandscape' || shape === 'phoneLandscape';
  const inner = width - 2 * RING;
  const low = shape === 'phoneLandscape';
  const half = beside ? Math.floor((inner - BETWEEN) * (low ? SHARE.low : SHARE.usual)) : inner;
  const rest = beside ? inner - BETWEEN - half : inner;
  return (
    <View style={styles.room} onLayout={({ nativeEvent: { layout } }: LayoutChangeEvent) => measure(layout)}>
      <ScrollView contentContainerStyle={beside ? styles.beside : styles.below}>
        <View style={{ width: half }}>
          <Asked width={half} large={isTablet(shape)} low={low} brief={low || height < BRIEF_BELOW} />
        </View>
        <View style={{ width: rest }}>
          {isTablet(shape) ? (
            <OpenTable width={rest} height={beside ? height - GAP : OFFER} />
          ) : (
            <LiesOpen width={rest} />
          )}
        </View>
      </ScrollView>
    </View>
  );
}

/** The same in large letters, one below the other, in a table that scrolls as a whole. */
export function SetUpBelow({ width }: { width: number }) {
  const inner = width - 2 * RING;
  return (
    <View style={styles.below}>
      <Asked width={inner} large={false} low={false} />
      <LiesOpen width={inner} />
    </View>
  );
}

const styles = StyleSheet.create({
  room: { flex: 1 },
  // Room for the ring of what is chosen.
  below: { gap: 14, paddingVertical: 5, paddingHorizontal: RING },
  beside: { flexDirection: 'row', gap: BETWEEN, paddingVertical: 5, paddingHorizontal: RING },
});

import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Language } from '@/engine/phrase';
import type { Building } from '@/games/harbour/cards/buildings';
import type { Good } from '@/games/harbour/cards/goods';
import { CardFront } from '@/ui/components/card';
import { TEXTS } from '@/text';
import { COLOURS, type House } from '@/ui/theme';
import type { Size } from '../../kit/motion';
import { GoodToken } from '../art/GoodToken';
import { HarbourBack } from '../art/HarbourBack';
import { HousePawn, pawnHeight } from '@/ui/art';
import { faceOf } from '../model/faces';

type Draw = (size: Size) => ReactNode;

const UNIT_WIDTH = 22;
const PAWN_WIDTH = 26;
export const UNIT: Size = { width: UNIT_WIDTH, height: UNIT_WIDTH };
export const PAWN: Size = { width: PAWN_WIDTH, height: pawnHeight(PAWN_WIDTH) };

/** A unit of a good on its way. */
export const token =
  (good: Good): Draw =>
  () => <GoodToken good={good} size={UNIT_WIDTH} />;

/** One that finds no room, ringed as a loss. */
export const lostToken =
  (good: Good): Draw =>
  () => (
    <View style={styles.lost}>
      <GoodToken good={good} size={UNIT_WIDTH} />
    </View>
  );

/** A market token, as large as it lies there. */
export const wholeToken =
  (good: Good): Draw =>
  ({ width, height }) => <GoodToken good={good} size={Math.min(width, height)} />;

export const pawn =
  (house: House): Draw =>
  () => <HousePawn house={house} size={PAWN_WIDTH} />;

export const buildingFace =
  (building: Building, language: Language): Draw =>
  (size) => <CardFront face={faceOf(building, language)} size={size} />;

export const backOf =
  (language: Language): Draw =>
  (size) => <HarbourBack size={size} name={TEXTS[language].games.harbour.name} />;

const styles = StyleSheet.create({
  lost: { borderRadius: UNIT_WIDTH, borderWidth: 3, borderColor: COLOURS.light.warnInk },
});

import { View } from 'react-native';

export interface MapBlockProps {
  /** Harbours on top and starts below; otherwise harbours right and starts left. */
  upright: boolean;
  width: number;
  height: number;
}

/** The whole map with its harbour cards: waterways, ships, what the thought in mind would do. */
export function MapBlock({ width, height }: MapBlockProps) {
  return <View style={{ width, height }} />;
}

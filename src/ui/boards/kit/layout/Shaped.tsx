import type { ComponentType } from 'react';
import { useRoom, useTheme } from '@/ui/theme';
import { shapeOf, type Shape, type Thresholds } from './shape';

interface ShapedProps {
  layouts: Readonly<Record<Shape, ComponentType>>;
  least: Thresholds;
}

/** The layout of these that fits the room. */
export function Shaped({ layouts, least }: ShapedProps) {
  const { fontScale } = useTheme();
  const Layout = layouts[shapeOf(useRoom(), fontScale, least)];
  return <Layout />;
}

import type { ComponentType } from 'react';
import { useRoom, useTheme } from '@/ui/theme';
import { shapeOf, type Shape, type Thresholds } from './shape';

interface ShapedProps {
  layouts: Readonly<Record<Shape, ComponentType>>;
  least: Thresholds;
}

export function useShape(least: Thresholds): Shape {
  const { fontScale } = useTheme();
  return shapeOf(useRoom(), fontScale, least);
}

/** The layout of these that fits the room. */
export function Shaped({ layouts, least }: ShapedProps) {
  const Layout = layouts[useShape(least)];
  return <Layout />;
}

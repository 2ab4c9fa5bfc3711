import { LaurelFigure } from '@/ui/components';
import { useTheme } from '@/ui/theme';
import { RollingFigure } from '../../kit/motion';
import { BRASS_ON_TABLE } from './HousePips';

interface LaurelProps {
  points: number;
  size?: number;
  /** Of the leaves; brass unless the building has an ink. */
  colour?: string;
  ink?: string;
}

/** Victory points between laurels, rolling where they change. */
export function Laurel({ points, size = 30, colour, ink }: LaurelProps) {
  const theme = useTheme();
  const figureInk = ink ?? theme.colour.text;
  return (
    <LaurelFigure
      value={String(points)}
      size={size}
      colour={colour ?? BRASS_ON_TABLE[theme.scheme]}
      ink={figureInk}
      figure={(high) => (
        <RollingFigure value={points} format={String} size={high} colour={figureInk} maxScale={1} />
      )}
    />
  );
}

import { QuayHouses, ShipDrawing } from '@/ui/art';
import { useTheme } from '@/ui/theme';

/** A packet ship before South Street. */
export function Scene({ accent }: { accent: string }) {
  const { ink, paper } = useTheme().colour;
  return (
    <>
      <QuayHouses x={204} count={5} scale={0.95} />
      <ShipDrawing x={0} y={2} width={222} ink={ink} sail={paper} pennant={accent} />
    </>
  );
}

import { Crane, QuayHouses } from '@/ui/art';
import { Glyph } from '@/ui/icons';
import { useTheme } from '@/ui/theme';

/** The crane of Gullsbottom between its houses and the lighthouse. */
export function Scene() {
  const { ink, paper } = useTheme().colour;
  return (
    <>
      <QuayHouses x={6} count={3} scale={1} />
      <Crane x={72} y={36} scale={1.2} ink={ink} wall={paper} />
      <Glyph name="lighthouse" x={278} y={104} size={84} colour={ink} halo={paper} />
    </>
  );
}

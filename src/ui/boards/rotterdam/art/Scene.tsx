import { QuayHouses } from '@/ui/art';
import { Glyph } from '@/ui/icons';
import { useTheme } from '@/ui/theme';

/** A freighter that passes mill and houses. */
export function Scene() {
  const { ink, paper } = useTheme().colour;
  return (
    <>
      <QuayHouses x={96} count={5} scale={1} />
      <Glyph name="windmill" x={52} y={92} size={108} colour={ink} halo={paper} />
      <Glyph name="cargo-ship" x={280} y={116} size={80} colour={ink} halo={paper} />
    </>
  );
}

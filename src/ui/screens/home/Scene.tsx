import { memo } from 'react';
import Svg, { Path } from 'react-native-svg';
import { Crane, GabledHouses, ShipDrawing, waves } from '@/ui/art';
import { Glyph } from '@/ui/icons';
import { useTheme, type Ink } from '@/ui/theme';
import type { GameOnShow } from './games';

const SCENE_RATIO = 328 / 180;
const WIDTH = 328;
const HEIGHT = 180;
const HORIZON = 146;
const GROUND = 80;
const HOUSE_HEIGHT = 68;

/** Level lines, finer towards the horizon, as one outline. */
const SKY = (() => {
  let path = '';
  for (let y = 3; y < HORIZON; y += 4) {
    const thickness = 0.35 + 0.75 * (1 - y / HORIZON);
    path += `M0 ${y}H${WIDTH}v${thickness.toFixed(2)}H0z`;
  }
  return path;
})();

const SEA = (() => {
  let path = '';
  for (let row = 0; HORIZON + row * 6 < HEIGHT; row++) {
    path += waves(WIDTH, HORIZON + 5 + row * 6, 22 + row * 2, 3.4, row * row * 17);
  }
  return path;
})();

interface SceneProps {
  game: GameOnShow['id'];
  ink: Ink;
  width: number;
}

/** The view of the harbour that stands for a game. */
export const Scene = memo(function Scene({ game, ink, width }: SceneProps) {
  const { print } = ink;
  return (
    <Svg
      width={width}
      height={width / SCENE_RATIO}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden
      pointerEvents="none"
    >
      <Path d={SKY} fill={print} fillOpacity={0.5} />
      <Path d={SEA} stroke={print} strokeWidth={1.2} strokeOpacity={0.9} fill="none" />
      <Foreground game={game} accent={print} />
    </Svg>
  );
});

function Foreground({ game, accent }: { game: GameOnShow['id']; accent: string }) {
  const { ink, paper } = useTheme().colour;
  const row = { y: GROUND, height: HOUSE_HEIGHT, ink, wall: paper };
  switch (game) {
    case 'packet-row':
      return (
        <>
          <GabledHouses x={204} count={5} scale={0.95} {...row} />
          <ShipDrawing x={0} y={2} width={222} ink={ink} sail={paper} pennant={accent} />
        </>
      );
    case 'harbour':
      return (
        <>
          <GabledHouses x={6} count={3} scale={1} {...row} />
          <Crane x={72} y={36} scale={1.2} ink={ink} wall={paper} />
          <Glyph name="lighthouse" x={278} y={104} size={84} colour={ink} halo={paper} />
        </>
      );
    case 'rotterdam':
      return (
        <>
          <GabledHouses x={96} count={5} scale={1} {...row} />
          <Glyph name="windmill" x={52} y={92} size={108} colour={ink} halo={paper} />
          <Glyph name="cargo-ship" x={280} y={116} size={80} colour={ink} halo={paper} />
        </>
      );
  }
}

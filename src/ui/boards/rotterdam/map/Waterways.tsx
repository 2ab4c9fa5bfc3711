import Svg, { Circle, G, Path } from 'react-native-svg';
import { CHANNELS, COLOURS, type Position } from '@/games/rotterdam/cards/waterways';
import { useText } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { ChannelLine } from '../art/ChannelLine';
import { channelLook } from '../art/channels';
import { LetterDisc } from '../art/LetterDisc';
import { channelShape } from './channels';
import type { Plan } from './geometry';
import { LIT, MAP_INKS } from './inks';
import type { Marks } from './marks';

const FADED = 0.22;
const FADED_LETTER = 0.34;
const ALL = CHANNELS.map((_, channel) => channel);

interface LayerProps {
  plan: Plan;
  marks: Marks;
  /** Whether a ship lies there. */
  occupied: (at: Position) => boolean;
}

/** The channels: pattern, arrow head and letter. */
export function Waterways({ plan, marks, occupied }: LayerProps) {
  const { letters } = useText().games.rotterdam.board.map;
  const inks = MAP_INKS[useTheme().scheme];
  const shapeOf = (channel: number) => channelShape(plan, channel, occupied, marks.blocked.has(channel));
  const fades = (channel: number) =>
    marks.shown !== undefined && !marks.shown.has(channel) && !marks.lit.has(channel);
  const { head } = plan;
  // What is in use lies over everything that it crosses.
  const inOrder = [...ALL].sort((a, b) => Number(marks.lit.has(a)) - Number(marks.lit.has(b)));
  return (
    <Svg width={plan.width} height={plan.height} aria-hidden pointerEvents="none">
      <G fill="none">
        {inOrder.map((channel) => {
          const { path, tip } = shapeOf(channel);
          const colour = CHANNELS[channel]?.colour ?? 0;
          const lit = marks.lit.has(channel);
          return (
            <G key={channel} opacity={fades(channel) ? FADED : 1}>
              <ChannelLine colour={colour} path={path} width={plan.line} casing={inks.casing} lit={lit} />
              <Path
                d={`M0 ${-head * 0.72}L${head * 1.1} 0 0 ${head * 0.72}z`}
                fill={channelLook(colour).stroke}
                stroke={lit ? LIT : inks.casing}
                strokeWidth={lit ? 1.6 : 1.4}
                transform={`translate(${tip.x} ${tip.y}) rotate(${tip.turn})`}
              />
            </G>
          );
        })}
      </G>
      {inOrder.map((channel) => {
        const { letter } = shapeOf(channel);
        const colour = CHANNELS[channel]?.colour ?? 0;
        return (
          <G key={channel} opacity={fades(channel) ? FADED_LETTER : 1}>
            <LetterDisc
              {...letter}
              radius={plan.disc}
              colour={colour}
              letter={letters[COLOURS[colour] ?? 'red']}
              ground={inks.disc}
              edge={marks.lit.has(channel) ? LIT : undefined}
            />
          </G>
        );
      })}
    </Svg>
  );
}

/** A bar at the end of every channel that somebody lies in the way of. */
export function Bars({ plan, marks, occupied }: LayerProps) {
  const { colour } = useTheme();
  return (
    <>
      {[...marks.blocked].map((channel) => {
        const { bar } = channelShape(plan, channel, occupied, true);
        return (
          <G key={channel} transform={`translate(${bar.x} ${bar.y})`}>
            <Circle r={8.5} fill={colour.warnPaper} stroke={colour.warnInk} strokeWidth={1.6} />
            <Path d="M-4.6 0H4.6" stroke={colour.warnInk} strokeWidth={3} />
          </G>
        );
      })}
    </>
  );
}

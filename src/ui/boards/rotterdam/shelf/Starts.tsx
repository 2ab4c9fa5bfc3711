import type { Position } from '@/games/rotterdam/cards/waterways';
import { Type } from '@/ui/components';
import { touch } from '@/ui/theme';
import { useBoard } from '../table/board';
import { zone } from '../motion/zones';
import type { ShelfProps } from './Shelf';
import { Tile, Tiles } from './Tile';
import { TILE_GAP } from './tileSize';

export const STARTS_HEIGHT = touch.icon;

interface StartsProps {
  shelf: ShelfProps;
  starts: readonly Position[];
  chosen: Position | undefined;
  whyNot(at: Position): string | undefined;
  /** The paragraph of the rules behind that. */
  ruleAgainst(at: Position): string | undefined;
  /** Nothing where they are only looked at. */
  onChoose: ((at: Position) => void) | undefined;
  /** Whether number keys pick them. */
  keys?: boolean;
}

/** The start positions as a row of tiles, for whoever does not point at the map. */
export function Starts(props: StartsProps) {
  const { shelf, starts, chosen, whyNot, ruleAgainst, onChoose, keys = true } = props;
  const { words, text } = useBoard();
  const width = Math.floor((shelf.width - TILE_GAP * (starts.length - 1)) / starts.length);
  return (
    <Tiles label={text.roles.shipowner.starts}>
      {starts.map((at, index) => (
        <Tile
          key={at}
          size={{ width, height: STARTS_HEIGHT }}
          number={keys ? index + 1 : undefined}
          spoken={text.roles.shipowner.start({ at: words.position(at) })}
          selected={chosen === at}
          place={zone.start(at)}
          unavailable={whyNot(at)}
          rule={ruleAgainst(at)}
          onPress={onChoose === undefined ? undefined : () => onChoose(at)}
        >
          {(tone) => (
            <Type variant="code" size={16} colour={tone.type} align="center">
              {words.position(at)}
            </Type>
          )}
        </Tile>
      ))}
    </Tiles>
  );
}

import { View } from 'react-native';
import { RAWS, type Raw } from '@/games/rotterdam/cards/goods';
import { isStart, type Position } from '@/games/rotterdam/cards/waterways';
import { Type } from '@/ui/components';
import { RawTile } from '../art/Tiles';
import { rawInShort } from '../model/roles/gain';
import { useBoard } from '../table/board';
import { isAnsweredHere } from '../table/here';
import { zone } from '../motion/zones';
import type { ShelfProps } from './Shelf';
import { STARTS_HEIGHT, Starts } from './Starts';
import { Tile, Tiles } from './Tile';
import { TILE_GAP, tileSize } from './tileSize';

/** The first ship: a start, here or on the map, then one of the four raw materials. */
export function Launch(shelf: ShelfProps) {
  const board = useBoard();
  const { view, moves, choice, words, text } = board;
  const launch = choice !== undefined && 'launch' in choice ? choice.launch : {};
  const here = isAnsweredHere(board);
  const size = tileSize(
    { ...shelf, height: shelf.height === undefined ? undefined : shelf.height - STARTS_HEIGHT - TILE_GAP },
    RAWS.length,
  );
  const starts = view.owners.flatMap((_, at) => (isStart(at) ? [at] : []));
  const firstRaw = moves.find((move) => move.type === 'launch')?.raw ?? 0;
  const freeStart = moves.find((move) => move.type === 'launch')?.at ?? 0;
  const at = (start: Position) => ({ type: 'launch', at: start, raw: firstRaw }) as const;
  const carrying = (raw: Raw) => ({ type: 'launch', at: launch.at ?? freeStart, raw }) as const;
  return (
    <View style={{ gap: TILE_GAP }}>
      <Starts
        shelf={shelf}
        starts={starts}
        chosen={launch.at}
        whyNot={(start) => (here ? board.whyNot(at(start)) : undefined)}
        ruleAgainst={(start) => (here ? board.ruleAgainst(at(start)) : undefined)}
        onChoose={here ? (start) => board.choose({ launch: { ...launch, at: start } }) : undefined}
      />
      <Tiles>
        {RAWS.map((_, raw) => (
          <Tile
            key={raw}
            size={size}
            number={starts.length + raw + 1}
            spoken={`${words.raw(raw)}, ${text.roles.launch.toHarbour({ harbour: words.harbour(raw) })}`}
            selected={launch.raw === raw}
            place={zone.firstUnit(raw)}
            unavailable={here ? board.whyNot(carrying(raw)) : undefined}
            rule={here ? board.ruleAgainst(carrying(raw)) : undefined}
            onPress={here ? () => board.choose({ launch: { ...launch, raw } }) : undefined}
            style={CENTRED}
          >
            {(tone) => (
              <>
                <RawTile raw={raw} size={30} />
                <Type variant="cardLineStrong" size={15} colour={tone.type} align="center">
                  {rawInShort(board, raw)}
                </Type>
                <Type variant="cardLine" colour={tone.soft} align="center">
                  {text.roles.launch.toHarbour({ harbour: words.harbour(raw) })}
                </Type>
              </>
            )}
          </Tile>
        ))}
      </Tiles>
    </View>
  );
}

const CENTRED = { alignItems: 'center', gap: 2 } as const;

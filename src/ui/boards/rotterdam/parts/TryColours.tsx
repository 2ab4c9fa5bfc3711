import { StyleSheet, View } from 'react-native';
import { previewColours } from '@/games/rotterdam/ahead/colour';
import { CAPTAIN } from '@/games/rotterdam/cards/roles';
import { Type } from '@/ui/components';
import { useTheme } from '@/ui/theme';
import { ChannelSwatch } from '../art/ChannelSwatch';
import { Tile } from '../shelf/Tile';
import { TILE_GAP } from '../shelf/tileSize';
import { useBoard } from '../table/board';
import { isAnsweredHere } from '../table/here';

const SIZE = { wide: { width: 62, height: 52 }, narrow: { width: 56, height: 52 } };

/** While the captain is being considered: what each colour would do, shown on the map. */
export function TryColours({ narrow = false }: { narrow?: boolean }) {
  const board = useBoard();
  const { colour: inks } = useTheme();
  const { view, choice, subject, words, text } = board;
  if (!isAnsweredHere(board) || choice === undefined || !('role' in choice) || choice.role !== CAPTAIN)
    return null;
  return (
    <View role="group" aria-label={text.roles.try} style={styles.colours}>
      {!narrow && (
        <Type variant="label" colour={inks.textSoft}>
          {text.roles.try}
        </Type>
      )}
      {previewColours(view, subject).map(({ colour, moving }) => {
        const tried = choice.colour === colour;
        return (
          <Tile
            key={colour}
            size={narrow ? SIZE.narrow : SIZE.wide}
            spoken={text.roles.tryColour({ colour: words.colour(colour), ships: moving })}
            selected={tried}
            onPress={() => board.choose({ role: CAPTAIN, colour: tried ? undefined : colour })}
            style={styles.tile}
          >
            {(tone) => (
              <>
                <ChannelSwatch colour={colour} width={narrow ? 44 : 50} height={25} />
                <Type variant="cardLine" colour={tone.type} maxScale={1.15}>
                  {text.roles.tryShips({ ships: moving })}
                </Type>
              </>
            )}
          </Tile>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  colours: { flexDirection: 'row', alignItems: 'center', gap: TILE_GAP },
  tile: { alignItems: 'center', paddingHorizontal: 2, gap: 2 },
});

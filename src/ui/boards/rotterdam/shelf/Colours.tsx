import { StyleSheet, View } from 'react-native';
import { previewColours, type ColourPreview } from '@/games/rotterdam/ahead/colour';
import { Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { space, useTheme } from '@/ui/theme';
import { ChannelSwatch } from '../art/ChannelSwatch';
import { capitalised } from '@/text/capitalised';
import { colourTold, isWarned, sureBonus } from '../model/roles/colourWords';
import { useBoard } from '../table/board';
import { askedSeat, isAnsweredHere } from '../table/here';
import { zone } from '../motion/zones';
import { MoveList } from './MoveList';
import type { ShelfProps } from './Shelf';
import { Tile, Tiles, type TileTone } from './Tile';
import { tileSize, type TileSize } from './tileSize';

const HEIGHT = { tall: 66, level: 48 };

/** Five colours with what each would do, and the moves of the one in mind. */
export function Colours(shelf: ShelfProps) {
  const board = useBoard();
  const { view, choice, words, text } = board;
  const { colour: told } = text.roles;
  const previews = previewColours(view, askedSeat(board));
  const columns = shelf.columns === 4 ? previews.length : shelf.columns;
  const { width } = tileSize({ ...shelf, columns }, previews.length);
  const size = { width, height: columns === previews.length ? HEIGHT.tall : HEIGHT.level };
  const [chosen] = choice !== undefined && 'moves' in choice ? choice.moves : [];
  const inMind = chosen?.type === 'colour' ? previews[chosen.colour] : undefined;
  const here = isAnsweredHere(board);
  return (
    <View style={styles.page}>
      <Tiles>
        {previews.map((preview) => {
          const { colour } = preview;
          const sentence = told.spoken({ colour: words.colour(colour), told: colourTold(board, preview) });
          return (
            <Tile
              key={colour}
              size={size}
              number={colour + 1}
              spoken={isWarned(preview) ? `${sentence}. ${told.warned}` : sentence}
              selected={inMind === preview}
              place={zone.answer({ type: 'colour', colour })}
              onPress={here ? () => board.choose({ moves: [{ type: 'colour', colour }] }) : undefined}
              style={size.height === HEIGHT.tall && styles.narrow}
            >
              {(tone) => <ColourFace preview={preview} size={size} tone={tone} />}
            </Tile>
          );
        })}
      </Tiles>
      {inMind === undefined ? here && <Hint>{told.choose}</Hint> : <MoveList preview={inMind} />}
    </View>
  );
}

function Hint({ children }: { children: string }) {
  const { colour } = useTheme();
  return (
    <Type variant="text" colour={colour.textSoft}>
      {children}
    </Type>
  );
}

interface ColourFaceProps {
  preview: ColourPreview;
  size: TileSize;
  tone: TileTone;
}

function ColourFace({ preview, size, tone }: ColourFaceProps) {
  const board = useBoard();
  const level = size.height < HEIGHT.tall;
  const bonus = sureBonus(board, preview);
  const warned = isWarned(preview);
  return (
    <View style={level ? styles.level : styles.tall}>
      <ChannelSwatch colour={preview.colour} width={level ? 44 : Math.min(58, size.width - 14)} height={25} />
      <View style={level ? styles.words : styles.tall}>
        <View style={styles.gain}>
          <Type variant="cardLineStrong" size={15} colour={tone.type}>
            {capitalised(board.words.colour(preview.colour))}
          </Type>
          {warned && bonus !== undefined && <WarningSign tone={tone} />}
        </View>
        <View style={styles.gain}>
          <Type variant="cardLine" colour={tone.soft}>
            {board.text.roles.colour.sails({ ships: preview.moving })}
          </Type>
          {bonus !== undefined && <Type variant="figure" size={14} colour={tone.type}>{`+${bonus}`}</Type>}
          {warned && bonus === undefined && <WarningSign tone={tone} />}
        </View>
      </View>
    </View>
  );
}

/** Behind the ships that sail; behind the name where a bonus fills that line. */
function WarningSign({ tone }: { tone: TileTone }) {
  const { colour } = useTheme();
  return <Icon name="hazard-sign" size={14} colour={tone.type === colour.ink ? colour.warnInk : tone.type} />;
}

const styles = StyleSheet.create({
  page: { gap: space.group },
  narrow: { paddingHorizontal: 1, justifyContent: 'flex-start' },
  tall: { alignItems: 'center', gap: 1 },
  level: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  words: { flex: 1, minWidth: 0 },
  gain: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 },
});

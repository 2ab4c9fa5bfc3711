import { StyleSheet, View } from 'react-native';
import { Hatched } from '@/ui/art';
import { Type } from '@/ui/components';
import { cardTones, fitTitle, TitleLines, widthOf, type CardTones } from '@/ui/components/card';
import { radius, useTheme } from '@/ui/theme';
import { FAMILY_LOOKS } from '../model/families';
import type { Sight } from '../model/sight';
import { Zone } from '../../kit/motion';
import { zone } from '../motion/zones';
import { useBoard } from '../table/board';
import { pawnHeight } from '../art/Pawn';
import { Effect } from './Effect';
import { Pawn } from './Pawn';
import { LossTag, lossWidth } from './Tags';
import { TileFoot } from './TileFoot';
import { tileMeasures, type TileMeasures } from './tileMeasures';

interface TileFaceProps {
  sight: Sight;
  width: number;
  height: number;
}

/** What is printed on a tile: the family at its left edge, the name, the effect, and what it is worth. */
export function TileFace({ sight, width, height }: TileFaceProps) {
  const theme = useTheme();
  const { ink } = FAMILY_LOOKS[sight.family];
  const tones = cardTones(ink, theme, sight.tone);
  const measures = tileMeasures({ width, height });
  const outlined = sight.tone === 'outline';
  return (
    <View
      style={[
        styles.tile,
        { width, height, borderColor: outlined ? theme.colour.line : tones.edge },
        { backgroundColor: outlined && theme.scheme === 'light' ? theme.colour.table : tones.ground },
      ]}
    >
      <View style={[styles.band, { width: measures.band }, outlined && styles.faded]}>
        <Hatched ink={ink} width={measures.band} height={height} />
      </View>
      <View
        style={[
          styles.body,
          { paddingLeft: measures.left, paddingRight: measures.right },
          { paddingTop: measures.top, paddingBottom: measures.bottom },
        ]}
      >
        <TileTitle sight={sight} tones={tones} measures={measures} />
        <TileEffect sight={sight} tones={tones} measures={measures} />
        {measures.foot && <TileFoot sight={sight} tones={tones} />}
      </View>
      <TilePawns sight={sight} measures={measures} />
    </View>
  );
}

interface PartProps {
  sight: Sight;
  tones: CardTones;
  measures: TileMeasures;
}

function TileTitle({ sight, tones, measures }: PartProps) {
  const { text } = useBoard();
  const title = fitTitle(sight.name, measures.inner, measures.title);
  const used = widthOf('title', sight.name, title.size) + 5;
  const aside = sight.isStart && used + widthOf('words', text.tile.start, 15) <= measures.inner;
  return (
    <View style={styles.title}>
      <TitleLines title={title} colour={tones.ink} />
      {aside && (
        <Type variant="aside" size={15} maxScale={1} colour={tones.inkSoft}>
          {text.tile.start}
        </Type>
      )}
    </View>
  );
}

function TileEffect({ sight, tones, measures }: PartProps) {
  const { text } = useBoard();
  const { status, bits, lost } = sight;
  if (status !== undefined) {
    return (
      <View style={[styles.line, { height: measures.line }]}>
        <Type variant="cardLine" size={15} maxScale={1} colour={tones.inkSoft} oneLine>
          {status}
        </Type>
      </View>
    );
  }
  const words = lost > 0 ? text.tile.lost({ count: lost }) : undefined;
  const brief = measures.inner < BRIEF_BELOW;
  const tag = words === undefined ? undefined : brief ? String(lost) : words;
  const room = measures.inner - (tag === undefined ? 0 : lossWidth(tag, brief) + 4);
  return (
    <View style={[styles.line, { height: measures.line }]}>
      <Effect
        bits={bits}
        width={room}
        ink={tones.ink}
        soft={tones.inkSoft}
        onTable={sight.tone === 'outline'}
        largest={measures.icon}
      />
      {tag !== undefined && <LossTag words={tag} brief={brief} />}
    </View>
  );
}

/** Narrower tiles show the figure of a loss alone. */
const BRIEF_BELOW = 130;

function TilePawns({ sight, measures }: Omit<PartProps, 'tones'>) {
  if (sight.pawns.length === 0) return null;
  const { pawn } = measures;
  return (
    <View style={[styles.pawns, { height: pawnHeight(pawn) }]}>
      {sight.pawns.map((seat) => (
        <Zone key={seat} name={zone.pawn(seat)}>
          <Pawn seat={seat} size={pawn} />
        </Zone>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  tile: { flexDirection: 'row', borderWidth: 1, borderRadius: radius.button, overflow: 'hidden' },
  band: { overflow: 'hidden' },
  faded: { opacity: 0.75 },
  body: { flex: 1, minWidth: 0, justifyContent: 'space-between' },
  title: { flexDirection: 'row', alignItems: 'baseline', gap: 5 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  pawns: { position: 'absolute', right: 8, bottom: 5, flexDirection: 'row', gap: 2 },
});

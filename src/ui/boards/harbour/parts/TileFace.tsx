import { StyleSheet, View } from 'react-native';
import { Hatched } from '@/ui/art';
import { Type } from '@/ui/components';
import { cardTones, fitTitle, TitleLines, widthOf, type CardTones } from '@/ui/components/card';
import { radius, useTheme } from '@/ui/theme';
import { FAMILY_LOOKS } from '../model/families';
import { bitsOnOneLine, fitBits, type Bit } from '../model/bits';
import { told, type Sight } from '../model/sight';
import { useBoard } from '../table/board';
import { Effect } from './Effect';
import { Pawns } from './Pawn';
import { LossBadge, LossTag, lossWidth } from './Tags';
import { TileFoot } from './TileFoot';
import { fitName, SMALL_PAWN, tileMeasures, type TileMeasures } from './tileMeasures';

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
  const face = (
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
        {measures.general && !isSame(sight.general, sight.bits) && (
          <Effect
            bits={sight.general}
            width={measures.inner}
            ink={tones.inkSoft}
            soft={tones.inkSoft}
            onTable
            largest={18}
          />
        )}
        <TileEffect sight={sight} tones={tones} measures={measures} />
        {measures.foot && <TileFoot sight={sight} tones={tones} width={measures.inner} />}
      </View>
      {!measures.foot && <Pawns seats={sight.pawns} size={SMALL_PAWN} style={styles.pawns} />}
    </View>
  );
  if (lossAt(sight, measures) !== 'corner') return face;
  return (
    <View>
      {face}
      <LossBadge units={sight.lost} />
    </View>
  );
}

/** A fixed gain does for everybody what it does now. */
const isSame = (general: readonly Bit[], now: readonly Bit[]): boolean =>
  JSON.stringify(general) === JSON.stringify(now);

interface PartProps {
  sight: Sight;
  tones: CardTones;
  measures: TileMeasures;
}

function TileTitle({ sight, tones, measures }: PartProps) {
  const { text } = useBoard();
  const tag = lossAt(sight, measures) === 'title' ? String(sight.lost) : undefined;
  const title = tag === undefined ? fitName(sight.name, measures) : besideLoss(sight, measures);
  const used = widthOf('title', sight.name, title.size) + 5;
  const aside =
    tag === undefined && sight.isStart && used + widthOf('words', text.tile.start, 15) <= measures.inner;
  return (
    <View style={styles.title}>
      <TitleLines title={title} colour={tones.ink} />
      {aside && (
        <Type variant="aside" size={15} maxScale={1} colour={tones.inkSoft}>
          {text.tile.start}
        </Type>
      )}
      {tag !== undefined && (
        <View style={styles.end}>
          <LossTag words={tag} brief />
        </View>
      )}
    </View>
  );
}

/** Narrower tiles show the figure of a loss alone. */
const BRIEF_BELOW = 130;
const GAP = 4;
const NOTE = 14;
const STATUS = 15;
const PAWN = 32;

const besideLoss = ({ name, lost }: Sight, { inner, title }: TileMeasures) =>
  fitTitle(name, inner - lossWidth(String(lost), true) - GAP, title);

/** Where there is no foot, pawns stand beside the effect of what may be entered in spite of them. */
const effectRoom = ({ pawns }: Sight, { inner, foot }: TileMeasures): number =>
  inner - (foot ? 0 : pawns.length * SMALL_PAWN);

const shownBits = (sight: Sight, measures: TileMeasures): readonly Bit[] =>
  bitsOnOneLine(sight.bits, effectRoom(sight, measures), measures.icon);

/** Where a loss is told: beside the effect, else beside the name, else on the corner of the tile. */
function lossAt(sight: Sight, measures: TileMeasures): 'effect' | 'title' | 'corner' | undefined {
  const { status, lost, note } = sight;
  if (lost === 0 || status !== undefined) return undefined;
  const room = effectRoom(sight, measures) - lossWidth(String(lost), true) - GAP - noteWidth(note);
  if (!fitBits(shownBits(sight, measures), room, 1, measures.icon).wraps) return 'effect';
  return besideLoss(sight, measures).lines.length === 1 ? 'title' : 'corner';
}

const noteWidth = (note: Sight['note']): number =>
  note === undefined ? 0 : widthOf('words', note.words, NOTE) + GAP;

function TileEffect({ sight, tones, measures }: PartProps) {
  const board = useBoard();
  const { text } = board;
  const { colour } = useTheme();
  const { status, lost, note } = sight;
  if (status !== undefined) {
    // The pawns rise into the line.
    const room = measures.inner - sight.pawns.length * (measures.foot ? PAWN : SMALL_PAWN);
    const whole = sight.pawns.length !== 1 || widthOf('words', status, NOTE) <= room;
    return (
      <View style={[styles.line, { height: measures.line, width: room }]}>
        <Type
          variant="cardLine"
          size={widthOf('words', status, STATUS) <= room ? STATUS : NOTE}
          maxScale={1}
          colour={tones.inkSoft}
          oneLine
          style={styles.shrinks}
        >
          {whole ? status : told(board, sight.pawns).name}
        </Type>
      </View>
    );
  }
  const bits = shownBits(sight, measures);
  const across = effectRoom(sight, measures);
  const fits = (brief: boolean): boolean =>
    !fitBits(bits, across - tagWidth(brief) - noted, 1, measures.icon).wraps;
  const tagOf = (brief: boolean): string => (brief ? String(lost) : text.tile.lost({ count: lost }));
  const tagWidth = (brief: boolean): number => (lost === 0 ? 0 : lossWidth(tagOf(brief), brief) + GAP);
  const noted = noteWidth(note);
  const brief = across < BRIEF_BELOW || !fits(false);
  const wraps = !fits(brief);
  const tagged = lossAt(sight, measures) === 'effect';
  // What is lacking says more than the exchange; who else gains, less.
  const bare = wraps && note?.warns === true;
  const shown = wraps && note?.warns !== true ? undefined : note;
  return (
    <View style={[styles.line, { height: measures.line, width: across }]}>
      {!bare && (
        <Effect
          bits={bits}
          width={across - (tagged ? tagWidth(brief) : 0) - (shown === undefined ? 0 : noted)}
          ink={tones.ink}
          soft={tones.inkSoft}
          onTable={sight.tone === 'outline'}
          largest={measures.icon}
        />
      )}
      {shown !== undefined && (
        <Type
          variant="cardLine"
          size={NOTE}
          maxScale={1}
          colour={shown.warns ? colour.warnInk : tones.inkSoft}
          style={!bare && styles.end}
        >
          {shown.words}
        </Type>
      )}
      {tagged && <LossTag words={tagOf(brief)} brief={brief} />}
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
  shrinks: { flexShrink: 1 },
  end: { marginLeft: 'auto' },
  pawns: { position: 'absolute', right: 6, bottom: 4 },
});

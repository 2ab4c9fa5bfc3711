import { StyleSheet, View } from 'react-native';
import { Hatched } from '@/ui/art';
import { Type } from '@/ui/components';
import { cardTones, fitTitle, TitleLines, widthOf, type CardTones } from '@/ui/components/card';
import { radius, useTheme } from '@/ui/theme';
import { FAMILY_LOOKS } from '../model/families';
import { fitBits, type Bit } from '../model/bits';
import type { Sight } from '../model/sight';
import { useBoard } from '../table/board';
import { Effect } from './Effect';
import { Pawns } from './Pawn';
import { LossTag, lossWidth } from './Tags';
import { TileFoot } from './TileFoot';
import { SMALL_PAWN, tileMeasures, type TileMeasures } from './tileMeasures';

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
  const lost = String(sight.lost);
  const whole = fitTitle(sight.name, measures.inner, measures.title);
  const beside = fitTitle(sight.name, measures.inner - lossWidth(lost, true) - GAP, measures.title);
  const tag = isLossAloft(sight, measures) && beside.lines.length === 1 ? lost : undefined;
  const title = tag === undefined ? whole : beside;
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

/** Whether the tag of a loss stands beside the name, since it has no room beside the effect. */
function isLossAloft({ status, bits, lost }: Sight, { inner, icon }: TileMeasures): boolean {
  if (lost === 0 || status !== undefined) return false;
  return fitBits(bits, inner - lossWidth(String(lost), true) - GAP, 1, icon).wraps;
}

function TileEffect({ sight, tones, measures }: PartProps) {
  const { text } = useBoard();
  const { colour } = useTheme();
  const { status, bits, lost, note } = sight;
  if (status !== undefined) {
    // The pawns rise into the line.
    const room = measures.inner - sight.pawns.length * (measures.foot ? PAWN : SMALL_PAWN);
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
          {status}
        </Type>
      </View>
    );
  }
  const fits = (brief: boolean): boolean =>
    !fitBits(bits, measures.inner - tagWidth(brief) - noted, 1, measures.icon).wraps;
  const tagOf = (brief: boolean): string => (brief ? String(lost) : text.tile.lost({ count: lost }));
  const tagWidth = (brief: boolean): number => (lost === 0 ? 0 : lossWidth(tagOf(brief), brief) + GAP);
  const noted = note === undefined ? 0 : widthOf('words', note.words, NOTE) + GAP;
  const brief = measures.inner < BRIEF_BELOW || !fits(false);
  const wraps = !fits(brief);
  // Without room for it here the tag stands beside the name; without room there, the question tells it.
  const tagged = lost > 0 && !wraps;
  // What is lacking says more than the exchange; who else gains, less.
  const bare = wraps && note?.warns === true;
  const shown = wraps && note?.warns !== true ? undefined : note;
  return (
    <View style={[styles.line, { height: measures.line }]}>
      {!bare && (
        <Effect
          bits={bits}
          width={measures.inner - (tagged ? tagWidth(brief) : 0) - (shown === undefined ? 0 : noted)}
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

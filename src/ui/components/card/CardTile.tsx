import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';
import { Hatched } from '@/ui/art';
import { Glyph, Icon } from '@/ui/icons';
import { useTheme } from '@/ui/theme';
import { Figure, LaurelFigure } from '../Figure';
import { Touchable } from '../Touchable';
import { Type } from '../Type';
import { cluster } from './cluster';
import type { CardFace, CardSize } from './face';
import { Raised } from './Raised';
import { cardTones, type CardTones } from './tones';
import { COUNTED, tileMeasures, type TileMeasures } from './tileMeasures';

interface CardTileProps {
  face: CardFace;
  size: CardSize;
  /** On paper, or on the paper of what comes next. */
  tone: 'paper' | 'dim';
  selected?: boolean;
  /** What its reader lacks: the price stands in a ring. */
  tooDear?: string | undefined;
  /** Read aloud instead of the face's own words. */
  spoken?: string | undefined;
  /** So far above and below it a touch is meant for it. */
  reach?: number;
  /** Without it the tile is a picture, and a touch goes to what lies below. */
  onPress?: (() => void) | undefined;
  onLongPress?: (() => void) | undefined;
}

/** A card as small as it can be compared: what it is, what it costs and what it is worth. */
export function CardTile(props: CardTileProps) {
  const { face, size, tone, selected = false, tooDear, reach = 0, onPress, onLongPress } = props;
  const { colour } = useTheme();
  const spoken = props.spoken ?? face.spoken;
  const label = tooDear === undefined ? spoken : `${spoken}, ${tooDear}`;
  const front = <TileFront face={face} size={size} tone={tone} tooDear={tooDear !== undefined} />;
  if (onPress === undefined) {
    return (
      <View accessible role="img" aria-label={label} style={styles.still}>
        {front}
      </View>
    );
  }
  return (
    <Raised up={selected} ring={colour.action} paper>
      <Touchable
        role="radio"
        label={label}
        checked={selected}
        onPress={onPress}
        onLongPress={onLongPress}
        style={[styles.tile, { paddingVertical: reach, marginVertical: -reach }]}
      >
        {front}
      </Touchable>
    </Raised>
  );
}

interface TileFrontProps {
  face: CardFace;
  size: CardSize;
  tone: 'paper' | 'dim';
  tooDear: boolean;
}

/** Drawn again only when the face or the size changes. */
export const TileFront = memo(
  function TileFront({ face, size, tone, tooDear }: TileFrontProps) {
    const theme = useTheme();
    const tones = cardTones(face.ink, theme, tone);
    const { tall, side, price, band, drawing, counted } = tileMeasures(size);
    const emblem = <Emblem face={face} size={drawing} counted={counted} tones={tones} />;
    return (
      <View style={[styles.paper, size, { backgroundColor: tones.ground, borderColor: tones.edge }]}>
        <Hatched ink={face.ink} width={size.width} height={band} />
        <View style={[styles.inside, { paddingTop: band, paddingHorizontal: side }]}>
          <View style={tall ? styles.cornerAlone : styles.corner}>
            {!tall && emblem}
            <Corner face={face} tones={tones} tooDear={tooDear} price={price} />
          </View>
          {tall && <View style={styles.middle}>{emblem}</View>}
          <Worth face={face} size={size} tones={tones} />
        </View>
      </View>
    );
  },
  (a, b) =>
    a.face === b.face &&
    a.size.width === b.size.width &&
    a.size.height === b.size.height &&
    a.tone === b.tone &&
    a.tooDear === b.tooDear,
);

interface EmblemProps {
  face: CardFace;
  size: CardSize;
  /** How large it is beside a figure that counts it. */
  counted: number;
  tones: CardTones;
}

/** One emblem for each unit, as on the card itself; where many would be too small and no figure counts them, one does. */
function Emblem({ face, size, counted, tones }: EmblemProps) {
  const { vignette, value } = face;
  if (!('icon' in vignette)) {
    // Words over a drawing would be too small to read.
    return vignette.over === undefined ? (
      <Svg width={size.width} height={size.height} aria-hidden pointerEvents="none">
        {vignette.draw(size, tones)}
      </Svg>
    ) : (
      vignette.brief(Math.min(size.width * BRIEF, size.height))
    );
  }
  const { icon, count = 1, colour = tones.ink } = vignette;
  if (count > FEW && value.figure !== String(count)) {
    return (
      <View style={styles.counted}>
        <Figure value={String(count)} size={COUNTED.figure} maxScale={1} colour={tones.ink} />
        <Icon name={icon} size={counted} colour={colour} />
      </View>
    );
  }
  return (
    <Svg width={size.width} height={size.height} aria-hidden pointerEvents="none">
      {cluster(count, size).map((place) => (
        <Glyph key={`${place.x} ${place.y}`} name={icon} colour={colour} {...place} />
      ))}
    </Svg>
  );
}

/** More emblems than this are counted. */
const FEW = 2;
const BRIEF = 0.62;
const FIGURE = 15;
const FLAG = 20;
const LEAVES = 15;

/** What it costs, or where it is bound for. */
function Corner({
  face: { corner },
  tones,
  tooDear,
  price,
}: {
  face: CardFace;
  tones: CardTones;
  tooDear: boolean;
  price: TileMeasures['price'];
}) {
  const { colour } = useTheme();
  if (corner === undefined) return null;
  if ('mark' in corner) return <View style={styles.flag}>{corner.mark(FLAG)}</View>;
  if ('note' in corner) return null;
  return (
    <View
      style={[
        styles.price,
        { paddingHorizontal: price.padding, borderLeftWidth: price.ring, borderRightWidth: price.ring },
        tooDear && { backgroundColor: colour.warnPaper, borderColor: colour.warnInk },
      ]}
    >
      <Figure
        value={corner.cost}
        size={price.size}
        maxScale={1}
        colour={tooDear ? colour.warnInk : tones.ink}
      />
    </View>
  );
}

/** Units, reward, points or code; of a helper, its name. */
function Worth({ face, size, tones }: { face: CardFace; size: CardSize; tones: CardTones }) {
  const { figure, mark } = face.value;
  const { name, laurel, side } = tileMeasures(size);
  if (figure === undefined) {
    const fitted = name(face.title);
    return fitted === undefined ? null : (
      <Type
        variant="cardLineStrong"
        size={14}
        maxScale={1}
        colour={tones.ink}
        align="center"
        style={{ marginHorizontal: -side }}
      >
        {fitted}
      </Type>
    );
  }
  if (mark === 'laurel') {
    return laurel === undefined ? (
      <View style={styles.points}>
        <Icon name="laurels" size={LEAVES} colour={tones.print} />
        <Figure value={figure} size={FIGURE + 1} maxScale={1} colour={tones.ink} />
      </View>
    ) : (
      <View style={styles.figure}>
        <LaurelFigure value={figure} size={laurel} colour={tones.print} ink={tones.ink} ground={tones.halo} />
      </View>
    );
  }
  if (mark === 'code') {
    return (
      <Type variant="code" size={14} maxScale={1} colour={tones.ink} align="center">
        {figure}
      </Type>
    );
  }
  return (
    <View style={styles.figure}>
      <Figure
        value={figure}
        size={FIGURE + 1}
        maxScale={1}
        colour={mark === 'reward' ? tones.print : tones.ink}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  tile: { borderRadius: 6 },
  still: { pointerEvents: 'none' },
  paper: { borderWidth: 1, borderRadius: 6, overflow: 'hidden' },
  inside: { position: 'absolute', inset: 0, paddingBottom: 3 },
  corner: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', marginTop: 2 },
  cornerAlone: { alignItems: 'flex-end', minHeight: 20, marginTop: 2 },
  middle: { flex: 1, alignItems: 'center', justifyContent: 'center' },
  flag: { padding: 3 },
  counted: { flexDirection: 'row', alignItems: 'center', gap: COUNTED.gap },
  price: {
    borderTopWidth: 1.5,
    borderBottomWidth: 1.5,
    borderColor: 'transparent',
    borderRadius: 9,
  },
  figure: { alignItems: 'center', marginTop: 'auto' },
  points: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    marginTop: 'auto',
  },
});

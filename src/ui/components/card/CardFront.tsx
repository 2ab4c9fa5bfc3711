import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { Hatched } from '@/ui/art';
import { Icon } from '@/ui/icons';
import { radius, useTheme } from '@/ui/theme';
import { Figure } from '../Figure';
import { Type } from '../Type';
import { CardVignette } from './CardVignette';
import { CostChip } from './CostChip';
import type { CardFace, CardSize } from './face';
import { cardMeasures, CHIP_FROM_EDGE, LOWEST_VIGNETTE, NOTE, type CardMeasures } from './measures';
import { TitleLines } from './TitleLines';
import { cardTones, type CardTone } from './tones';
import { ValueLine } from './ValueLine';

const WHITE = '#FFFFFF';
const TAG = 14;
/** How much larger the index is than the word whose place it takes. */
const INDEX = 3;

export interface CardFrontProps {
  face: CardFace;
  size: CardSize;
  /** What is missing, as a tag over the drawing: "short $4". */
  tooDear?: string | undefined;
  tone?: CardTone;
  /** With its whole effect in words: it is then as high as they need. */
  explained?: boolean;
}

/** What is printed on a card. Drawn again only when the face or the size changes. */
export const CardFront = memo(function CardFront({
  face,
  size,
  tone = 'paper',
  explained = false,
  ...props
}: CardFrontProps) {
  const theme = useTheme();
  const outlined = tone === 'outline';
  const tooDear = outlined ? undefined : props.tooDear;
  const tones = cardTones(face.ink, theme, tone);
  const measures = cardMeasures(face, size, theme.fontScale, explained);
  const { corner } = face;

  return (
    <View
      style={[
        styles.card,
        measures.showsEffect ? { width: size.width, minHeight: size.height } : size,
        { backgroundColor: tones.ground, borderColor: tones.edge },
      ]}
    >
      <Band face={face} width={size.width} measures={measures} />
      <View style={[styles.rule, { backgroundColor: tones.print }]} />
      <View style={{ paddingLeft: measures.side, paddingTop: measures.titleTop }}>
        <TitleLines title={measures.title} colour={tones.ink} style={styles.title} />
      </View>
      <View style={[styles.middle, measures.showsEffect && { paddingTop: measures.side }]}>
        {measures.vignette.height >= LOWEST_VIGNETTE && (
          <CardVignette vignette={face.vignette} size={measures.vignette} tones={tones} />
        )}
        {measures.showsEffect && (
          <Type
            variant="text"
            colour={tones.ink}
            style={{ paddingHorizontal: measures.side, paddingBottom: measures.side }}
          >
            {face.effect}
          </Type>
        )}
      </View>
      {face.rows?.map((row, at) => (
        <View
          key={at}
          style={[styles.row, { height: row.height * measures.scale, marginHorizontal: measures.side }]}
        >
          {row.draw(size.width - 2 * (measures.side + 1), tones, measures.scale)}
        </View>
      ))}
      <ValueLine
        value={face.value}
        measures={measures}
        tones={tones}
        tooDear={
          tooDear !== undefined && !measures.tagged && measures.tooDearFits(tooDear) ? tooDear : undefined
        }
        ruled={face.rows === undefined}
      />
      {tooDear !== undefined && measures.tagged && (
        <View
          style={[
            styles.tag,
            { right: measures.side, bottom: measures.valueLine + 3 },
            { backgroundColor: theme.colour.warnPaper, borderColor: theme.colour.warnInk },
          ]}
        >
          <Type variant="cardLineStrong" size={TAG} maxScale={1} colour={theme.colour.warnInk}>
            {tooDear}
          </Type>
        </View>
      )}
      {corner !== undefined && 'cost' in corner && (
        <CostChip
          cost={corner.cost}
          size={measures.chip}
          figure={measures.chipFigure}
          ring={face.ink.print}
          tooDear={tooDear !== undefined}
          reach={corner.reach}
          outlined={outlined}
          double
          style={styles.corner}
        />
      )}
    </View>
  );
}, printsTheSame);

/** Sizes are worked out anew in every layout; only another size is a reason to draw. */
function printsTheSame(a: CardFrontProps, b: CardFrontProps): boolean {
  return (
    a.face === b.face &&
    a.size.width === b.size.width &&
    a.size.height === b.size.height &&
    a.tooDear === b.tooDear &&
    a.tone === b.tone &&
    a.explained === b.explained
  );
}

function Band({ face, width, measures }: { face: CardFace; width: number; measures: CardMeasures }) {
  const { corner } = face;
  const { height, side, gap, emblem, kind, flag } = measures.band;
  return (
    <View style={[styles.band, { height, gap, paddingHorizontal: side }]}>
      <Hatched ink={face.ink} width={width} height={height} />
      {face.index !== undefined && (
        <Figure value={face.index} size={kind + INDEX} maxScale={1} colour={WHITE} />
      )}
      <Icon name={face.emblem} size={emblem} colour={WHITE} />
      <View style={styles.kind}>
        {measures.showsKind && face.index === undefined && (
          <Type variant="cardLineStrong" size={kind} maxScale={1} colour={WHITE}>
            {face.kind}
          </Type>
        )}
      </View>
      {corner !== undefined && 'mark' in corner && corner.mark(flag)}
      {corner !== undefined && 'note' in corner && (
        <Type variant="cardLineStrong" size={NOTE} maxScale={1} colour={WHITE}>
          {corner.note}
        </Type>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  title: { letterSpacing: -0.1 },
  card: { borderWidth: 1, borderRadius: radius.card, overflow: 'hidden' },
  band: { flexDirection: 'row', alignItems: 'center' },
  kind: { flex: 1 },
  rule: { height: 1, marginTop: 2 },
  middle: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', gap: 8 },
  row: { justifyContent: 'center' },
  corner: { right: CHIP_FROM_EDGE, top: 3 },
  tag: { position: 'absolute', borderWidth: 1.2, borderRadius: 9, paddingHorizontal: 5, paddingVertical: 1 },
});

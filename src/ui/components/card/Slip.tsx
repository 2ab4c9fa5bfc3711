import { StyleSheet, View } from 'react-native';
import { Hatched } from '@/ui/art';
import { Icon } from '@/ui/icons';
import { radius, useTheme } from '@/ui/theme';
import { Touchable } from '../Touchable';
import { Type } from '../Type';
import { CostChip } from './CostChip';
import type { CardFace } from './face';
import { widthOf } from './letters';
import { fitTitle } from './title';
import { TitleLines } from './TitleLines';

const BAND = 12;
const CHIP = 32;
const PADDING = 8;
const TALLEST = 400;
/** The size of the words below the title. */
const LETTERS = 14;
const EMBLEM = 26;
/** A narrower slip needs its room for words. */
const EMBLEM_FROM = 128;

export interface SlipProps {
  face: CardFace;
  width: number;
  /** It grows with its words where they need more. */
  minHeight: number;
  /** Cards that come next, or a card of the hand or the supply in a list. */
  tone?: 'next' | 'current';
  tooDear?: string | undefined;
  /** In words alone: an emblem would make it higher. */
  plain?: boolean;
  /** Read aloud instead of the face's own words. */
  spoken?: string | undefined;
  selected?: boolean;
  role?: 'button' | 'radio' | 'checkbox';
  onPress?: (() => void) | undefined;
  onLongPress?: (() => void) | undefined;
}

/** A card in brief: a slip of paper with the card's band on its left edge. */
export function Slip(props: SlipProps) {
  const { face, tooDear, selected = false, role = 'button', onPress, onLongPress } = props;
  const spoken = props.spoken ?? face.spoken;
  const { colour } = useTheme();
  const label = tooDear === undefined ? spoken : `${spoken}, ${tooDear}`;
  const paper = (
    <SlipFront
      face={face}
      width={props.width}
      minHeight={props.minHeight}
      tone={props.tone ?? 'next'}
      tooDear={tooDear}
      plain={props.plain ?? false}
    />
  );
  const ring = selected && { boxShadow: `0 0 0 3px ${colour.action}` };
  if (onPress === undefined && onLongPress === undefined) {
    return (
      <View accessible role="img" aria-label={label} style={[styles.slip, ring]}>
        {paper}
      </View>
    );
  }
  return (
    <Touchable
      role={role}
      label={label}
      checked={role === 'button' ? undefined : selected}
      onPress={onPress}
      onLongPress={onLongPress}
      tip={face.effect ?? face.spoken}
      style={[styles.slip, ring]}
    >
      {paper}
    </Touchable>
  );
}

type SlipFrontProps = Required<Pick<SlipProps, 'face' | 'width' | 'minHeight' | 'tone' | 'plain'>> & {
  tooDear: string | undefined;
};

/** Its paper alone, for what nobody touches. */
export function SlipFront({ face, width, minHeight, tone, tooDear, plain }: SlipFrontProps) {
  const { colour, fontScale } = useTheme();
  const cost = face.corner !== undefined && 'cost' in face.corner ? face.corner.cost : undefined;
  const inner = width - 2 - BAND - 2 * PADDING;
  const emblem = !plain && width >= EMBLEM_FROM * fontScale;
  const title = fitTitle(face.title, inner - (cost === undefined ? 0 : CHIP), 16 * fontScale);
  return (
    <View
      style={[
        styles.paper,
        { width, minHeight, borderColor: colour.edge },
        { backgroundColor: tone === 'next' ? colour.paperFuture : colour.paper },
      ]}
    >
      <View style={styles.band}>
        <Hatched ink={face.ink} width={BAND} height={TALLEST} />
      </View>
      <View style={[styles.words, title.lines.length > 1 && styles.dense]}>
        <TitleLines
          title={title}
          colour={colour.ink}
          style={[styles.title, cost !== undefined && styles.besideChip]}
        />
        <View style={styles.line}>
          {emblem && <SlipEmblem face={face} />}
          <Type variant="cardLine" colour={colour.inkSoft} style={styles.value}>
            <SlipValue
              face={face}
              tooDear={tooDear}
              room={(emblem ? inner - EMBLEM - 7 : inner) / fontScale}
            />
          </Type>
        </View>
      </View>
      {cost !== undefined && (
        <CostChip
          cost={cost}
          size={CHIP}
          figure={14}
          ring={colour.ink}
          tooDear={tooDear !== undefined}
          style={styles.chip}
        />
      )}
    </View>
  );
}

function SlipEmblem({ face: { vignette } }: { face: CardFace }) {
  const { colour } = useTheme();
  if (!('icon' in vignette)) return vignette.brief(EMBLEM);
  return <Icon name={vignette.icon} size={EMBLEM} colour={vignette.colour ?? colour.ink} />;
}

interface SlipValueProps {
  face: CardFace;
  tooDear: string | undefined;
  room: number;
}

/** What the card is worth, and what is missing for it; where both need more than a line, words give way to the figure. */
function SlipValue({ face: { value }, tooDear, room }: SlipValueProps) {
  const { colour } = useTheme();
  const { figure, words } = value;
  const missing = tooDear === undefined ? '' : ` · ${tooDear}`;
  const fits = widthOf('words', `${figure ?? ''} ${words}${missing}`, LETTERS) <= room;
  const said = tooDear === undefined || fits || figure === undefined ? words : '';
  return (
    <>
      {figure !== undefined && (
        <Type variant="cardLineStrong" colour={colour.ink}>
          {said === '' ? figure : `${figure} `}
        </Type>
      )}
      {said}
      {tooDear !== undefined && (
        <Type variant="cardLineStrong" colour={colour.warnInk}>
          {missing}
        </Type>
      )}
    </>
  );
}

const styles = StyleSheet.create({
  slip: { borderRadius: radius.slip },
  paper: { flexDirection: 'row', borderWidth: 1, borderRadius: radius.slip, overflow: 'hidden' },
  band: { width: BAND },
  words: { flex: 1, padding: PADDING, paddingVertical: 7, justifyContent: 'space-between', gap: 4 },
  title: { letterSpacing: -0.15 },
  besideChip: { minHeight: CHIP - 6 },
  dense: { paddingVertical: 4, gap: 1 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 7 },
  value: { flexShrink: 1 },
  chip: { right: 4, top: 4 },
});

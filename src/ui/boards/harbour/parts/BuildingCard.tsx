import { StyleSheet, View } from 'react-native';
import { HouseFlag } from '@/ui/art';
import { Type } from '@/ui/components';
import { Card, type CardFace, type CardRow, type CardTones } from '@/ui/components/card';
import type { Place } from '@/games/harbour/state';
import { useTheme } from '@/ui/theme';
import { Zone } from '../../kit/motion';
import { STRIP_PAPER } from '../art/inks';
import { placeFace } from '../model/faces';
import { sightOf, type Sight } from '../model/sight';
import { spokenPlace } from '../model/spokenPlace';
import { fitBits } from '../model/bits';
import { thenBits } from '../model/effects';
import { zone } from '../motion/zones';
import { useBoard, type HarbourBoard } from '../table/board';
import { tapPlace } from '../table/tapPlace';
import { Effect } from './Effect';
import { Pawns } from './Pawn';
import { FeeTag, LossTag, lossWidth } from './Tags';

interface BuildingCardProps {
  /** A building, or somebody's start building. */
  building: Place;
  width: number;
  height: number;
  /** Without what it means now, as it lies in the box. */
  plain?: boolean;
  /** Where something else than a visit is asked: whether this one is meant, and what a tap does; null: nothing. */
  selected?: boolean;
  onPress?: (() => void) | null;
  /** One of several to choose from. */
  role?: 'radio';
}

/** A place as a card: its action, what the player then holds, points and symbols. */
export function BuildingCard({
  building,
  width,
  height,
  plain = false,
  selected,
  onPress,
  role,
}: BuildingCardProps) {
  const board = useBoard();
  const sight = sightOf(board, building);
  const face = faceWith(board, sight, plain);
  return (
    <Zone name={zone.place(building)}>
      <Card
        face={face}
        size={{ width, height }}
        tone={plain ? 'paper' : sight.tone}
        selected={selected ?? (!plain && sight.selected)}
        role={role ?? 'button'}
        onPress={onPress === null ? undefined : (onPress ?? (() => tapPlace(board, building)))}
      >
        {!plain && (
          <Pawns
            seats={sight.pawns}
            size={height < LOW ? PAWN.low : PAWN.usual}
            style={height < LOW ? styles.lowPawns : styles.pawns}
          />
        )}
      </Card>
    </Zone>
  );
}

const LOW = 212;
const PAWN = { usual: 40, low: 32 };

function faceWith(board: HarbourBoard, sight: Sight, plain: boolean): CardFace {
  const printed = placeFace(board.view, sight.place, board.language);
  const { owner, price } = sight;
  const corner: Pick<CardFace, 'corner'> =
    owner !== undefined
      ? { corner: { mark: (width) => <HouseFlag house={board.house(owner)} width={width} /> } }
      : price === undefined
        ? {}
        : { corner: { cost: board.money(price), reach: plain ? undefined : sight.reach } };
  return {
    ...printed,
    ...corner,
    rows: [...(printed.rows ?? []), ...(plain || sight.preview === undefined ? [] : [thenRow(sight)])],
    spoken: spokenPlace(board, sight),
  };
}

const STRIP = 31;
const PADDING = 6;
const GAP = 5;
const EMBLEM = 20;

const thenRow = (sight: Sight): CardRow => ({
  height: STRIP,
  draw: (width, tones) => <ThenStrip sight={sight} width={width} tones={tones} />,
});

/** What the player then holds or may do, or who is there. */
function ThenStrip({ sight, width, tones }: { sight: Sight; width: number; tones: CardTones }) {
  const board = useBoard();
  const { colour } = useTheme();
  const { status, note, lost, preview, tone, fee } = sight;
  const outlined = tone === 'outline';
  const ground = outlined ? undefined : tone === 'dim' ? colour.warnPaper : STRIP_PAPER;
  const words = status ?? (note?.warns === true ? note.words : undefined);
  const whole = preview === undefined ? [] : thenBits(preview, board);
  const room = width - 2 * PADDING - (fee === undefined ? 0 : FEE + GAP);
  const tagOf = (brief: boolean): string => (brief ? String(lost) : board.text.tile.lost({ count: lost }));
  const beside = (brief: boolean): number =>
    lost === 0 ? room : room - lossWidth(tagOf(brief), brief) - GAP;
  const brief = fitBits(whole, beside(false), 1, EMBLEM).wraps;
  const stocks = whole.filter(({ bit }) => bit === 'stock');
  // Without the word before them, rather than a loss that is cut off.
  const bits = stocks.length > 0 && fitBits(whole, beside(brief), 1, EMBLEM).wraps ? stocks : whole;
  return (
    <View
      style={[
        styles.strip,
        { backgroundColor: ground },
        outlined && { borderWidth: 1, borderColor: colour.line },
      ]}
    >
      {words !== undefined || preview === undefined ? (
        <Type
          variant="cardLineStrong"
          maxScale={1}
          colour={outlined ? tones.ink : colour.warnInk}
          oneLine
          style={styles.words}
        >
          {words}
        </Type>
      ) : (
        <Effect bits={bits} width={beside(brief)} ink={tones.ink} soft={tones.inkSoft} largest={EMBLEM} />
      )}
      {lost > 0 && <LossTag words={tagOf(brief)} brief={brief} />}
      {fee !== undefined && !outlined && (
        <View style={styles.end}>
          <FeeTag words={undefined} colour={tones.ink} />
        </View>
      )}
    </View>
  );
}

const FEE = 20;

const styles = StyleSheet.create({
  strip: {
    height: 29,
    borderRadius: 5,
    paddingHorizontal: PADDING,
    flexDirection: 'row',
    alignItems: 'center',
    gap: GAP,
    overflow: 'hidden',
  },
  words: { flexShrink: 1 },
  end: { marginLeft: 'auto' },
  pawns: { position: 'absolute', right: 12, top: 62 },
  lowPawns: { position: 'absolute', right: 10, top: 65 },
});

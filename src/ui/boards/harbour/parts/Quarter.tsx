import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/game';
import { BOUGHT_TO_END } from '@/games/harbour/cards/limits';
import { Button, Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { useTheme } from '@/ui/theme';
import { isYou } from '../model/called';
import { feeWords, owesFeeTo } from '../model/fees';
import { quarterOf } from '../model/places';
import { useBoard, type HarbourBoard } from '../table/board';
import { Ability } from './Ability';
import { BonusCard } from './BonusCard';
import { cardsAcross, cardSize, FIELD_GAP, fieldSize, leastHeight, rowsOf } from './fields';
import { FreeSlot } from './FreeSlot';
import { PlaceField } from './PlaceField';
import { StockLine } from './StockLine';

interface QuarterProps {
  seat: Seat;
  width: number;
  height: number;
  across: number;
}

const HEAD = 48;
/** Without what stands in it below the name. */
const LOW_HEAD = 26;
const FOOT = { stock: 38, bonus: 50 };

/** How many fields are still free for buildings. */
export const freeSlots = ({ view }: HarbourBoard, seat: Seat): number =>
  Math.max(0, BOUGHT_TO_END - (view.bought[seat] ?? 0));

/** A player's start building, slots and ability, and the stock with the symbols, or the own bonus card. */
export function Quarter({ seat, width, height, across }: QuarterProps) {
  const board = useBoard();
  const { view } = board;
  const you = isYou(board, seat);
  const places = quarterOf(view, seat);
  const free = freeSlots(board, seat);
  const fields = places.length + free + 1;
  const cards = cardsAcross({ width, height: height - HEAD - FOOT.bonus - 2 * FIELD_GAP }, fields);
  const inRow = cards === 0 ? across : cards;
  const rows = rowsOf(fields, inRow);
  // With more than the usual six fields the head is low, and what stands at the foot takes a free field.
  const many = cards === 0 && rows > rowsOf(USUAL_FIELDS, inRow);
  const inField = many && rows * inRow > fields;
  const hasFoot = !inField && (!you || view.bonus.length > 0);
  const foot = hasFoot ? (you ? FOOT.bonus : FOOT.stock) : 0;
  const between = height - foot - 2 * FIELD_GAP;
  const low = many || (cards === 0 && between - HEAD < leastHeight(rows));
  const head = low ? LOW_HEAD : HEAD;
  const size = (cards === 0 ? fieldSize : cardSize)({
    width,
    height: between - head,
    across: inRow,
    rows,
  });
  return (
    <View style={styles.quarter}>
      <QuarterHead seat={seat} low={low} />
      <View style={styles.fields}>
        {places.map((place) => (
          <PlaceField key={place} place={place} card={cards > 0} {...size} />
        ))}
        {Array.from({ length: free }, (_, slot) => (
          <FreeSlot key={slot} {...size} last={free === 1} />
        ))}
        <Ability seat={seat} {...size} />
        {inField && (
          <View style={[size, styles.inField]}>
            <Foot seat={seat} width={size.width} narrow />
          </View>
        )}
      </View>
      {hasFoot && <Foot seat={seat} width={width} />}
    </View>
  );
}

const USUAL_FIELDS = 6;

/** One's own stock stands on the quay already: there, the bonus card. */
function Foot({ seat, width, narrow = false }: { seat: Seat; width: number; narrow?: boolean }) {
  const board = useBoard();
  if (isYou(board, seat)) return <BonusCard seat={seat} at="quarter" narrow={narrow} />;
  return <StockLine seat={seat} width={width} narrow={narrow} />;
}

function QuarterHead({ seat, low }: { seat: Seat; low: boolean }) {
  const board = useBoard();
  const { colour } = useTheme();
  const { text, name } = board;
  const you = isYou(board, seat);
  const fee = feeWords(board, seat);
  return (
    <View style={[styles.head, { height: low ? LOW_HEAD : HEAD }]}>
      <View style={[styles.words, low && styles.inLine]}>
        <Type
          variant="cardTitle"
          size={18}
          maxScale={1.15}
          heading={2}
          oneLine={low}
          style={low && styles.name}
        >
          {you ? text.quarter.own : text.quarter.of({ name: name(seat) })}
        </Type>
        <View style={styles.fee}>
          {owesFeeTo(board, seat) && <Icon name="wooden-crate" size={16} colour={colour.textSoft} />}
          <Type
            variant="text"
            size={15}
            maxScale={1.15}
            oneLine
            colour={colour.textSoft}
            style={styles.shrinks}
          >
            {fee}
          </Type>
        </View>
      </View>
      {!you && !low && (
        <Button
          label={text.quarter.board}
          spoken={text.quarter.boardSpoken({ name: name(seat) })}
          variant="secondary"
          size="small"
          onPress={() => board.open({ of: 'player', seat })}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  quarter: { flexGrow: 1, justifyContent: 'space-between', gap: FIELD_GAP },
  fields: { flexDirection: 'row', flexWrap: 'wrap', gap: FIELD_GAP },
  inField: { justifyContent: 'center' },
  head: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  words: { flex: 1, minWidth: 0, gap: 2 },
  /** Whose it is comes before what it costs there. */
  name: { flexShrink: 0, maxWidth: '70%' },
  inLine: { flexDirection: 'row', alignItems: 'baseline', gap: 10 },
  fee: { flexShrink: 1, flexDirection: 'row', alignItems: 'center', gap: 5 },
  shrinks: { flexShrink: 1 },
});

import { StyleSheet, View } from 'react-native';
import type { Problem } from '@/engine/phrase';
import type { Direction, ProductAhead } from '@/games/rotterdam/ahead/deals';
import { Figure, Touchable, Type } from '@/ui/components';
import { useText } from '@/ui/text';
import { radius, touch, useTheme } from '@/ui/theme';
import { dealInMind, dealMoves } from '../model/deal';
import { refusalOf, ruleBehind } from '../model/refused';
import { useBoard, type RotterdamBoard } from '../table/board';
import { zone } from '../motion/zones';

interface DealButtonProps {
  product: ProductAhead;
  direction: Direction;
  width: number;
  /** Says what it does above the price, where no head of a column does. */
  worded: boolean;
}

/** In two words on the button why it cannot be pressed; the whole reason is read aloud. */
function briefly(board: RotterdamBoard, { price }: ProductAhead, problem: Problem | undefined): string {
  const { text, view, subject, money } = board;
  const { trade } = text;
  switch (problem?.problem) {
    case 'productsMissing':
    case 'noneToBuy':
      return trade.none;
    case 'productBoughtBefore':
      return trade.boughtNow;
    case 'productSoldBefore':
      return trade.soldNow;
    case 'dealsUsed':
      return trade.dealsUsed;
    case 'tooDear':
      return trade.shortOf({ sum: money(price - (view.players[subject]?.money ?? 0)) });
    default:
      return trade.notNow;
  }
}

/** Buys or sells a card of the product; several by the stepper beside the question. */
export function DealButton({ product, direction, width, worded }: DealButtonProps) {
  const board = useBoard();
  const { colour } = useTheme();
  const { common } = useText();
  const { words, money, text } = board;
  const { trade } = text;
  const { problem, steps } = product[direction];
  const inMind = dealInMind(board);
  const selected = inMind?.product === product.product && inMind.direction === direction;
  const name = words.product(product.product);
  const price = money(product.price);
  const spoken =
    direction === 'buy'
      ? trade.buySpoken({ product: name, price })
      : trade.sellSpoken({ product: name, price, count: product.inHand ?? 0 });
  const off = steps.length === 0;
  const reason = problem === undefined ? trade.notNow : refusalOf(board, problem);
  const place = selected ? undefined : zone.answer({ type: direction, product: product.product });
  const choose = () => board.choose({ moves: dealMoves({ direction, product: product.product, cards: 1 }) });
  return (
    <Touchable
      role="radio"
      label={off ? common.unavailable({ what: spoken, reason }) : spoken}
      disabled={off}
      onRefused={() => board.explain({ what: spoken, why: reason, rule: ruleBehind(problem) })}
      checked={selected}
      place={place}
      onPress={choose}
      style={[styles.touch, { width }]}
    >
      <View
        style={[
          styles.button,
          off
            ? { borderColor: colour.textSoft, borderStyle: 'dashed' }
            : { backgroundColor: colour.paper, borderColor: colour.edge },
          selected && { boxShadow: `0 0 0 3px ${colour.action}` },
        ]}
      >
        {off ? (
          <Type variant="cardLine" maxScale={1.3} align="center" colour={colour.textSoft} style={styles.why}>
            {briefly(board, product, problem)}
          </Type>
        ) : (
          <>
            {worded && (
              <Type variant="cardLineStrong" size={14} maxScale={1.3} colour={colour.ink}>
                {direction === 'buy' ? trade.buyHead : trade.sellHead}
              </Type>
            )}
            <Figure value={price} size={16} maxScale={1.3} colour={colour.ink} />
          </>
        )}
      </View>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  // Free of the edge: what is too long for a line takes two.
  why: { paddingHorizontal: 3 },
  touch: { minHeight: touch.icon, justifyContent: 'center' },
  button: {
    minHeight: 42,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1,
    borderRadius: radius.button,
  },
});

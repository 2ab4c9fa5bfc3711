import { StyleSheet, View } from 'react-native';
import { Figure, IconButton } from '@/ui/components';
import { useText } from '@/ui/text';
import { radius, touch, useTheme } from '@/ui/theme';
import { explaining } from '../../kit/table';
import { dealAhead, dealInMind, dealMoves, mostAtOnce, whyNoMore } from '../model/deal';
import { ruleBehind } from '../model/refused';
import { useBoard, type RotterdamBoard } from '../table/board';

/** The deal in mind, and how many cards of it one button may deal, where that may be more than one. */
export function stepped(board: RotterdamBoard) {
  const deal = board.view.phase === 'trader' ? dealInMind(board) : undefined;
  const ahead = deal && dealAhead(board, deal);
  if (deal === undefined || ahead === undefined) return undefined;
  const most = mostAtOnce(board.view, deal, ahead);
  return most < 2 ? undefined : { deal, ahead, most };
}

/** How many cards of the product in mind are dealt by one button; nothing where there can be only one. */
export function DealStepper() {
  const board = useBoard();
  const { colour } = useTheme();
  const { common } = useText();
  const steps = stepped(board);
  if (steps === undefined) return null;
  const { deal, ahead, most } = steps;
  const what = board.text.trade.howMany;
  const [less, more] = [common.less({ what }), common.more({ what })];
  const tooFew = deal.cards <= 1 ? board.text.trade.leastCards : undefined;
  const tooMany = deal.cards >= most ? whyNoMore(board, ahead, deal.cards) : undefined;
  const rule = deal.cards < ahead.steps.length ? undefined : ruleBehind(ahead.further);
  const deals = (cards: number) => () => board.choose({ moves: dealMoves({ ...deal, cards }) });
  return (
    <View role="group" aria-label={what} style={[styles.stepper, { borderColor: colour.textSoft }]}>
      <IconButton
        bare
        icon="minus"
        label={less}
        unavailable={tooFew}
        onRefused={explaining(board, { what: less, why: tooFew, rule: undefined })}
        onPress={deals(deal.cards - 1)}
      />
      <View style={styles.figure} aria-live="polite">
        <Figure value={String(deal.cards)} size={22} maxScale={1.3} />
      </View>
      <IconButton
        bare
        icon="plus"
        label={more}
        unavailable={tooMany}
        onRefused={explaining(board, { what: more, why: tooMany, rule })}
        onPress={deals(deal.cards + 1)}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  stepper: {
    flexDirection: 'row',
    alignItems: 'center',
    height: touch.button,
    borderWidth: 1.5,
    borderRadius: radius.button,
  },
  figure: { minWidth: 24, alignItems: 'center' },
});

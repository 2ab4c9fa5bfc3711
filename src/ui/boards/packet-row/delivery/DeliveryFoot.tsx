import { StyleSheet, View } from 'react-native';
import { REWARD } from '@/games/packet-row/cards/figures';
import type { Delivery } from '@/games/packet-row/move';
import { Banner, Button, Figure, Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { radius, useTheme } from '@/ui/theme';
import { RuleAgainst } from '../../kit/rules';
import { packetRowRulebook } from '../rules/rulebook';
import { useBoard, type PacketRowBoard } from '../table/board';
import { refusing } from '../../kit/table';
import { cardsUsed, lostUnits } from './draft';
import { rewardOf, usePlannerRoom } from './planner';

/** "2 cotton, 1 fur": the units that nobody would get. */
function lostGoods({ words }: PacketRowBoard, draft: Delivery): string | undefined {
  const lost = lostUnits(draft).map(({ good, units }) => `${units} ${words.good(good)}`);
  return lost.length === 0 ? undefined : lost.join(', ');
}

/** What leaves, what is lost, what comes, and the button that confirms: always in sight, in a small window in one line. */
export function DeliveryFoot({ draft }: { draft: Delivery }) {
  const { small } = usePlannerRoom();
  return (
    <View style={styles.foot}>
      {small ? <InOneLine draft={draft} /> : <InFull draft={draft} />}
      <RuleAgainst rulebook={packetRowRulebook} move={draft} beside="delivering" />
    </View>
  );
}

function InFull({ draft }: { draft: Delivery }) {
  const board = useBoard();
  const { colour } = useTheme();
  const { text } = board;
  const goods = lostGoods(board, draft);
  const sum = draft.contracts.map((card) => board.money(REWARD[card] ?? 0)).join(' + ');
  const money = board.money(rewardOf(draft.contracts));
  return (
    <>
      {goods !== undefined && (
        <Banner tone="warning" title={text.delivery.lost({ goods })} text={text.delivery.lostAbout} />
      )}
      <View style={styles.sums}>
        <Type variant="text" style={styles.leave}>
          {text.delivery.leave({ count: cardsUsed(draft).length })}
        </Type>
        {draft.contracts.length > 1 && (
          <Type variant="text" colour={colour.textSoft}>
            {`${sum} =`}
          </Type>
        )}
        <Figure value={money} size={32} />
      </View>
      <Confirm draft={draft} label={text.delivery.confirm({ money })} />
    </>
  );
}

function InOneLine({ draft }: { draft: Delivery }) {
  const board = useBoard();
  const { colour } = useTheme();
  const { text } = board;
  const goods = lostGoods(board, draft);
  const money = board.money(rewardOf(draft.contracts));
  return (
    <View style={styles.line}>
      {goods === undefined ? (
        <Type variant="text" colour={colour.textSoft} style={styles.leave}>
          {text.delivery.leave({ count: cardsUsed(draft).length })}
        </Type>
      ) : (
        <View style={[styles.lost, { backgroundColor: colour.warnPaper }]}>
          <Icon name="hazard-sign" size={18} colour={colour.warnInk} />
          <Type variant="textStrong" size={15} colour={colour.warnInk} style={styles.words}>
            {text.delivery.lost({ goods })}
          </Type>
        </View>
      )}
      <Confirm draft={draft} label={text.delivery.confirmBrief({ money })} />
    </View>
  );
}

function Confirm({ draft, label }: { draft: Delivery; label: string }) {
  const board = useBoard();
  return (
    <Button
      label={label}
      size="confirm"
      haptic="success"
      unavailable={board.whyNot(draft)}
      onRefused={refusing(board, label, draft)}
      makes={[draft]}
      onPress={() => {
        board.closeAll();
        board.play(draft);
      }}
    />
  );
}

const styles = StyleSheet.create({
  foot: { gap: 10 },
  sums: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', gap: 8 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 10 },
  leave: { flexGrow: 1, flexShrink: 1 },
  lost: {
    flexGrow: 1,
    flexShrink: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
    paddingHorizontal: 8,
    paddingVertical: 6,
    borderRadius: radius.button,
  },
  words: { flexShrink: 1 },
});

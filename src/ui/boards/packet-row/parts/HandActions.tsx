import { StyleSheet, View } from 'react-native';
import { Button, Figure, Touchable, Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { radius, useRoom, useTheme } from '@/ui/theme';
import { AREA_LOOKS } from '../art/areas';
import { amountOf } from '../model/notes';
import { zone } from '../motion/zones';
import type { Refusal } from '../../kit/table';
import type { ParagraphId } from '../rules/chapters';
import { useBoard } from '../table/board';
import { banknotes, deliverableTogether, hasContract } from '../table/decision';

/** There the badge sits on the corner of its button. */
const TIGHT_BELOW = { width: 380, height: 350 };

interface ClosedProps extends Refusal {
  readonly rule: ParagraphId;
}

/** What cannot be done with this hand: a touch leads to the rule. */
function Closed({ what, why, rule }: ClosedProps) {
  const { explain } = useBoard();
  return (
    <Button
      label={what}
      variant="secondary"
      size="small"
      unavailable={why}
      onPress={() => undefined}
      onRefused={() => explain({ what, why, rule })}
    />
  );
}

/** Opens the planner; the badge counts the contracts that can be delivered together now. */
export function DeliverButton({ compact = false }: { compact?: boolean }) {
  const board = useBoard();
  const { colour } = useTheme();
  const { width, height } = useRoom();
  const { text, own } = board;
  const count = deliverableTogether(board);
  const tight = compact && (width < TIGHT_BELOW.width || height < TIGHT_BELOW.height);
  if (own === undefined || board.past !== undefined) return null;
  if (!hasContract(board) || own.player.done) {
    return compact ? null : (
      <Closed
        what={text.act.deliver}
        {...(own.player.done
          ? { why: text.act.saidDone, rule: 'last-deliveries' }
          : { why: text.act.noContract, rule: 'delivering' })}
      />
    );
  }
  const ready = count > 0;
  const { print: ink, tint } = AREA_LOOKS.docks.ink;
  const type = ready ? '#FFFFFF' : colour.text;
  return (
    <Touchable
      role="button"
      label={ready ? text.act.deliverSpoken({ count }) : text.act.deliver}
      place={zone.deliver}
      onPress={() => board.open({ of: 'delivery' })}
      style={[
        styles.deliver,
        compact ? styles.compact : styles.full,
        ready
          ? { backgroundColor: ink, borderColor: tint }
          : { borderColor: colour.textSoft, backgroundColor: 'transparent' },
      ]}
    >
      <Icon name="cargo-crate" size={26} colour={type} />
      {!compact && (
        <Type variant="button" size={18} colour={type}>
          {text.act.deliver}
        </Type>
      )}
      {ready && (
        <View style={[styles.badge, tight && styles.onCorner, { backgroundColor: colour.brass }]}>
          <Figure value={String(count)} size={17} colour={colour.onBrass} />
        </View>
      )}
    </Touchable>
  );
}

/** One banknote is cashed at a touch; of several, one chooses. */
export function CashButton({ grow = false }: { grow?: boolean }) {
  const board = useBoard();
  const { text, own } = board;
  const notes = banknotes(board);
  const [only] = notes;
  if (own === undefined || board.past !== undefined) return null;
  if (only === undefined) {
    return (
      <Closed
        what={text.act.cashSome}
        {...(own.player.done
          ? { why: text.act.saidDone, rule: 'last-deliveries' }
          : { why: text.act.noBanknote, rule: 'cashing' })}
      />
    );
  }
  const label = text.act.cash({ money: board.money(amountOf(notes)) });
  const cash = () => {
    if (notes.length === 1) board.play({ type: 'cash', card: only });
    else board.open({ of: 'cash' });
  };
  return (
    <Button
      label={label}
      variant="secondary"
      size="small"
      icon={grow ? undefined : 'two-coins'}
      place={zone.cash}
      onPress={cash}
      style={grow && styles.grow}
    />
  );
}

const styles = StyleSheet.create({
  deliver: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 9,
    borderWidth: 1.5,
    borderRadius: radius.button,
    paddingHorizontal: 10,
  },
  full: { minHeight: 52 },
  compact: { minHeight: 48, minWidth: 56 },
  badge: {
    minWidth: 27,
    minHeight: 27,
    borderRadius: 14,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: 4,
  },
  onCorner: { position: 'absolute', right: -4, top: -8 },
  grow: { flexGrow: 1, flexShrink: 1, paddingHorizontal: 8 },
});

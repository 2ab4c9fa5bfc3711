import { StyleSheet, View, type ViewStyle } from 'react-native';
import type { Seat } from '@/engine/game';
import { goodName, type Good } from '@/games/harbour/cards/goods';
import { HIDDEN } from '@/games/harbour/state';
import { Button, HoldArea, Touchable, Type } from '@/ui/components';
import { useReveal } from '@/ui/curtain/useReveal';
import { feel } from '@/ui/haptics';
import { Icon } from '@/ui/icons';
import { radius, touch, useTheme } from '@/ui/theme';
import { GoodIcon } from '../art/GoodIcon';
import { SEA } from '../art/inks';
import { isYou } from '../model/called';
import { useBoard, type HarbourBoard, type TurnedUpAt } from '../table/board';

const CARD = { width: 34, height: 46 };

interface Known {
  /** What it pays for, where that may be seen now. */
  readonly good: Good | undefined;
  readonly label: string;
}

/** A player's bonus card as this device may tell of it now; undefined where the game has none. */
function knownOf({ view, text, words, handHidden }: HarbourBoard, seat: Seat): Known | undefined {
  const good = view.bonus[seat];
  if (good === undefined) return undefined;
  if (good === HIDDEN || handHidden) return { good: undefined, label: text.bonus.covered };
  return { good, label: text.bonus.pays({ good: words.goods[goodName(good)] }) };
}

interface BonusCardProps {
  seat: Seat;
  /** Where whoever holds it up here finds it. */
  at: TurnedUpAt;
  narrow?: boolean;
}

/** The own bonus card: open with one person at the device, else face down until it is held. A touch shows it large. */
export function BonusCard({ seat, at, narrow = false }: BonusCardProps) {
  const board = useBoard();
  const { colour } = useTheme();
  const { text } = board;
  const known = knownOf(board, seat);
  if (known === undefined) return null;
  // Beside the button that turns it, a single field has no room for words.
  const told = !narrow || turningOf(board, seat) === undefined;
  return (
    <View style={styles.row}>
      <Touchable
        role="button"
        label={known.label}
        onPress={() => board.open({ of: 'bonus' })}
        style={styles.told}
      >
        <Face good={known.good} size={24} style={styles.card} />
        {told && (
          <View style={styles.words}>
            {!narrow && (
              <Type variant="cardTitle" size={17} maxScale={1.15}>
                {text.bonus.title}
              </Type>
            )}
            <Type variant="cardLine" maxScale={1.15} colour={colour.textSoft}>
              {known.good === undefined ? text.bonus.secret : known.label}
            </Type>
          </View>
        )}
      </Touchable>
      <TurnBonus seat={seat} at={at} />
    </View>
  );
}

/** The card itself: its good, or its back. */
function Face({ good, size, style }: { good: Good | undefined; size: number; style: ViewStyle }) {
  const { colour } = useTheme();
  if (good === undefined) {
    return (
      <View style={[style, { backgroundColor: SEA.print, borderColor: colour.onInk }]}>
        <Icon name="card-pick" size={size} colour={colour.onInk} />
      </View>
    );
  }
  return (
    <View style={[style, { backgroundColor: colour.paper, borderColor: colour.edge }]}>
      <GoodIcon good={good} size={size} />
    </View>
  );
}

/** How this device turns the card: a cover is held, what was turned up once is hidden and shown; undefined where it need not. */
function turningOf(board: HarbourBoard, seat: Seat): 'held' | 'hidden' | undefined {
  const { view, seats, past, actor, onTurnHandUp } = board;
  if (onTurnHandUp !== undefined && actor === seat) return 'held';
  const alone = seats.filter(({ kind }) => kind === 'human').length < 2;
  return alone || past !== undefined || view.bonus[seat] === HIDDEN ? undefined : 'hidden';
}

/** Turns the bonus card up and down, where several people share the device. */
export function TurnBonus({ seat, at }: { seat: Seat; at: TurnedUpAt }) {
  const board = useBoard();
  const { text, handHidden, hideHand } = board;
  const turning = turningOf(board, seat);
  if (turning === undefined) return null;
  if (turning === 'held') return <Hold key={seat} seat={seat} at={at} />;
  return (
    <Button
      label={handHidden ? text.bonus.show : text.bonus.hide}
      variant="secondary"
      size="small"
      onPress={() => hideHand(!handHidden)}
    />
  );
}

/** The same as a small card in a row of marks; its sheet tells and turns it. */
export function BonusButton({ seat }: { seat: Seat }) {
  const board = useBoard();
  const known = knownOf(board, seat);
  if (known === undefined || !isYou(board, seat)) return null;
  return (
    <Touchable
      role="button"
      label={known.label}
      onPress={() => board.open({ of: 'bonus' })}
      style={styles.button}
    >
      <Face good={known.good} size={17} style={styles.small} />
    </Touchable>
  );
}

/** Held for long enough, or pressed twice, it turns the card up. */
function Hold({ seat, at }: { seat: Seat; at: TurnedUpAt }) {
  const { text, name, onTurnHandUp } = useBoard();
  const { colour } = useTheme();
  const { holding, confirming, ...presses } = useReveal(() => {
    feel('medium');
    onTurnHandUp?.(at);
  });
  const label = (confirming ? text.bonus.again : text.bonus.reveal)({ name: name(seat) });
  return (
    <HoldArea
      {...presses}
      label={label}
      style={[styles.hold, { borderColor: holding || confirming ? colour.action : colour.textSoft }]}
    >
      <Icon name="spyglass" size={20} colour={colour.text} />
      <Type variant="button" size={16} maxScale={1.15}>
        {text.bonus.hold}
      </Type>
    </HoldArea>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: 10, height: touch.icon },
  card: { ...CARD, alignItems: 'center', justifyContent: 'center', borderWidth: 1, borderRadius: 5 },
  small: {
    width: 24,
    height: 32,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1,
    borderRadius: 4,
  },
  // Higher than its row, so that it can be touched.
  button: {
    width: touch.icon,
    height: touch.icon,
    marginVertical: -10,
    marginHorizontal: -10,
    alignItems: 'center',
    justifyContent: 'center',
  },
  told: { flex: 1, minWidth: 0, flexDirection: 'row', alignItems: 'center', gap: 10, height: touch.icon },
  words: { flex: 1, minWidth: 0 },
  hold: {
    flexDirection: 'row',
    gap: 8,
    height: touch.icon,
    paddingHorizontal: 12,
    borderWidth: 1.5,
    borderRadius: radius.button,
  },
});

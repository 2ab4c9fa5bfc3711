import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/game';
import { goodName } from '@/games/harbour/cards/goods';
import { HIDDEN } from '@/games/harbour/state';
import { Button, HoldArea, Touchable, Type } from '@/ui/components';
import { useReveal } from '@/ui/curtain/useReveal';
import { feel } from '@/ui/haptics';
import { Icon } from '@/ui/icons';
import { radius, touch, useTheme } from '@/ui/theme';
import { GoodIcon } from '../art/GoodIcon';
import { SEA } from '../art/inks';
import { isYou } from '../model/called';
import { useBoard } from '../table/board';

const CARD = { width: 34, height: 46 };

/** The own bonus card: open with one person at the device, else face down until it is held. */
export function BonusCard({ seat }: { seat: Seat }) {
  const board = useBoard();
  const { colour } = useTheme();
  const { view, text, handHidden } = board;
  const good = view.bonus[seat];
  if (good === undefined) return null;
  const known = good !== HIDDEN && !handHidden;
  return (
    <View style={styles.row}>
      {known ? (
        <View style={[styles.card, { backgroundColor: colour.paper, borderColor: colour.edge }]}>
          <GoodIcon good={good} size={24} />
        </View>
      ) : (
        <View style={[styles.card, { backgroundColor: SEA.print, borderColor: colour.onInk }]}>
          <Icon name="card-pick" size={24} colour={colour.onInk} />
        </View>
      )}
      <View style={styles.words}>
        <Type variant="cardTitle" size={17} maxScale={1.15}>
          {text.bonus.title}
        </Type>
        <Type variant="cardLine" maxScale={1.15} colour={colour.textSoft}>
          {known ? text.bonus.pays({ good: board.words.goods[goodName(good)] }) : text.bonus.secret}
        </Type>
      </View>
      <TurnBonus seat={seat} />
    </View>
  );
}

/** Turns the bonus card up and down, where several people share the device. */
export function TurnBonus({ seat }: { seat: Seat }) {
  const { view, text, handHidden, hideHand, seats, past, actor, onTurnHandUp } = useBoard();
  if (onTurnHandUp !== undefined && actor === seat) {
    return <Hold key={seat} seat={seat} onLift={onTurnHandUp} />;
  }
  const alone = seats.filter(({ kind }) => kind === 'human').length < 2;
  if (alone || past !== undefined || view.bonus[seat] === HIDDEN) return null;
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
  const { colour } = useTheme();
  const { view, text, words, handHidden } = board;
  const good = view.bonus[seat];
  if (good === undefined || !isYou(board, seat)) return null;
  const known = good !== HIDDEN && !handHidden;
  return (
    <Touchable
      role="button"
      label={known ? text.bonus.pays({ good: words.goods[goodName(good)] }) : text.bonus.covered}
      onPress={() => board.open({ of: 'bonus' })}
      style={styles.button}
    >
      <View
        style={[
          styles.small,
          known
            ? { backgroundColor: colour.paper, borderColor: colour.edge }
            : { backgroundColor: SEA.print, borderColor: colour.onInk },
        ]}
      >
        {known ? (
          <GoodIcon good={good} size={17} />
        ) : (
          <Icon name="card-pick" size={17} colour={colour.onInk} />
        )}
      </View>
    </Touchable>
  );
}

/** Held for long enough, or pressed twice, it turns the card up. */
function Hold({ seat, onLift }: { seat: Seat; onLift: () => void }) {
  const { text, name } = useBoard();
  const { colour } = useTheme();
  const { holding, confirming, ...presses } = useReveal(() => {
    feel('medium');
    onLift();
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

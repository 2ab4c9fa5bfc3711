import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/game';
import { goodName, type Good } from '@/games/harbour/cards/goods';
import type { HarbourMove } from '@/games/harbour/move';
import { held } from '@/games/harbour/state';
import { HouseFlag } from '@/ui/art';
import { Figure, FlagName, Touchable } from '@/ui/components';
import { useText } from '@/ui/text';
import { radius, touch, useTheme } from '@/ui/theme';
import { GoodIcon } from '../art/GoodIcon';
import { zone } from '../motion/zones';
import { useBoard } from '../table/board';
import { refusing } from '../../kit/table';
import { isSame, type Draft } from './draft';
import { ALL_GOODS, toggled } from './edit';

interface TakesLook {
  /** Who holds them stands beside the goods, or above them. */
  beside: boolean;
  /** In the narrowest windows the flag alone tells whose they are. */
  named: boolean;
}

/** Rows of the others with their goods, one of which can be taken. */
export function Takes({ draft, ...look }: { draft: Draft } & TakesLook) {
  const { beside } = look;
  const { view, actor } = useBoard();
  const others = Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => seat !== actor);
  return (
    <View role="radiogroup" style={beside ? styles.closeRows : styles.rows}>
      {others.map((seat) => (
        <TakesFrom key={seat} draft={draft} seat={seat} {...look} />
      ))}
    </View>
  );
}

function TakesFrom({ draft, seat, beside, named }: { draft: Draft; seat: Seat } & TakesLook) {
  const { name, house } = useBoard();
  return (
    <View style={beside ? styles.inLine : styles.row}>
      {named ? (
        <View style={beside && styles.who}>
          <FlagName house={house(seat)} name={name(seat)} />
        </View>
      ) : (
        <HouseFlag house={house(seat)} width={30} />
      )}
      <View style={[styles.goods, beside && styles.rest]}>
        {ALL_GOODS.map((good) => (
          <Taken key={good} draft={draft} seat={seat} good={good} />
        ))}
      </View>
    </View>
  );
}

function Taken({ draft, seat, good }: { draft: Draft; seat: Seat; good: Good }) {
  const board = useBoard();
  const { colour } = useTheme();
  const move: HarbourMove = { type: 'take', seat, good };
  const chosen = draft.moves.some((made) => isSame(made, move));
  const units = held(board.view, seat, good);
  const why = board.whyNot(move);
  const { common } = useText();
  const takes = board.text.stage.takes({
    good: board.words.goods[goodName(good)],
    name: board.name(seat),
    units,
  });
  return (
    <Touchable
      role="radio"
      label={why === undefined ? takes : common.unavailable({ what: takes, reason: why })}
      checked={chosen}
      disabled={why !== undefined}
      onRefused={refusing(board, takes, move)}
      place={chosen ? undefined : zone.take(seat, good)}
      onPress={() => board.choose(toggled(draft, move))}
      style={[
        styles.good,
        why === undefined
          ? { backgroundColor: colour.paper, borderColor: chosen ? colour.action : colour.edge }
          : { borderColor: colour.line },
        chosen && styles.chosen,
      ]}
    >
      <GoodIcon good={good} size={22} colour={why === undefined ? undefined : colour.textSoft} />
      <Figure value={String(units)} colour={why === undefined ? colour.ink : colour.textSoft} />
    </Touchable>
  );
}

const styles = StyleSheet.create({
  rows: { gap: 10 },
  row: { gap: 5 },
  closeRows: { gap: 4 },
  inLine: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  who: { width: 92 },
  rest: { flexGrow: 1, flexShrink: 0 },
  goods: { flexDirection: 'row', gap: 4 },
  good: {
    flex: 1,
    minWidth: touch.icon,
    maxWidth: 92,
    height: touch.icon,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 4,
    borderWidth: 1,
    borderRadius: radius.card,
  },
  chosen: { borderWidth: 3 },
});

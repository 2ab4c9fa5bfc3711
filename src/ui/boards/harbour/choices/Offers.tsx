import { StyleSheet, View } from 'react-native';
import { PRICE, POINTS, NO_PRICE, type Building } from '@/games/harbour/cards/buildings';
import type { HarbourMove } from '@/games/harbour/move';
import { Hatched } from '@/ui/art';
import { Figure, LaurelFigure, Touchable, Type } from '@/ui/components';
import { useText } from '@/ui/text';
import { radius, touch, useTheme } from '@/ui/theme';
import { FAMILY_LOOKS, familyAt } from '../model/families';
import { nameOf } from '../model/faces';
import { displayed } from '../model/places';
import { zone } from '../motion/zones';
import { useBoard } from '../table/board';
import { refusing } from '../../kit/table';
import { isSame, type Draft } from './draft';
import { toggled } from './edit';

const BAND = 9;
const LAUREL = 30;
const GAP = 8;
/** Rows are at least so wide; a name has what is left of it, and its longest word must not break. */
export const OFFER = { name: 16, room: 190 - BAND - 3 * GAP - LAUREL - 2 };

/** The buildings on offer, one of which goes under the deck. */
export function Offers({ draft }: { draft: Draft }) {
  const { view } = useBoard();
  return (
    <View role="radiogroup" style={styles.offers}>
      {displayed(view).map((building) => (
        <Offer key={building} draft={draft} building={building} />
      ))}
    </View>
  );
}

function Offer({ draft, building }: { draft: Draft; building: Building }) {
  const board = useBoard();
  const { colour } = useTheme();
  const { common } = useText();
  const move: HarbourMove = { type: 'replace', building };
  const chosen = draft.moves.some((made) => isSame(made, move));
  const why = board.whyNot(move);
  const name = nameOf(board.view, building, board.language);
  const price = PRICE[building] ?? NO_PRICE;
  const { ink } = FAMILY_LOOKS[familyAt(board.view, building)];
  const words = why === undefined ? colour.ink : colour.text;
  return (
    <Touchable
      role="radio"
      label={why === undefined ? name : common.unavailable({ what: name, reason: why })}
      checked={chosen}
      disabled={why !== undefined}
      onRefused={refusing(board, name, move)}
      place={chosen ? undefined : zone.replace(building)}
      onPress={() => board.choose(toggled(draft, move))}
      style={[
        styles.offer,
        why === undefined
          ? { backgroundColor: colour.paper, borderColor: chosen ? colour.action : colour.edge }
          : { borderColor: colour.line },
        chosen && styles.chosen,
      ]}
    >
      <View style={styles.band}>
        <Hatched ink={ink} width={BAND} height={2 * touch.icon} />
      </View>
      <View style={styles.words}>
        <Type variant="cardTitle" size={OFFER.name} colour={words}>
          {name}
        </Type>
        {price === NO_PRICE ? (
          <Type variant="cardLine" colour={words}>
            {board.text.tile.noPrice}
          </Type>
        ) : (
          <Figure value={board.money(price)} size={14} colour={words} />
        )}
      </View>
      <LaurelFigure
        value={String(POINTS[building])}
        size={LAUREL}
        colour={why === undefined ? ink.print : words}
        ink={words}
      />
    </Touchable>
  );
}

const styles = StyleSheet.create({
  offers: { flexDirection: 'row', flexWrap: 'wrap', gap: 5 },
  offer: {
    flexGrow: 1,
    flexBasis: 190,
    minHeight: touch.icon,
    flexDirection: 'row',
    alignItems: 'center',
    gap: GAP,
    paddingRight: GAP,
    borderWidth: 1,
    borderRadius: radius.card,
    overflow: 'hidden',
  },
  chosen: { borderWidth: 3 },
  band: { width: BAND, alignSelf: 'stretch', overflow: 'hidden' },
  words: { flex: 1, minWidth: 0, paddingVertical: 2 },
});

import { StyleSheet, View } from 'react-native';
import { Hatched } from '@/ui/art';
import { Figure, Touchable, Type } from '@/ui/components';
import { Raised, type CardSize } from '@/ui/components/card';
import { useText } from '@/ui/text';
import { INKS, radius, useTheme } from '@/ui/theme';
import { Zone } from '../../kit/motion';
import { refusing } from '../../kit/table';
import { arePicked, pickInMind } from '../model/shipRow';
import { zone } from '../motion/zones';
import { useBoard } from '../table/board';

const DRAW = { type: 'drawCard' } as const;
const CREAM = '#F6EBD0';

/** The deck of ship cards: how many are left, and a card from it where one is taken. */
export function DeckTile({ width, height }: CardSize) {
  const board = useBoard();
  const { colour } = useTheme();
  const { common } = useText();
  const { view, text } = board;
  const picking = arePicked(board);
  const count = view.deck;
  const refused = picking ? board.whyNot(DRAW) : undefined;
  const spoken = picking ? text.shipCards.drawSpoken({ count }) : text.shipCards.deckSpoken({ count });
  const chosen = picking && pickInMind(board)?.type === 'drawCard';
  const face = (
    <>
      <View style={styles.back}>
        <Hatched ink={INKS.blue} width={width} height={Math.max(height, 200)} />
      </View>
      {height > 100 && <View style={[styles.keyline, { borderColor: CREAM }]} />}
      <View style={[styles.words, { backgroundColor: INKS.blue.print }]}>
        <Figure value={String(count)} size={height > 100 ? 26 : 20} maxScale={1.3} colour={colour.onInk} />
        <Type variant="cardLineStrong" size={14} maxScale={1.3} align="center" colour={colour.onInk}>
          {height > 100 ? text.shipCards.unseen : text.shipCards.deck}
        </Type>
      </View>
    </>
  );
  const look = [styles.deck, { width, minHeight: height }];
  return (
    <Zone name={zone.deck}>
      <Raised up={chosen} ring={colour.action} paper>
        {picking ? (
          <Touchable
            role="radio"
            label={refused === undefined ? spoken : common.unavailable({ what: spoken, reason: refused })}
            disabled={refused !== undefined}
            onRefused={refusing(board, spoken, DRAW)}
            checked={chosen}
            onPress={() => board.choose({ moves: [DRAW] })}
            style={look}
          >
            {face}
          </Touchable>
        ) : (
          <View accessible role="img" aria-label={spoken} style={look}>
            {face}
          </View>
        )}
      </Raised>
    </Zone>
  );
}

const styles = StyleSheet.create({
  deck: { borderRadius: radius.card, overflow: 'hidden', alignItems: 'center', justifyContent: 'center' },
  back: { position: 'absolute', left: 0, top: 0, right: 0, bottom: 0 },
  keyline: { position: 'absolute', inset: 4, borderWidth: 1, borderRadius: 5, opacity: 0.8 },
  words: { alignItems: 'center', paddingHorizontal: 6, paddingVertical: 2, borderRadius: 5 },
});

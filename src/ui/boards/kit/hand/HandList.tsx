import { Fragment } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTable } from '../table';
import { EmptyHand, FaceDown } from './FaceDown';
import { BESIDE_FROM } from './CoveredHand';
import { HandCover, useIsCovered, useIsNobodys } from './HandCover';
import type { HandCards } from './held';
import { OpenHandsList } from './OpenHands';

/** Small backs, since slips have none. */
const BACK = { width: 60, height: 84 };
const BACKS = { nobody: 2, own: 3 };

interface HandListProps extends HandCards {
  width: number;
  minHeight: number;
}

/** The hand as an upright list of slips. */
export function HandList({ width, minHeight, cards, hands }: HandListProps) {
  const { handHidden, past } = useTable();
  const nobodys = useIsNobodys();
  const covered = useIsCovered();
  const count = cards.length;
  if (past?.handsOpen === true) return <OpenHandsList width={width} minHeight={minHeight} hands={hands} />;
  if (covered)
    return <HandCover style={{ width, height: width < BESIDE_FROM ? 2 * BACK.height : BACK.height }} />;
  if (nobodys) return <FaceDown width={width / 2} size={BACK} shown={BACKS.nobody} count={count} />;
  if (count === 0) return <EmptyHand />;
  if (handHidden) return <FaceDown width={width / 2} size={BACK} shown={BACKS.own} count={count} />;
  return (
    <View style={styles.list}>
      {cards.map(({ key, slip }) => (
        <Fragment key={key}>{slip(width, minHeight)}</Fragment>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: 6 },
});

import { StyleSheet, View } from 'react-native';
import { goodName, type Good } from '@/games/harbour/cards/goods';
import { harbourWords } from '@/games/harbour/phrases';
import { useLanguage, useText } from '@/ui/text';
import { space } from '@/ui/theme';
import { GoodToken } from '../art/GoodToken';

const TOKEN = 20;

/** The market after a change, from space 2 up. */
export function LogMark({ market }: { market: readonly Good[] }) {
  const language = useLanguage();
  const { told } = useText().games.harbour.board;
  const goods = market.map((good) => harbourWords[language].goods[goodName(good)]);
  return (
    <View
      accessible
      role="img"
      aria-label={told.marketNow({ goods: goods.join(', ') })}
      style={styles.tokens}
    >
      {market.map((good) => (
        <GoodToken key={good} good={good} size={TOKEN} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  tokens: { flexDirection: 'row', gap: space.half / 2 },
});

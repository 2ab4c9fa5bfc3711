import { StyleSheet, View } from 'react-native';
import { HIDDEN } from '@/games/harbour/state';
import { Type } from '@/ui/components';
import { CARD_SIZES } from '@/ui/components/card';
import { space, useTheme } from '@/ui/theme';
import { RulesLink } from '../../kit/rules';
import { CardZoom } from '../../kit/sheets';
import { HarbourBack } from '../art/HarbourBack';
import { bonusFace } from '../model/faces';
import { TurnBonus } from '../parts/BonusCard';
import { harbourRulebook } from '../rules/rulebook';
import { useBoard } from '../table/board';

/** One's own bonus card; to everybody else, its back. */
export function BonusSheet() {
  const { view, own, actor, handHidden, language, text } = useBoard();
  const { colour } = useTheme();
  const good = own === undefined || handHidden ? HIDDEN : (view.bonus[own.seat] ?? HIDDEN);
  const link = <RulesLink rulebook={harbourRulebook} paragraph="bonus-cards" />;
  if (good !== HIDDEN) {
    return (
      <CardZoom face={bonusFace(good, language)} status={[]}>
        {link}
        {own !== undefined && <TurnBonus seat={own.seat} at="sheet" />}
      </CardZoom>
    );
  }
  return (
    <View style={styles.covered}>
      <HarbourBack size={CARD_SIZES.sheet} name={text.sheets.bonus} />
      <Type variant="aside" colour={colour.textSoft}>
        {text.bonusSheet.hidden}
      </Type>
      {actor !== undefined && <TurnBonus seat={actor} at="sheet" />}
      {link}
    </View>
  );
}

const styles = StyleSheet.create({
  covered: { alignItems: 'center', gap: space.panel },
});

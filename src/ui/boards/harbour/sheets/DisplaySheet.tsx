import { StyleSheet, View } from 'react-native';
import { Type } from '@/ui/components';
import { space, useTheme } from '@/ui/theme';
import { RulesLink } from '../../kit/rules';
import { useColumnWidth } from '../../kit/sheets';
import { displayed } from '../model/places';
import { PlaceTile } from '../parts/PlaceTile';
import { harbourRulebook } from '../rules/rulebook';
import { useBoard } from '../table/board';

const GAP = 8;

/** What lies open. */
export function DisplaySheet() {
  const { view, text } = useBoard();
  const { colour } = useTheme();
  const width = useColumnWidth({ narrowest: 165, widest: 205, gap: GAP, atLeast: 1 });
  return (
    <View style={styles.sheet}>
      <Type variant="aside" colour={colour.textSoft}>
        {`${text.displaySheet.about} ${text.displaySheet.deck({ count: view.deck.length })}.`}
      </Type>
      <View style={styles.tiles}>
        {displayed(view).map((building) => (
          <PlaceTile key={building} place={building} width={width} height={86} />
        ))}
      </View>
      <RulesLink rulebook={harbourRulebook} paragraph="display" />
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: { gap: space.panel },
  tiles: { flexDirection: 'row', flexWrap: 'wrap', gap: GAP },
});

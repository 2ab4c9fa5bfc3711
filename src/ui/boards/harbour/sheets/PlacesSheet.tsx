import { StyleSheet, View } from 'react-native';
import { space } from '@/ui/theme';
import { RulesLink } from '../../kit/rules';
import { useSheetWidth } from '../../kit/sheets';
import { PlacesList } from '../parts/PlacesList';
import { harbourRulebook } from '../rules/rulebook';

/** All places by what they give. */
export function PlacesSheet() {
  return (
    <View style={styles.sheet}>
      <PlacesList width={useSheetWidth()} />
      <RulesLink rulebook={harbourRulebook} paragraph="moving" />
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: { gap: space.group },
});

import { StyleSheet, View } from 'react-native';
import { capitalised } from '@/text/capitalised';
import { Type } from '@/ui/components';
import { space, useTheme } from '@/ui/theme';
import type { Rulebook } from '../../rulebook';
import { RulesLink } from '../rules';
import type { Refusal } from '../table';

/** Why a choice is closed, in whole sentences, and the way to the rule that says so. */
export function Refused({ rulebook, refusal }: { rulebook: Rulebook; refusal: Refusal }) {
  const { what, why, rule } = refusal;
  const { colour } = useTheme();
  return (
    <View style={styles.sheet}>
      <Type variant="text" colour={colour.textSoft}>
        {capitalised(what)}
      </Type>
      <Type variant="textStrong">{capitalised(why)}</Type>
      {rule !== undefined && <RulesLink rulebook={rulebook} paragraph={rule} />}
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: { gap: space.group, paddingBottom: space.group },
});

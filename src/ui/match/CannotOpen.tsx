import { useNavigation } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';
import type { UnreadableSave } from '@/match/store';
import { Button, EmptyState, Screen } from '@/ui/components';
import type { Navigator } from '@/ui/navigation/routes';
import { useText } from '@/ui/text';
import { space } from '@/ui/theme';

/** A match that cannot be opened says why; its save stays where it is, among the others. */
export function CannotOpen({ id, fault }: UnreadableSave) {
  const { table, saves } = useText();
  const navigation = useNavigation<Navigator>();
  return (
    <Screen>
      <EmptyState
        icon="hazard-sign"
        title={table.cannotOpen}
        text={saves.faults[fault]}
        action={
          <View style={styles.buttons}>
            {fault === 'notRead' && (
              <Button label={saves.tryAgain} onPress={() => navigation.replace('table', { id })} />
            )}
            <Button variant="secondary" label={saves.title} onPress={() => navigation.replace('saves')} />
            <Button variant="secondary" label={table.home} onPress={() => navigation.popTo('home')} />
          </View>
        }
      />
    </Screen>
  );
}

const styles = StyleSheet.create({
  buttons: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.group },
});

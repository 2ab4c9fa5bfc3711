import { StyleSheet, View } from 'react-native';
import { Touchable } from '@/ui/components';

/** All of a panel can be touched where nothing else lies in it; its head is what is read and reached by keys. */
export function TouchBehind({ onPress }: { onPress: () => void }) {
  return (
    <View aria-hidden style={styles.behind}>
      <Touchable role="button" label="" tabIndex={-1} onPress={onPress} style={styles.behind}>
        <View style={styles.behind} />
      </Touchable>
    </View>
  );
}

const styles = StyleSheet.create({
  behind: { position: 'absolute', inset: 0 },
});

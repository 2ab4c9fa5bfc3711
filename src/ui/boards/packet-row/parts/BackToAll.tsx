import { StyleSheet } from 'react-native';
import { IconButton } from '@/ui/components';
import { useBoard } from '../table/board';

/** From one area back to all of them. */
export function BackToAll({ onPress }: { onPress: () => void }) {
  const { text } = useBoard();
  return <IconButton icon="back" label={text.area.all} bare onPress={onPress} style={styles.button} />;
}

const styles = StyleSheet.create({
  // Its touch size without making the head taller, clear of the tabs above it, and without the room around its sign.
  button: { marginTop: -10, marginBottom: -14, marginLeft: -12, marginRight: -16 },
});

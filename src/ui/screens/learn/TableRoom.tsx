import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { RoomContext } from '@/ui/theme';
import type { Arrangement } from './arrangement';

interface TableRoomProps {
  arrangement: Arrangement;
  children: ReactNode;
}

/** What the coach leaves for the table; where that is too low for a board, it scrolls. */
export function TableRoom({ arrangement: { room, scrolls }, children }: TableRoomProps) {
  return (
    <RoomContext value={room}>
      {scrolls ? (
        <ScrollView style={styles.fill} contentContainerStyle={{ height: room.height }} bounces={false}>
          {children}
        </ScrollView>
      ) : (
        <View style={styles.fill}>{children}</View>
      )}
    </RoomContext>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
});

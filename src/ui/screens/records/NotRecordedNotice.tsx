import { useState, useSyncExternalStore } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { putOnRecord, unrecorded } from '@/match/records/unrecorded';
import { Banner, Button, useMargin } from '@/ui/components';
import { useText } from '@/ui/text';

const WIDEST = 720;

/** Over every screen: a game has ended and the device did not take its result. */
export function NotRecordedNotice() {
  const results = useSyncExternalStore(unrecorded.subscribe, unrecorded.results, unrecorded.results);
  const { saves: text, common } = useText();
  const insets = useSafeAreaInsets();
  const margin = useMargin();
  const [read, setRead] = useState(results);
  if (results.length === 0 || results === read) return null;
  return (
    <View style={[styles.over, { top: insets.top + margin, paddingHorizontal: margin }]}>
      <View style={styles.notice}>
        <Banner
          tone="warning"
          text={text.notRecorded({ games: results.length })}
          action={
            <>
              <Button variant="danger" size="small" label={common.close} onPress={() => setRead(results)} />
              <Button
                variant="danger"
                size="small"
                label={text.tryAgain}
                onPress={() => void putOnRecord()}
              />
            </>
          }
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  over: { position: 'absolute', left: 0, right: 0, alignItems: 'center', pointerEvents: 'box-none' },
  notice: { width: '100%', maxWidth: WIDEST, boxShadow: '0 8px 24px rgba(0, 0, 0, 0.45)' },
});

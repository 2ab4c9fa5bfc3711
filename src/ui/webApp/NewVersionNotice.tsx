import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Banner, Button, useMargin } from '@/ui/components';
import { hasUnstoredMoves } from '@/ui/matches';
import { useText } from '@/ui/text';
import { useNewVersion, type NewVersion } from './newVersion';

const WIDEST = 720;

/** Over every screen, until somebody decides: nothing reloads by itself. */
export function NewVersionNotice() {
  const version = useNewVersion();
  const [later, setLater] = useState<NewVersion>();
  if (version === undefined || version === later) return null;
  return <Question version={version} onLater={() => setLater(version)} />;
}

function Question({ version, onLater }: { version: NewVersion; onLater: () => void }) {
  const { newVersion: text } = useText().webApp;
  const insets = useSafeAreaInsets();
  const margin = useMargin();
  const [starting, setStarting] = useState(false);
  const [refused, setRefused] = useState(false);

  const start = () => {
    // A device that is full holds fewer moves than the page does.
    setRefused(hasUnstoredMoves());
    if (hasUnstoredMoves()) return;
    setStarting(true);
    void version.start();
  };

  return (
    <View style={[styles.over, { top: insets.top + margin, paddingHorizontal: margin }]}>
      <View style={styles.notice}>
        <Banner
          tone={refused ? 'warning' : 'info'}
          icon="flying-flag"
          title={text.ready}
          text={refused ? text.unstored : text.about}
          action={
            <>
              <Button
                variant={refused ? 'danger' : 'quiet'}
                size="small"
                label={text.later}
                onPress={onLater}
              />
              <Button
                variant={refused ? 'danger' : 'primary'}
                size="small"
                label={text.reload}
                unavailable={starting ? text.starting : undefined}
                onPress={start}
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

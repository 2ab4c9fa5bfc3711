import { useNavigation } from '@react-navigation/native';
import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Button, EmptyState, Type } from '@/ui/components';
import type { Navigator } from '@/ui/navigation/routes';
import { useText } from '@/ui/text';
import { space, useTheme } from '@/ui/theme';
import { reloadApp } from '@/ui/webApp/reload';
import type { Loading } from './lazy';

/** What comes sooner than this needs no words: they would only flash. */
const WORTH_SAYING = 400;

interface UnloadedProps {
  state: Exclude<Loading<unknown>['state'], 'there'>;
  onRetry: () => void;
}

/** In the place of what is not loaded yet, or could not be. */
export function Unloaded({ state, onRetry }: UnloadedProps) {
  const { table, webApp } = useText();
  const navigation = useNavigation<Navigator>();
  if (state === 'waiting') return <OneMoment />;
  return (
    <View role="alert" style={styles.fill}>
      <EmptyState
        icon="hazard-sign"
        title={webApp.part.failed}
        text={webApp.part.about}
        action={
          <View style={styles.buttons}>
            <Button label={webApp.part.again} onPress={onRetry} />
            {reloadApp !== undefined && (
              <Button variant="secondary" label={webApp.part.reload} onPress={reloadApp} />
            )}
            <Button variant="secondary" label={table.home} onPress={() => navigation.popTo('home')} />
          </View>
        }
      />
    </View>
  );
}

function OneMoment() {
  const { loading } = useText().webApp.part;
  const { colour } = useTheme();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), WORTH_SAYING);
    return () => clearTimeout(timer);
  }, []);
  return (
    <View role="status" aria-live="polite" style={styles.moment}>
      {late && (
        <Type variant="aside" colour={colour.textSoft}>
          {loading}
        </Type>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flexGrow: 1 },
  moment: { flexGrow: 1, alignItems: 'center', justifyContent: 'center' },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.group },
});

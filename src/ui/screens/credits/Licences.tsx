import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Button, Type } from '@/ui/components';
import { lazily } from '@/ui/lazy/lazy';
import { Unloaded } from '@/ui/lazy/Unloaded';
import { useLazy } from '@/ui/lazy/useLazy';
import { useText } from '@/ui/text';
import { space, useTheme } from '@/ui/theme';

/** Many long texts that few people read: loaded when somebody does. */
const licences = lazily(() => import('./licences.json').then((found) => found.default));

/** Whose software is in the app, and under which licences. */
export function Licences() {
  const { software: text } = useText().credits;
  const [shown, setShown] = useState(false);
  return shown ? <AllLicences /> : <Button size="small" label={text.show} onPress={() => setShown(true)} />;
}

function AllLicences() {
  const { colour } = useTheme();
  const { software: text } = useText().credits;
  const loading = useLazy(licences);
  if (loading.state !== 'there')
    return <Unloaded state={loading.state} onRetry={() => void licences.load()} />;
  const { packages, texts } = loading.thing;
  return (
    <View style={styles.list}>
      {packages.map(({ name, version, licence, copyright, texts: places }) => (
        <View key={`${name} ${version}`}>
          <Type variant="textStrong" colour={colour.ink}>
            {text.one({ name, version, licence })}
          </Type>
          <Type variant="text" colour={colour.ink}>
            {copyright.join(' · ')}
          </Type>
          <Type variant="text" colour={colour.ink}>
            {text.wording({ numbers: places.map((place) => place + 1).join(', ') })}
          </Type>
        </View>
      ))}
      {texts.map((wording, at) => (
        <View key={wording}>
          <Type variant="textStrong" heading={3} colour={colour.ink}>
            {text.wording({ numbers: String(at + 1) })}
          </Type>
          <Type variant="text" colour={colour.ink}>
            {wording}
          </Type>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.panel },
});

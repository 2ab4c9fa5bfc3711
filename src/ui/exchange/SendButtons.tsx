import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Banner, Button } from '@/ui/components';
import type { IconName, MarkName } from '@/ui/icons';
import { useText } from '@/ui/text';
import { space } from '@/ui/theme';
import { send, waysOut } from './exchange';
import type { Parcel, Way } from './way';

const ICONS: Readonly<Record<Way, IconName | MarkName>> = {
  share: 'mailbox',
  copy: 'notebook',
  download: 'down',
};

interface SendButtonsProps {
  /** What is sent, made when somebody sends it, or why there is none. */
  parcel: () => Promise<Parcel | { readonly fault: string }>;
  /** It is a few words for somebody, and no file. */
  message?: boolean;
}

/** The ways for a text out of the app, and what came of the last. */
export function SendButtons({ parcel, message = false }: SendButtonsProps) {
  const { export: text } = useText().saves;
  const [told, setTold] = useState<{ tone: 'info' | 'warning'; text: string }>();
  const sendBy = async (way: Way) => {
    const made = await parcel();
    if ('fault' in made) {
      setTold({ tone: 'warning', text: made.fault });
      return;
    }
    const sent = await send(way, { ...made, message });
    if (sent === 'failed') setTold({ tone: 'warning', text: text.failed });
    else if (sent === 'dismissed' || way === 'share') setTold(undefined);
    else setTold({ tone: 'info', text: way === 'copy' ? text.copied : text.downloaded });
  };
  return (
    <>
      <View style={styles.ways}>
        {waysOut()
          .filter((way) => !message || way !== 'download')
          .map((way) => (
            <Button
              key={way}
              variant="secondary"
              icon={ICONS[way]}
              label={text[way]}
              onPress={() => void sendBy(way)}
              style={styles.way}
            />
          ))}
      </View>
      {told !== undefined && <Banner {...told} />}
    </>
  );
}

const styles = StyleSheet.create({
  ways: { flexDirection: 'row', flexWrap: 'wrap', gap: space.group },
  way: { flexGrow: 1 },
});

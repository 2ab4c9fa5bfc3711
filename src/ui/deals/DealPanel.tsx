import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { GameId } from '@/games';
import { Banner, Button, Type } from '@/ui/components';
import { SendButtons } from '@/ui/exchange/SendButtons';
import { useGameWords } from '@/ui/gameWords';
import { lazily } from '@/ui/lazy/lazy';
import { useLazy } from '@/ui/lazy/useLazy';
import { useText } from '@/ui/text';
import { space, useTheme } from '@/ui/theme';
import { addressOf } from './address';

/** Few people ask for it: what draws it is loaded then. */
const drawing = lazily(async () => (await import('./QrCode')).QrCode);

const QR_WIDTH = 232;

interface DealPanelProps {
  game: GameId;
  code: string;
}

/** A deal to be handed on: its code, a link, a picture for cameras. */
export function DealPanel({ game, code }: DealPanelProps) {
  const { deals: text } = useText();
  const { colour } = useTheme();
  const name = useGameWords()(game).name;
  const [showsQr, showQr] = useState(false);
  const address = addressOf(`deal/${code}`);
  return (
    <View style={styles.deal}>
      <Type variant="text" colour={colour.textSoft}>
        {text.ofGameAbout}
      </Type>
      <View accessible role="img" aria-label={text.spoken({ letters: code.split('').join(' ') })}>
        <Type variant="code" size={26} style={styles.code}>
          {code}
        </Type>
      </View>
      <SendButtons
        message
        parcel={() => Promise.resolve({ name, text: text.message({ game: name, code, address }) })}
      />
      <Button
        variant="quiet"
        size="small"
        label={showsQr ? text.hideQr : text.showQr}
        onPress={() => showQr(!showsQr)}
      />
      {showsQr && <Drawn address={address} />}
    </View>
  );
}

function Drawn({ address }: { address: string }) {
  const { deals: text, webApp } = useText();
  const loading = useLazy(drawing);
  if (loading.state === 'waiting') return null;
  if (loading.state === 'failed') return <Banner tone="warning" text={webApp.part.failed} />;
  const { thing: QrCode } = loading;
  return <QrCode text={address} label={text.qr({ address })} width={QR_WIDTH} />;
}

const styles = StyleSheet.create({
  deal: { gap: space.group },
  code: { letterSpacing: 1.5 },
});

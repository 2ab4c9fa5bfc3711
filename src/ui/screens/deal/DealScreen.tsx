import { useNavigation, useRoute, type RouteProp } from '@react-navigation/native';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { codeOf, dealOf, isDealFault, type Deal } from '@/match/deals/code';
import { Banner, Button, Panel, Screen, TextField, Type } from '@/ui/components';
import { useDealWords } from '@/ui/deals/useDealWords';
import { useRunningDeal } from '@/ui/deals/useRunningDeal';
import { useGameWords } from '@/ui/gameWords';
import type { Navigator, Routes } from '@/ui/navigation/routes';
import { useGoBack } from '@/ui/navigation/useGoBack';
import { useText } from '@/ui/text';
import { space, useTheme } from '@/ui/theme';

/** Room for a whole address around the code. */
const LONGEST_PASTE = 200;
/** Whoever is still typing has made no error yet. */
const SHORTEST_CODE = 14;

/** A code is typed or pasted here, and links with a code lead here. */
export function DealScreen() {
  const { code = '' } = useRoute<RouteProp<Routes, 'deal'>>().params ?? {};
  // Another link is another code, whatever was typed meanwhile.
  return <AskedForCode key={code} linked={code} />;
}

function AskedForCode({ linked }: { linked: string }) {
  const { deals: text } = useText();
  const navigation = useNavigation<Navigator>();
  const goBack = useGoBack();
  const words = useDealWords();
  const [typed, setTyped] = useState(linked);
  // Told once it could be whole, or when somebody is done with it.
  const [done, setDone] = useState(linked !== '');
  const found = dealOf(typed);
  const isTold = done || typed.replace(/[\s-]/g, '').length >= SHORTEST_CODE;
  return (
    <Screen
      title={text.title}
      onBack={goBack}
      reading
      footer={
        <Button
          label={text.setTable}
          size="confirm"
          icon="ship-wheel"
          unavailable={isDealFault(found) ? text.faults.empty : undefined}
          onPress={() => {
            if (isDealFault(found)) return;
            navigation.replace('newGame', { game: found.game, deal: codeOf(found) });
          }}
        />
      }
    >
      <View style={styles.page}>
        <Type variant="reading">{text.about}</Type>
        <TextField
          label={text.field}
          value={typed}
          placeholder={text.placeholder}
          maxLength={LONGEST_PASTE}
          onChange={(value) => {
            setTyped(value);
            setDone(false);
          }}
          onNext={() => setDone(true)}
        />
        {isDealFault(found) ? (
          isTold && found.fault !== 'empty' && <Banner tone="warning" text={words.fault(found)} />
        ) : (
          <Found deal={found} />
        )}
      </View>
    </Screen>
  );
}

function Found({ deal }: { deal: Deal }) {
  const { deals: text, saves } = useText();
  const { colour } = useTheme();
  const navigation = useNavigation<Navigator>();
  const name = useGameWords()(deal.game).name;
  const words = useDealWords();
  const running = useRunningDeal(deal);
  return (
    <>
      <Panel style={styles.found}>
        <Type variant="prompt" heading={2} live="polite">
          {name}
        </Type>
        {words.facts(deal).map((line) => (
          <Type key={line} variant="text" colour={colour.textSoft}>
            {line}
          </Type>
        ))}
      </Panel>
      {running !== undefined && (
        <Banner
          tone="warning"
          text={text.goesOn}
          action={
            <Button
              label={saves.continue}
              variant="danger"
              size="small"
              onPress={() => navigation.replace('table', { id: running })}
            />
          }
        />
      )}
    </>
  );
}

const styles = StyleSheet.create({
  page: { gap: space.panel },
  found: { gap: space.half },
});

import { useState } from 'react';
import { StyleSheet } from 'react-native';
import { Replay } from '@/match/replay';
import type { Played } from '@/match/played';
import { Panel, Type } from '@/ui/components';
import { LookBack, type LookBackProps } from '@/ui/screens/lookBack/LookBack';
import { useText } from '@/ui/text';
import { space, useTheme } from '@/ui/theme';

interface HowItWentProps extends Pick<LookBackProps, 'onShow'> {
  match: Played;
}

/** A finished game from its first move to its last, below the account. */
export function HowItWent({ match, onShow }: HowItWentProps) {
  const { lookBack } = useText();
  const { colour } = useTheme();
  const [replay] = useState(() => new Replay(match));
  return (
    <Panel style={styles.panel}>
      <Type variant="label" heading={2} colour={colour.textSoft}>
        {lookBack.title}
      </Type>
      <LookBack match={match} replay={replay} eyes="everybody" start={replay.last} onShow={onShow} />
    </Panel>
  );
}

const styles = StyleSheet.create({
  panel: { gap: space.group },
});

import { StyleSheet } from 'react-native';
import { codeOf, type Deal } from '@/match/deals/code';
import { Banner, Button, Panel, Type } from '@/ui/components';
import { DealPanel } from '@/ui/deals/DealPanel';
import { useDealWords } from '@/ui/deals/useDealWords';
import { useRunningDeal } from '@/ui/deals/useRunningDeal';
import { useText } from '@/ui/text';
import { space, useTheme } from '@/ui/theme';

interface DealtProps {
  deal: Deal;
  /** Leaves the code; nothing where somebody came with it. */
  onLeave: (() => void) | undefined;
}

/** What comes with the code and is not asked for. Where the code was made here, it can be handed on before it begins. */
export function Dealt({ deal, onLeave }: DealtProps) {
  const { deals: text } = useText();
  const { colour } = useTheme();
  const { facts } = useDealWords();
  const running = useRunningDeal(deal);
  const code = codeOf(deal) ?? '';
  return (
    <Panel style={styles.panel}>
      <Type variant="prompt" heading={2}>
        {text.fixed({ code })}
      </Type>
      <Type variant="text" colour={colour.textSoft}>
        {facts(deal).join(' · ')}
      </Type>
      <Type variant="text" colour={colour.textSoft}>
        {text.fixedAbout}
      </Type>
      {running !== undefined && <Banner tone="warning" text={text.goesOn} />}
      {onLeave !== undefined && (
        <>
          <DealPanel game={deal.game} code={code} />
          <Button variant="quiet" size="small" label={text.leave} onPress={onLeave} />
        </>
      )}
    </Panel>
  );
}

const styles = StyleSheet.create({
  panel: { gap: space.half, marginBottom: space.margin },
});

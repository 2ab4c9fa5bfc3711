import { ScrollView, StyleSheet, View } from 'react-native';
import { Type } from '@/ui/components';
import { radius, space, useRoom, useTheme } from '@/ui/theme';
import { HandList, HideHandButton } from '../../kit/hand';
import { TableHead } from '../../kit/layout';
import { Warning } from '../../kit/prompt';
import { AreaCounts, AreaStatus } from '../parts/AreaHead';
import { AreaTabs, useFocusedArea } from '../parts/AreaTabs';
import { ToHand, useHandCards } from '../parts/Hand';
import { CashButton, DeliverButton } from '../parts/HandActions';
import { ShipFlags } from '../parts/OwnShips';
import { NextSlips, SupplySlips } from '../parts/Supply';
import { Answers, PromptWords } from '../parts/Prompt';
import { Title } from '../parts/Title';
import { useBoard } from '../table/board';
import { PlayerRows } from '../parts/Players';

/** Everything one below the other, cards as slips that grow with their words. */
export function LargeType() {
  const board = useBoard();
  const hand = useHandCards();
  const { colour } = useTheme();
  const { width, insets } = useRoom();
  const focus = useFocusedArea();
  const { text, shared, own } = board;
  const across = Math.min(720, width - insets.left - insets.right - 2 * space.panel);
  const inner = across - 2 * space.panel - 2;
  const area = focus.focused;

  return (
    <View style={[styles.table, { paddingTop: insets.top }]}>
      <ScrollView contentContainerStyle={styles.content}>
        <View style={[styles.column, { width: across }]}>
          <TableHead>
            <Title look="large" />
          </TableHead>
          <PromptWords short flag={44} told={2} />
          <Warning />
          <Answers stacked />
          <View>
            <AreaTabs focus={focus} large />
            <View style={[styles.panel, { borderColor: colour.textSoft, backgroundColor: colour.panel }]}>
              <View style={styles.wrap}>
                <AreaStatus area={area} />
                <AreaCounts area={area} words />
              </View>
              <SupplySlips area={area} width={inner} minHeight={66} gap={8} />
              <Type variant="label" heading={2} colour={colour.textSoft}>
                {text.area.next}
              </Type>
              <NextSlips area={area} width={inner} minHeight={66} gap={8} />
            </View>
          </View>
          {own !== undefined && (
            <>
              <View style={styles.wrap}>
                <DeliverButton />
                <CashButton />
                <HideHandButton />
                <ToHand />
              </View>
              <ShipFlags label width={36} />
              <Type variant="label" heading={2} colour={colour.textSoft}>
                {shared.hand.label({ count: own.player.hand.length })}
              </Type>
            </>
          )}
          <HandList {...hand} width={across} minHeight={66} />
          <PlayerRows />
        </View>
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  table: { flex: 1 },
  content: { alignItems: 'center', padding: space.panel, paddingBottom: 48 },
  column: { gap: space.panel },
  // Over the cards' upper edge, so that all of its buttons can be touched.
  wrap: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 10, zIndex: 1 },
  panel: { borderWidth: 1, padding: space.panel, gap: 8, borderRadius: radius.panel },
});

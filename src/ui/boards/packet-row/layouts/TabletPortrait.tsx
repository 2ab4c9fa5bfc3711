import { StyleSheet, View } from 'react-native';
import { AREAS } from '@/games/packet-row/cards';
import { HandRow, HideHandButton } from '../../kit/hand';
import { ActionPair, TableHead, TabletFrame, useTabletRoom } from '../../kit/layout';
import { Zone } from '../../kit/motion';
import { ChoiceGroup } from '../../kit/prompt';
import { zone } from '../motion/zones';
import { AreaRow } from '../parts/AreaPanel';
import { ToHand, useHandCards } from '../parts/Hand';
import { CashButton, DeliverButton } from '../parts/HandActions';
import { ShipFlags } from '../parts/OwnShips';
import { Players } from '../parts/Players';
import { PromptPanel } from '../parts/Prompt';
import { Title } from '../parts/Title';
import { useBoard } from '../table/board';
import { banknotes, isChoosing } from '../table/decision';

const HEAD = 64;
const STRIP = 64;
const PROMPT = 82;
/** Of the frame around the question. */
const EDGES = 3;
const HAND = 176;
const ACTIONS = 150;
const GAP = 6;

/** The areas in one column, each with its head at the left edge. */
export function TabletPortrait() {
  const board = useBoard();
  const held = useHandCards();
  const { across, down } = useTabletRoom(10);
  const { own, text } = board;
  const rowHeight = Math.min(
    230,
    Math.floor((down - HEAD - STRIP - PROMPT - HAND - 16 - 3 * GAP - 10) / AREAS.length),
  );
  const handWidth = across - (own === undefined ? 0 : ACTIONS + 12);

  return (
    <TabletFrame
      head={
        <>
          <TableHead style={styles.head}>
            <Title look="line" />
          </TableHead>
          <View style={styles.strip}>
            <Players style="medium" gap={6} />
          </View>
        </>
      }
      prompt={<PromptPanel style={styles.prompt} short flag={50} told={2} room={PROMPT - EDGES} />}
      hand={
        <Zone name={zone.hand}>
          <HandRow {...held} width={handWidth} size={{ width: 120, height: 168 }} />
        </Zone>
      }
      handStyle={styles.hand}
      actions={
        own === undefined ? undefined : (
          <>
            <DeliverButton />
            <ShipFlags label width={28} />
            <ActionPair>
              {banknotes(board).length > 0 ? <CashButton grow /> : <HideHandButton />}
              <ToHand />
            </ActionPair>
          </>
        )
      }
      actionsStyle={styles.actions}
    >
      <ChoiceGroup label={text.area.group} chosen={isChoosing(board)} style={styles.areas}>
        {AREAS.map((area) => (
          <AreaRow key={area} area={area} width={across} height={rowHeight} />
        ))}
      </ChoiceGroup>
    </TabletFrame>
  );
}

const styles = StyleSheet.create({
  head: { height: HEAD },
  strip: { height: STRIP, paddingBottom: 8, flexDirection: 'row' },
  areas: { gap: GAP },
  prompt: { minHeight: PROMPT, marginTop: 8 },
  hand: { marginTop: 9, gap: 12, height: HAND },
  actions: { width: ACTIONS, gap: 8 },
});

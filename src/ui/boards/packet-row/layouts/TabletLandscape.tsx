import { StyleSheet } from 'react-native';
import { AREAS } from '@/games/packet-row/cards';
import { HandRow, HideHandButton } from '../../kit/hand';
import { ActionPair, TableHead, TabletFrame, useTabletRoom } from '../../kit/layout';
import { Zone } from '../../kit/motion';
import { ChoiceGroup } from '../../kit/prompt';
import { zone } from '../motion/zones';
import { AreaPanel } from '../parts/AreaPanel';
import { ToHand, useHandCards } from '../parts/Hand';
import { CashButton, DeliverButton } from '../parts/HandActions';
import { ShipCards } from '../parts/OwnShips';
import { Players } from '../parts/Players';
import { PromptPanel } from '../parts/Prompt';
import { Title } from '../parts/Title';
import { useBoard } from '../table/board';
import { isChoosing } from '../table/decision';

const STRIP = 68;
/** Two lines are told below the question. */
const PROMPT = 72;
/** Of the frame around it. */
const EDGES = 3;
/** Of a hand card; larger windows give it more, lower ones what the buttons beside it need. */
const HAND = { least: 160, usual: 168, most: 220 };
const DESIGNED = 820;
const SHIPS = 186;
const ACTIONS = 156;
const GAP = 10;

/** The whole table at once: players, four areas, the question, the hand. */
export function TabletLandscape() {
  const board = useBoard();
  const { own, seats, text } = board;
  const held = useHandCards();
  const { across, down } = useTabletRoom(6);
  const areaWidth = Math.floor((across - 12) / 2);
  const hand = Math.round(Math.max(HAND.least, Math.min(HAND.most, HAND.usual + (down - DESIGNED) * 0.3)));
  const areaHeight = Math.floor((down - STRIP - 2 * GAP - PROMPT - hand - 2 * GAP) / 2);
  const hasShips = own !== undefined;
  const handWidth = across - (hasShips ? SHIPS + 16 : 0) - (hasShips ? ACTIONS + 16 : 0);

  return (
    <TabletFrame
      head={
        <TableHead style={styles.strip}>
          <Title look="start" />
          <Players style={seats.length > 4 ? 'medium' : 'wide'} gap={8} />
        </TableHead>
      }
      prompt={<PromptPanel style={styles.prompt} short={false} flag={54} told={3} room={PROMPT - EDGES} />}
      hand={
        <>
          {hasShips && <ShipCards width={SHIPS} />}
          <Zone name={zone.hand}>
            <HandRow {...held} width={handWidth} size={{ width: Math.round(hand / 1.4), height: hand }} />
          </Zone>
        </>
      }
      handStyle={styles.hand}
      actions={
        hasShips ? (
          <>
            <DeliverButton />
            <CashButton />
            <ActionPair>
              <HideHandButton />
              <ToHand />
            </ActionPair>
          </>
        ) : undefined
      }
      actionsStyle={styles.actions}
    >
      <ChoiceGroup label={text.area.group} chosen={isChoosing(board)} style={styles.areas}>
        {AREAS.map((area) => (
          <AreaPanel key={area} area={area} width={areaWidth} height={areaHeight} />
        ))}
      </ChoiceGroup>
    </TabletFrame>
  );
}

const styles = StyleSheet.create({
  strip: { height: STRIP },
  areas: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 12, rowGap: GAP },
  prompt: { minHeight: PROMPT, marginTop: GAP },
  hand: { marginTop: GAP, gap: 16, flex: 1 },
  actions: { width: ACTIONS, gap: 6 },
});

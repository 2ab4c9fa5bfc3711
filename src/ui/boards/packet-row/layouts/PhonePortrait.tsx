import { ScrollView, StyleSheet, View } from 'react-native';
import { space, useRoom, useTheme } from '@/ui/theme';
import { HandCover, HandFan, OpenHands, useIsCovered } from '../../kit/hand';
import { TableHead } from '../../kit/layout';
import { ActionBar, isNothing, Warning } from '../../kit/prompt';
import { AreaTabs } from '../parts/AreaTabs';
import { FocusedArea, focusedHeight } from '../parts/FocusedArea';
import { HandHead, ToHand, useHandCards } from '../parts/Hand';
import { DeliverButton } from '../parts/HandActions';
import { ShipFlags } from '../parts/OwnShips';
import { useOpenedArea } from '../parts/openedArea';
import { Overview } from '../parts/Overview';
import { Players } from '../parts/Players';
import { PromptWords } from '../parts/Prompt';
import { Title } from '../parts/Title';
import { Zone } from '@/ui/boards/kit/motion';
import { uprightRoom } from './phoneRoom';
import { zone } from '../motion/zones';
import { useBoard } from '../table/board';
import { decisionOf } from '../table/decision';

/** A lower window has no room for the hand below its area. */
const LOW_BELOW = 735;
/** And where something stands beside the board, none for cards either. */
const SLIPS_BELOW = 500;
/** What stands around the cards of the area and the fan of the hand, and around the cards alone. */
const AROUND = { both: 523, cards: 430 };
const HAND_HEAD = 48;
const HAND_CARD = { width: 112, height: 158 };
/** In a window that is wide and high the cards of the hand grow too, to so much more. */
const HAND_GROWS = 44;
const ACTIONS = 74;
const TABS = { usual: 60, low: 50 };
const CARD = { least: 138, usual: 156, most: 260 };
const FAN = { least: 78, usual: 132, most: 170 };
/** Two lines are told below the question; what is longer scrolls, so that nothing around it moves. */
const PROMPT = 74;
const PROMPT_EDGE = 4;
const FAN_EDGE = 56;

interface Shares {
  readonly card: number;
  readonly fan: number;
  /** What the cards leave: the hand and the strips take it. */
  readonly over: number;
}

/** Shares the room between the cards and the fan: both as designed first, then they grow together. */
function sharesOf(down: number, beside: number): Shares {
  const room = down - AROUND.both + beside;
  const spare = Math.max(0, room - CARD.usual - FAN.usual - beside);
  const fan = Math.min(FAN.most, Math.max(FAN.least, Math.min(FAN.usual, room - CARD.usual) + spare * 0.35));
  const card = Math.round(Math.min(CARD.most, Math.max(CARD.least, room - fan)));
  return { card, fan: Math.round(fan), over: Math.max(0, Math.floor(room - fan - card)) };
}

/** All areas in strips, or one of them large; the hand and the buttons in reach of the thumb. */
export function PhonePortrait() {
  const board = useBoard();
  const hand = useHandCards();
  const { fontScale } = useTheme();
  const room = useRoom();
  const { width, height, insets } = room;
  const { opened, arrives, left, open, back } = useOpenedArea();
  const { own, seats } = board;
  const sides = { paddingLeft: insets.left + space.panel, paddingRight: insets.right + space.panel };
  const across = uprightRoom(room);
  // Where nothing can be done there are no buttons below.
  const down = height - insets.top - insets.bottom + (board.past === undefined ? 0 : ACTIONS);
  const low = down < LOW_BELOW * fontScale;
  // As high as the letters are large: more of them must not move the hand.
  const prompt = Math.round(PROMPT * Math.max(1, fontScale));
  // Where what comes next stands beside the cards, they have its room below.
  const shares = sharesOf(down + PROMPT - prompt, across >= 500 ? 78 : 0);
  const headed = own !== undefined && (!low || down >= AROUND.cards + CARD.usual + HAND_HEAD);
  // The small curtain takes the whole place of the hand, so that nothing moves when it is lifted.
  const covered = useIsCovered();
  const lowCards = down - AROUND.cards - (headed ? HAND_HEAD : 0);
  const cardHeight = low
    ? Math.round(Math.min(190, Math.max(CARD.least, lowCards)) * Math.max(1, fontScale))
    : shares.card;
  // As high as an open area with its tabs, so that nothing moves when one is opened.
  const grown = low ? 0 : Math.min(HAND_GROWS, Math.floor(shares.over / 2));
  const strips = (low ? TABS.low : TABS.usual) + focusedHeight(across, cardHeight);
  // What is left over is theirs: what stands below keeps its place when one is opened.
  const overviewHeight = strips + (low ? 0 : shares.over - grown);
  const handCard = {
    width: Math.round((HAND_CARD.width * (HAND_CARD.height + grown)) / HAND_CARD.height),
    height: HAND_CARD.height + grown,
  };
  const fanHeight = shares.fan + grown + (board.past?.handsOpen === true ? HAND_HEAD : 0);

  return (
    <View style={[styles.table, { paddingTop: insets.top }]}>
      <TableHead style={[styles.head, sides]}>
        <Title look="middle" named={!low} />
        {low && !headed && <ToHand />}
      </TableHead>
      <ScrollView style={styles.scroll} contentContainerStyle={[sides, styles.content]}>
        <View style={styles.players}>
          <Players style={cellIn(across / seats.length)} gap={seats.length > 4 ? 4 : 6} />
        </View>
        <View>
          {opened === undefined ? (
            <Overview width={across} height={overviewHeight} left={left} onOpen={open} />
          ) : (
            <>
              <AreaTabs focus={{ focused: opened, focus: open }} arrives={arrives} low={low} />
              <FocusedArea
                focus={{ focused: opened, focus: open }}
                onBack={back}
                width={across}
                cardHeight={cardHeight}
                slips={down < SLIPS_BELOW}
              />
            </>
          )}
        </View>
        <Warning />
        {low && board.past?.handsOpen === true && (
          <OpenHands hands={hand.hands} width={across} size={HAND_CARD} />
        )}
      </ScrollView>
      <View style={!low && { minHeight: prompt + (headed || covered ? HAND_HEAD : 0) + fanHeight }}>
        <View style={[styles.prompt, low ? styles.lowPrompt : { minHeight: prompt }, sides]}>
          <PromptWords short flag={40} told={low ? 1 : 2} hinted={!low} room={PROMPT - 2 * PROMPT_EDGE} />
        </View>
        {headed && (
          <View style={[styles.handHead, sides]}>
            <HandHead icon />
            <ShipFlags label />
          </View>
        )}
        <HandCover style={[low ? styles.lowCover : styles.cover, sides]} />
        {!low && !covered && (
          <Zone name={zone.hand} style={styles.fan}>
            <HandFan {...hand} width={width} size={handCard} />
          </Zone>
        )}
      </View>
      <Foot bottom={insets.bottom} />
    </View>
  );
}

const cellIn = (room: number) => (room < 88 ? 'stacked' : 'narrow');

/** What can be answered, and the way to deliveries. */
function Foot({ bottom }: { bottom: number }) {
  const board = useBoard();
  const decision = decisionOf(board);
  const nothing = isNothing(decision);
  // Room for the answers stays while the device is passed on, so that nothing moves when the hand is turned up.
  if (nothing && (board.actor === undefined || board.past !== undefined)) return null;
  return (
    <ActionBar decision={decision} bottom={bottom}>
      <DeliverButton compact={!nothing} />
    </ActionBar>
  );
}

const styles = StyleSheet.create({
  table: { flex: 1 },
  head: { paddingTop: 6, paddingBottom: 8 },
  scroll: { flex: 1 },
  content: { gap: 10, paddingTop: 2, paddingBottom: 4 },
  players: { flexDirection: 'row' },
  prompt: { flexDirection: 'row', paddingVertical: PROMPT_EDGE },
  lowPrompt: { minHeight: 52 },
  handHead: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  lowCover: { height: 60, paddingBottom: 6 },
  cover: { flexGrow: 1, paddingBottom: 10 },
  fan: { flexGrow: 1, flexBasis: FAN_EDGE, overflow: 'hidden' },
});

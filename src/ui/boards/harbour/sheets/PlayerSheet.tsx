import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/game';
import { buyingPower } from '@/games/harbour/ahead/power';
import { NO_PRICE, PRICE } from '@/games/harbour/cards/buildings';
import { BOUGHT_TO_END } from '@/games/harbour/cards/limits';
import { LANDING_STAGES, playerBoardId } from '@/games/harbour/cards/player-boards';
import { scoreOf } from '@/games/harbour/score';
import { isOver, NONE, playerBoardOf } from '@/games/harbour/state';
import { HouseFlag } from '@/ui/art';
import { Type } from '@/ui/components';
import { radius, space, useTheme } from '@/ui/theme';
import { RulesLink } from '../../kit/rules';
import { useColumnWidth, useSheetWidth } from '../../kit/sheets';
import { BOARD_EMBLEMS } from '../art/emblems';
import { HousePips } from '../art/HousePips';
import { Laurel } from '../art/Laurel';
import { isYou } from '../model/called';
import { nameOf } from '../model/faces';
import { feeWords, owesFeeTo } from '../model/fees';
import { displayed, quarterOf } from '../model/places';
import { holdingsOf } from '../model/stock';
import { BuyingPower } from '../parts/BuyingPower';
import { FreeSlot } from '../parts/FreeSlot';
import { PlaceTile } from '../parts/PlaceTile';
import { Remark } from '../parts/Remark';
import { StockPanel } from '../parts/StockPanel';
import { SymbolCounts } from '../parts/SymbolCounts';
import { FeeTag } from '../parts/Tags';
import { ON_BOARD } from '../rules/links';
import { harbourRulebook } from '../rules/rulebook';
import { useBoard, type HarbourBoard } from '../table/board';

const TILE = { height: 86, gap: 8 };
/** Where a phone's page is zoomed, two tiles beside each other have no room for what they give. */
const ABREAST_FROM = 240;

/** All that the table knows of a player. */
export function PlayerSheet({ seat }: { seat: Seat }) {
  const board = useBoard();
  const { view, words } = board;
  const width = useSheetWidth();
  const character = playerBoardOf(view, seat);
  const id = character < LANDING_STAGES ? 'landing-stages' : playerBoardId(character);
  return (
    <View style={styles.sheet}>
      <Who seat={seat} plays={character < LANDING_STAGES ? undefined : words.boards[id]} />
      <Nearness seat={seat} />
      {id !== 'landing-stages' && (
        <Remark icon={BOARD_EMBLEMS[id]} text={abilitySaid(board, seat, words.abilities[id])} />
      )}
      <StockPanel seat={seat} holdings={holdingsOf(view, seat)} width={width}>
        <SymbolCounts seat={seat} />
        <BuyingPower seat={seat} words="long" />
      </StockPanel>
      <Means seat={seat} />
      <Buildings seat={seat} />
      <RulesLink rulebook={harbourRulebook} paragraph={ON_BOARD[id]} />
    </View>
  );
}

/** Boards speak to their owner: what they say to somebody else is quoted. */
const abilitySaid = (board: HarbourBoard, seat: Seat, ability: string): string =>
  isYou(board, seat) ? ability : board.text.player.boardSays({ ability });

function Who({ seat, plays }: { seat: Seat; plays: string | undefined }) {
  const { view, house, text } = useBoard();
  const { colour } = useTheme();
  const points = scoreOf(view, seat).total;
  return (
    <View style={styles.who}>
      <HouseFlag house={house(seat)} width={50} />
      <Type variant="aside" colour={colour.textSoft} style={styles.grows}>
        {plays === undefined ? '' : text.player.plays({ name: plays })}
      </Type>
      <View accessible role="img" aria-label={text.player.points({ count: points })}>
        <Laurel points={points} size={46} />
      </View>
    </View>
  );
}

/** How many buildings are still to come. */
function Nearness({ seat }: { seat: Seat }) {
  const { view, text } = useBoard();
  const { colour } = useTheme();
  const bought = view.bought[seat] ?? 0;
  const left = BOUGHT_TO_END - bought;
  const near = left <= 1;
  const about =
    left <= 0 ? text.player.reached : near ? text.player.oneMore : text.player.stillToCome({ count: left });
  return (
    <View
      style={[
        styles.nearness,
        { backgroundColor: colour.panel, borderColor: near ? colour.action : colour.line },
      ]}
    >
      <HousePips bought={bought} size={24} />
      <View style={styles.grows}>
        <Type variant="cardTitle">{text.player.built({ bought, end: BOUGHT_TO_END })}</Type>
        <Type variant="text" colour={colour.textSoft}>
          {about}
        </Type>
      </View>
    </View>
  );
}

/** What the buying power comes to on offer. */
function Means({ seat }: { seat: Seat }) {
  const board = useBoard();
  const { colour } = useTheme();
  const { view, text } = board;
  if (isOver(view) || view.offers.length > 0) return null;
  const prices = displayed(view)
    .map((building) => PRICE[building] ?? NO_PRICE)
    .filter((price) => price !== NO_PRICE);
  const payable = prices.filter((price) => price <= buyingPower(view, seat)).length;
  const cheapest = Math.min(...prices);
  const said =
    payable > 0
      ? text.player.canBuy({ count: payable })
      : text.player.cannotBuy({ money: board.money(cheapest) });
  return (
    <Type variant="aside" colour={colour.textSoft}>
      {said}
    </Type>
  );
}

function Buildings({ seat }: { seat: Seat }) {
  const board = useBoard();
  const { colour } = useTheme();
  const { view, text, name, language } = board;
  const atLeast = useSheetWidth() < ABREAST_FROM ? 1 : 2;
  const width = useColumnWidth({ narrowest: 150, widest: 205, gap: TILE.gap, atLeast });
  const free = Math.max(0, BOUGHT_TO_END - (view.bought[seat] ?? 0));
  const given = view.free !== NONE && view.owner[view.free] === seat ? view.free : undefined;
  return (
    <View style={styles.group}>
      <View style={styles.head}>
        <Type variant="label" heading={3} colour={colour.textSoft}>
          {isYou(board, seat) ? text.player.yourBuildings : text.player.buildings({ name: name(seat) })}
        </Type>
        {owesFeeTo(board, seat) ? (
          <FeeTag words={feeWords(board, seat)} colour={colour.text} />
        ) : (
          <Type variant="cardLine" colour={colour.textSoft}>
            {feeWords(board, seat)}
          </Type>
        )}
      </View>
      <View style={styles.tiles}>
        {quarterOf(view, seat).map((place) => (
          <PlaceTile key={place} place={place} width={width} height={TILE.height} />
        ))}
        {Array.from({ length: free }, (_, slot) => (
          <FreeSlot key={slot} width={width} height={TILE.height} last={free === 1} />
        ))}
      </View>
      {given !== undefined && (
        <Type variant="aside" colour={colour.textSoft}>
          {text.player.freeOfCharge({ name: nameOf(view, given, language) })}
        </Type>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: { gap: space.panel, paddingBottom: space.half },
  who: { flexDirection: 'row', alignItems: 'center', gap: 12 },
  grows: { flex: 1, minWidth: 0 },
  nearness: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 14,
    padding: 12,
    borderWidth: 1.5,
    borderRadius: radius.panel,
  },
  group: { gap: space.group },
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.group,
  },
  tiles: { flexDirection: 'row', flexWrap: 'wrap', gap: TILE.gap },
});

import { StyleSheet, View } from 'react-native';
import { speakProblem } from '@/engine/phrase';
import type { Preview } from '@/games/harbour/ahead/preview';
import { buildingId } from '@/games/harbour/cards/buildings';
import { LANDING_STAGES, playerBoardId } from '@/games/harbour/cards/player-boards';
import { harbourPhrases } from '@/games/harbour/phrases';
import { FIRST_START, limitOf, playerBoardOf, type Place, type Situation } from '@/games/harbour/state';
import { Banner, Type } from '@/ui/components';
import { space, useTheme } from '@/ui/theme';
import { RuleAgainst, RulesLink } from '../../kit/rules';
import { useSheetWidth } from '../../kit/sheets';
import { isYou } from '../model/called';
import { lossOf, unitsLost } from '../model/effects';
import { goodsWords } from '../model/explained';
import { meansOf, sightOf, told, type Sight } from '../model/sight';
import { effectSentence } from '../model/spokenEffect';
import { holdingsOf } from '../model/stock';
import { capitalised } from '@/text/capitalised';
import { Amount } from '../parts/Amount';
import { useStockInks } from '../parts/inks';
import { Remark } from '../parts/Remark';
import { StockPanel } from '../parts/StockPanel';
import { ON_BOARD, paragraphOn } from '../rules/links';
import { harbourRulebook } from '../rules/rulebook';
import { useBoard, type HarbourBoard } from '../table/board';
import { PlaceAbout } from './PlaceAbout';

/** A place large: what it does, what it would do now, and what a visit costs. */
export function PlaceSheet({ place }: { place: Place }) {
  const board = useBoard();
  const { colour } = useTheme();
  const sight = sightOf(board, place);
  const { preview } = sight;
  return (
    <View style={styles.sheet}>
      <Type variant="aside" colour={colour.textSoft}>
        {whereabouts(board, sight)}
      </Type>
      <PlaceAbout sight={sight} />
      {sight.entry !== 'open' && preview?.closed !== undefined && <Closed preview={preview} />}
      {preview !== undefined && <ForYou sight={sight} preview={preview} />}
      <Price sight={sight} />
      <RulesLink rulebook={harbourRulebook} paragraph={paragraphAt(board.view, place)} />
    </View>
  );
}

function paragraphAt(view: Situation, place: Place): string {
  if (place < FIRST_START) return paragraphOn(buildingId(place));
  const board = playerBoardOf(view, place - FIRST_START);
  return ON_BOARD[playerBoardId(Math.max(board, LANDING_STAGES))];
}

/** Whose it is, and who is there. */
function whereabouts(board: HarbourBoard, { owner, price, pawns }: Sight): string {
  const { zoom } = board.text;
  const whose =
    owner === undefined
      ? price === undefined
        ? zoom.notForSale
        : zoom.onOffer({ money: board.money(price) })
      : isYou(board, owner)
        ? zoom.yours
        : zoom.ofPlayer({ name: board.name(owner) });
  const alone = pawns.length === 1 && pawns.every((seat) => isYou(board, seat));
  const there =
    pawns.length === 0 ? zoom.nobodyThere : alone ? zoom.youAreThere : zoom.there(told(board, pawns));
  return `${whose} · ${there}`;
}

/** Why it cannot be entered. */
function Closed({ preview }: { preview: Preview }) {
  const board = useBoard();
  if (preview.closed === undefined) return null;
  const reason = speakProblem(harbourPhrases, board.language, preview.closed, { seat: board.name });
  return (
    <View style={styles.group}>
      <Banner text={reason} />
      <RuleAgainst rulebook={harbourRulebook} move={{ type: 'go', place: preview.place }} />
    </View>
  );
}

/** What a visit would come to: stock and means before and after, losses, the fee, who else gains. */
function ForYou({ sight, preview }: { sight: Sight; preview: Preview }) {
  const board = useBoard();
  const { colour } = useTheme();
  const { amount } = useStockInks('table');
  const width = useSheetWidth();
  const { text, subject, view } = board;
  const you = isYou(board, subject);
  const holdings = holdingsOf(view, subject, {
    seat: subject,
    goods: (good) => preview.goods[good]?.to ?? 0,
    power: preview.power.to,
  });
  return (
    <View style={styles.group}>
      <Type variant="label" heading={3} colour={colour.textSoft}>
        {you ? text.zoom.forYou : text.zoom.forPlayer({ name: board.name(subject) })}
      </Type>
      <Type variant="text">{effectSentence(preview, sight.name, board)}</Type>
      <StockPanel seat={subject} holdings={holdings} width={width}>
        <Type variant="text" colour={colour.textSoft}>
          {text.zoom.power}
        </Type>
        <Amount
          key={preview.place}
          value={preview.power.from}
          then={preview.power.to}
          format={board.money}
          size={17}
          inks={amount}
        />
      </StockPanel>
      {unitsLost(preview) > 0 && (
        <Banner
          tone="warning"
          text={text.zoom.lost({ goods: goodsWords(lossOf(preview), board), limit: limitOf(view, subject) })}
        />
      )}
      {preview.fee !== undefined && (
        <Remark
          icon="wooden-crate"
          strong={text.zoom.fee({ name: board.name(preview.fee) })}
          text={text.zoom.feeAbout}
        />
      )}
      {preview.fee === undefined && sight.owner !== undefined && sight.owner !== subject && (
        <Remark icon="top-hat" text={text.zoom.noFee} />
      )}
      {preview.gainers.map(({ seat, reason }) => (
        <Remark
          key={`${seat} ${reason}`}
          icon="pawn"
          strong={text.zoom.alsoGains({ name: board.name(seat) })}
          text={capitalised(board.words.reasons[reason])}
        />
      ))}
    </View>
  );
}

/** Whether whoever looks could pay for it. */
function Price({ sight }: { sight: Sight }) {
  const board = useBoard();
  const { text, money, subject } = board;
  const means = meansOf(board);
  const { price, reach } = sight;
  if (price === undefined || means === undefined || !isYou(board, subject)) return null;
  const sum = { money: money(price) };
  const said =
    reach === 'now'
      ? text.zoom.within(sum)
      : reach === 'after'
        ? text.zoom.withinAfter(sum)
        : text.zoom.beyond({ ...sum, short: money(price - means.now) });
  return <Remark icon="shop" text={said} />;
}

const styles = StyleSheet.create({
  sheet: { gap: space.panel, paddingBottom: space.half },
  group: { gap: space.group },
});

import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/game';
import type { CardId } from '@/games/packet-row/cards';
import { HouseFlag } from '@/ui/art';
import { Button, Figure, Type } from '@/ui/components';
import { space, useTheme } from '@/ui/theme';
import { handCount, shownOf } from '../model/standing';
import { useBoard } from '../table/board';
import { spokenPlayer } from '../table/playerWords';
import { Slips } from './Slips';

/** All that the table knows of a player. */
export function PlayerSheet({ seat }: { seat: Seat }) {
  const board = useBoard();
  const { colour } = useTheme();
  const { text, shared, view, seats, own, onDesk, past } = board;
  const player = view.players[seat];
  if (player === undefined) return null;
  const mine = own?.seat === seat;
  const known = mine ? [] : shownOf(view, seat);
  const unseen = handCount(view, seat) - known.length;
  const human = seats[seat]?.kind === 'human';
  const { players } = view;
  return (
    <View style={styles.sheet}>
      <View accessible role="img" aria-label={spokenPlayer(board, seat)} style={styles.sums}>
        <HouseFlag house={board.house(seat)} width={56} />
        <Sum label={text.player.moneyLabel} value={board.money(player.money)} />
        <Sum label={shared.player.hand} value={String(handCount(view, seat))} />
        <Sum label={text.player.shipsLabel} value={String(player.ships.length)} />
        {view.harbourMaster === seat && players.length > 0 && (
          <Type variant="aside" colour={colour.textSoft}>
            {text.player.harbourMaster}
          </Type>
        )}
      </View>
      <Cards label={text.player.shipsLabel} cards={player.ships} none={text.player.noShip} />
      {past?.handsOpen === true && (
        <Cards label={shared.player.hand} cards={player.hand} none={shared.player.noCards} />
      )}
      {!mine && past?.handsOpen !== true && (
        <>
          <Cards label={text.player.knownTitle} cards={known} none={text.player.nothingKnown} />
          <Type variant="text" colour={colour.textSoft}>
            {view.ledger ? text.player.known : text.player.knownRound}
          </Type>
          {unseen > 0 && (
            <Type variant="text" colour={colour.textSoft}>
              {text.player.unseen({ count: unseen })}
            </Type>
          )}
        </>
      )}
      {human && !mine && onDesk !== undefined && (
        <View style={styles.desk}>
          <Button
            label={shared.player.desk({ name: board.name(seat) })}
            variant="secondary"
            onPress={() => {
              board.closeAll();
              onDesk(seat);
            }}
          />
          <Type variant="aside" size={16} colour={colour.textSoft}>
            {text.player.deskAbout}
          </Type>
        </View>
      )}
    </View>
  );
}

function Sum({ label, value }: { label: string; value: string }) {
  const { colour } = useTheme();
  return (
    <View style={styles.sum}>
      <Type variant="label" colour={colour.textSoft}>
        {label}
      </Type>
      <Figure value={value} size={22} />
    </View>
  );
}

function Cards({ label, cards, none }: { label: string; cards: readonly CardId[]; none: string }) {
  const { colour } = useTheme();
  return (
    <View style={styles.group}>
      <Type variant="label" heading={3} colour={colour.textSoft}>
        {label}
      </Type>
      {cards.length === 0 ? (
        <Type variant="aside" size={16} colour={colour.textSoft}>
          {none}
        </Type>
      ) : (
        <Slips cards={cards} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: { gap: space.margin },
  sums: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 24, rowGap: 8 },
  sum: { gap: 2 },
  group: { gap: space.group },
  desk: { gap: space.half },
});

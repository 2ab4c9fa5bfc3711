import type { Seat } from '@/engine/game';
import type { CardId } from '@/games/packet-row/cards';
import { Type } from '@/ui/components';
import { useTheme } from '@/ui/theme';
import { PlayerGroup, PlayerSheet as Sheet } from '../../kit/players';
import { handCount, shownOf } from '../model/standing';
import { Rule } from '../parts/Rule';
import { useBoard } from '../table/board';
import { spokenPlayer } from '../table/playerWords';
import { Slips } from './Slips';

/** All that the table knows of a player. */
export function PlayerSheet({ seat }: { seat: Seat }) {
  const board = useBoard();
  const { text, shared, view, own, past } = board;
  const player = view.players[seat];
  if (player === undefined) return null;
  return (
    <Sheet
      seat={seat}
      spoken={spokenPlayer(board, seat)}
      sums={[
        { label: text.player.moneyLabel, value: board.money(player.money) },
        { label: shared.player.hand, value: String(handCount(view, seat)) },
        { label: text.player.shipsLabel, value: String(player.ships.length) },
      ]}
      mark={view.harbourMaster === seat ? text.player.harbourMaster : undefined}
    >
      <Cards label={text.player.shipsLabel} cards={player.ships} none={text.player.noShip} />
      {past?.handsOpen === true ? (
        <Cards label={shared.player.hand} cards={player.hand} none={shared.player.noCards} />
      ) : (
        own?.seat !== seat && <Known seat={seat} />
      )}
      <Rule paragraph={view.ledger ? 'open' : 'ledger'} />
    </Sheet>
  );
}

/** What everybody saw of the hand. */
function Known({ seat }: { seat: Seat }) {
  const { text, view } = useBoard();
  const { colour } = useTheme();
  const known = shownOf(view, seat);
  const unseen = handCount(view, seat) - known.length;
  return (
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
  );
}

function Cards({ label, cards, none }: { label: string; cards: readonly CardId[]; none: string }) {
  return (
    <PlayerGroup label={label} none={none}>
      {cards.length > 0 ? <Slips cards={cards} /> : undefined}
    </PlayerGroup>
  );
}

import type { Seat } from '@/engine/game';
import { HARBOURS } from '@/games/rotterdam/cards/goods';
import { NONE } from '@/games/rotterdam/state';
import { Type } from '@/ui/components';
import { useTheme } from '@/ui/theme';
import { PlayerGroup, PlayerSheet as Sheet } from '../../kit/players';
import { fleetOf } from '../model/fleet';
import { spokenPlayer } from '../model/spokenPlayer';
import { hasTower, productCount, shipCardCount } from '../model/standing';
import { Rule } from '../parts/Rule';
import { useBoard } from '../table/board';

/** All that the table knows of a player. */
export function PlayerSheet({ seat }: { seat: Seat }) {
  const board = useBoard();
  const { text, view, money, words } = board;
  const player = view.players[seat];
  if (player === undefined) return null;
  const { player: said } = text;
  const ships = fleetOf(view, seat).map(({ at, cargo }) =>
    said.shipAt({ at: words.position(at), cargo: cargo === NONE ? said.empty : words.raw(cargo) }),
  );
  const factories = HARBOURS.flatMap((_, harbour) =>
    (view.factories[harbour] ?? []).filter((owner) => owner === seat).map(() => words.harbour(harbour)),
  );
  return (
    <Sheet
      seat={seat}
      spoken={spokenPlayer(board, seat)}
      sums={[
        { label: said.money, value: money(player.money) },
        { label: said.points, value: String(player.orderPoints) },
        { label: said.workers, value: String(player.workers) },
      ]}
      mark={hasTower(view, seat) ? said.tower : undefined}
    >
      <Lines
        label={said.stock}
        lines={player.stock.flatMap((units, raw) => (units === 0 ? [] : [`${units} × ${words.raw(raw)}`]))}
        none={said.noStock}
      />
      <Lines
        label={said.ships}
        lines={[...ships, said.shipsInHand({ count: player.ships })]}
        none={said.noShips}
      />
      <Lines label={said.factories} lines={factories} none={said.noFactories} />
      <Lines label={said.orders} lines={player.orders.map(words.order)} none={said.noOrders} />
      {board.own?.seat !== seat && <Known seat={seat} />}
      <Rule paragraph="means" />
      <Rule paragraph="open-and-hidden" />
    </Sheet>
  );
}

/** What everybody knows of the hand, and how much nobody does. */
function Known({ seat }: { seat: Seat }) {
  const { text, view, words } = useBoard();
  const { colour } = useTheme();
  const { hand = [], cards = [] } = view.players[seat] ?? {};
  const products = hand.flatMap((count, product) =>
    Array.from({ length: count }, () => words.product(product)),
  );
  const shipCards = cards.flatMap((count, card) => Array.from({ length: count }, () => words.shipCard(card)));
  const known = [...products, ...shipCards];
  const unseen = productCount(view, seat) + shipCardCount(view, seat) - known.length;
  return (
    <>
      <Lines label={text.player.known} lines={known} none={text.player.nothingKnown} />
      {unseen > 0 && (
        <Type variant="text" colour={colour.textSoft}>
          {text.player.unseen({ count: unseen })}
        </Type>
      )}
    </>
  );
}

function Lines({ label, lines, none }: { label: string; lines: readonly string[]; none: string }) {
  return (
    <PlayerGroup label={label} none={none}>
      {lines.length > 0 ? <Type variant="text">{lines.join(' · ')}</Type> : undefined}
    </PlayerGroup>
  );
}

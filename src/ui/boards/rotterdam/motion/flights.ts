import type { GameEvent, Moved } from '@/engine/events';
import type { Seat } from '@/engine/game';
import { EFFECTS } from '@/games/rotterdam/cards/ship-cards';
import { positionOfHarbour } from '@/games/rotterdam/cards/waterways';
import { readPiece } from '@/games/rotterdam/pieces';
import { NONE } from '@/games/rotterdam/state';
import { changeOf, type Flight } from '../../kit/motion';
import { toldIn } from '../model/told';
import * as drawn from './drawn';
import {
  building,
  carrying,
  order,
  passing,
  placing,
  product,
  sailing,
  shipCard,
  TIMES,
  type Table,
  type Timeless,
} from './pieces';
import { placesOf, zone } from './zones';

/**
 * A colour moves ships everywhere, and may take 1.8 seconds from the touch on: all pieces have landed a little before, so
 * that clearing them away is over by then on a slow phone too.
 */
export const LONGEST_CHAIN = 1600;

/** Pieces that move together, one after the other; then the next of them. */
class Chain {
  private readonly flown: Flight[] = [];
  private at = 0;
  private ended = 0;

  get flights(): readonly Flight[] {
    return this.flown;
  }

  /** So long after the piece before it left; without a figure, when everything before has arrived. */
  add(flight: Timeless, after?: number): void {
    this.at = after === undefined ? this.ended : this.at + after;
    this.flown.push({ ...flight, key: `${flight.manner} ${this.flown.length}`, start: this.at });
    this.ended = Math.max(this.ended, this.at + flight.lasts);
  }

  /** Shown together with the last piece. */
  beside(flight: Flight): void {
    this.flown.push({ ...flight, key: `${flight.key} ${this.flown.length}`, start: this.at });
  }
}

/** Turns what happened, as the viewer may see it, into what moves where. */
export function flightsOf(board: Table): readonly Flight[] {
  const events = board.happened?.events ?? [];
  const chain = new Chain();
  let sailor: Seat | undefined;
  const swapped = swappedIn(events);
  events.forEach((event) => {
    if (event.type === 'moved' && swapped.includes(event)) {
      const isFirst = event === swapped[0];
      chain.add(passing(board, event, isFirst), isFirst ? undefined : 0);
    } else if (event.type === 'moved') sailor = moved(chain, board, event, sailor);
    else told(chain, board, event);
  });
  return chain.flights;
}

/** What two ships exchange by a card: their cargo, or their places. */
function swappedIn(events: readonly GameEvent[]): readonly Moved[] {
  const at = events.findIndex((event) => toldIn(event)?.key === 'swapped');
  if (at < 0) return [];
  return events
    .slice(at)
    .filter((event) => event.type === 'moved')
    .filter(({ from, to }) => from.zone === 'water' && to.zone === 'water');
}

function told(chain: Chain, board: Table, event: GameEvent): void {
  const said = toldIn(event);
  if (said?.key === 'stayed') {
    const { owner, at } = said.args;
    const place = zone.position(at);
    const draw = drawn.ship(board.house(owner), board.view.cargo[at] ?? NONE);
    chain.add(
      { from: [place], to: [place], lands: place, size: 'place', lasts: TIMES.rock, manner: 'rock', draw },
      0,
    );
  }
  if (said?.key === 'playedCard') {
    const ship = [zone.position(said.args.at)];
    const draw = drawn.stamp(said.args.card);
    chain.add({ from: ship, to: ship, size: drawn.STAMP, lasts: TIMES.stamp, manner: 'plant', draw });
    if (EFFECTS[said.args.card]?.verb === 'hold') {
      const badge = drawn.badge(said.args.card);
      chain.add({
        from: ship,
        to: ship,
        size: drawn.BADGE,
        lasts: TIMES.badge,
        manner: 'plant',
        draw: badge,
      });
    }
  }
  if (said?.key === 'factoryGave' || said?.key === 'factoryWorked') {
    const sites = [zone.sites(said.args.harbour)];
    for (const after of [undefined, TIMES.puff]) {
      chain.add(
        { from: sites, to: sites, size: drawn.COIN, lasts: TIMES.puff, manner: 'rise', draw: drawn.puff },
        after,
      );
    }
  }
  if (said?.key === 'bonus') {
    const { seat, owner, harbour } = said.args;
    const purse = [zone.player(seat)];
    const fly = {
      to: purse,
      size: drawn.COIN,
      lasts: TIMES.coin,
      manner: 'lift',
      appears: true,
      draw: drawn.coin,
    } as const;
    chain.add({ ...fly, from: [zone.player(owner)] });
    chain.add({ ...fly, from: [zone.position(positionOfHarbour(harbour))] }, TIMES.apart);
  }
  if (event.type === 'counted' && event.what === 'order-points' && event.seat !== undefined) {
    chain.beside(
      changeOf({
        key: `points ${event.seat}`,
        at: event.seat,
        by: event.to - event.from,
        format: String,
        start: 0,
      }),
    );
  }
}

/** Whose ship sailed last, so that the fleets of two owners do not leave together. */
function moved(chain: Chain, board: Table, event: Moved, sailor: Seat | undefined): Seat | undefined {
  const piece = event.piece === undefined ? undefined : readPiece(event.piece);
  switch (piece?.kind ?? hiddenKind(event)) {
    case 'ship': {
      const owner = piece?.id ?? 0;
      chain.add(
        sailing(board, event, owner),
        sailor === undefined ? undefined : sailor === owner ? TIMES.apart : TIMES.nextOwner,
      );
      return owner;
    }
    case 'worker':
      if (event.to.zone === 'place') chain.add(placing(board, event, piece?.id ?? 0));
      return undefined;
    case 'raw':
      // What is unloaded is lifted while its ship leaves.
      chain.add(carrying(event, piece?.id ?? 0), event.from.zone === 'harbour' ? 0 : TIMES.apart);
      return undefined;
    case 'product':
      chain.add(product(board, event, piece?.id));
      return undefined;
    case 'shipCard':
      if (event.to.zone !== 'ship-deck') chain.add(shipCard(board, event, piece?.id));
      return undefined;
    case 'order':
      chain.add(order(event, piece?.id));
      return undefined;
    case 'factory':
      chain.add(building(board, event, piece?.id ?? 0));
      return undefined;
    case 'tower':
      chain.add({
        from: placesOf(event.from),
        to: placesOf(event.to),
        size: drawn.COIN,
        lasts: TIMES.tower,
        manner: 'lay',
        draw: drawn.tower,
      });
      return undefined;
    default:
      return sailor;
  }
}

/** A card whose face the viewer may not see is known by where it comes from. */
function hiddenKind({ from }: Moved): 'product' | 'shipCard' | 'order' | undefined {
  if (from.zone === 'stack' || from.zone === 'hand') return 'product';
  if (from.zone === 'ship-deck' || from.zone === 'ship-hand') return 'shipCard';
  return from.zone === 'order-deck' ? 'order' : undefined;
}

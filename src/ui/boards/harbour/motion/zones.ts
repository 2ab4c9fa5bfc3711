import type { Zone } from '@/engine/events';
import type { Seat } from '@/engine/game';
import type { Building } from '@/games/harbour/cards/buildings';
import { goodName, type Good } from '@/games/harbour/cards/goods';
import type { PlayerBoard } from '@/games/harbour/cards/player-boards';
import { NONE, ownerOf, type Place, type Situation } from '@/games/harbour/state';
// By its own file: courses name places too, and are read where nothing is drawn.
import { figureZone, placeName, playerZone } from '../../kit/motion/places';

const place = (at: Place) => `place ${at}`;

/**
 * The names of the places on this board, for whatever flies over it. A part wraps itself in a `Zone` by its name; what is
 * not in sight needs none, since things then fly to the tab or the panel of its owner.
 */
export const zone = {
  /** A building or a start building, as a tile or as a card, wherever it lies. */
  place,
  /** The same for a building that is no place yet: the one that comes from the deck. */
  card: (building: Building) => place(building),
  /** The pawn itself, on its building or beside its player's name: hidden while it walks. */
  pawn: (seat: Seat) => placeName({ zone: 'pawn', seat }),
  /** What a player holds of a good: a column of the quay, a cell of the market's rows. */
  good: (seat: Seat, good: Good) => placeName({ zone: goodName(good), seat }),
  /** A market token, on whichever space it lies. */
  token: (good: Good) => `token ${goodName(good)}`,
  /** A player's tab or panel. */
  player: playerZone,
  /** Within it, the points or the name, beside which it shows itself what is paid or gained. */
  figure: figureZone,
  /** The four houses beside a player's name. */
  pips: (seat: Seat) => placeName({ zone: 'pips', seat }),
  /** A column of the quay, or what stands for one, that is to be chosen. */
  column: (good: Good) => `column ${goodName(good)}`,
  /** The switches of a purchase that is being planned, and the button that leads to them. */
  ship: (good: Good) => `ship ${goodName(good)}`,
  buy: (building: Building) => `buy ${building}`,
  inland: 'inland',
  fill: (good: Good) => `fill ${goodName(good)}`,
  keep: (good: Good) => `keep ${goodName(good)}`,
  keepNothing: 'keep nothing',
  plan: 'plan',
  /** One of two boards, a unit of somebody else's, a building that goes under the deck. */
  board: (board: PlayerBoard) => `board ${board}`,
  take: (seat: Seat, good: Good) => `take ${goodName(good)} ${seat}`,
  replace: (building: Building) => `replace ${building}`,
  /** The button that leads to what a character can do. */
  ability: 'ability',
  deck: 'deck',
  /** What stands for everything on offer: its tab. */
  display: 'display',
} as const;

/** Where a place is looked for, its owner's panel or the tab of the display where it is not in sight. */
export function placesAt(view: Situation, at: Place): readonly string[] {
  const owner = ownerOf(view, at);
  return [zone.place(at), owner === NONE ? zone.display : zone.player(owner)];
}

/** The place of a market space, which is that of the token that now lies on it. */
export function spaceAt(view: Situation, space: number): readonly string[] {
  const good = view.space.indexOf(space);
  return good < 0 ? [] : [zone.token(good)];
}

/** Where an event's place may be found, the best first. */
export function placesOf(at: Zone, piece: number | undefined, view: Situation): readonly string[] {
  const card = piece === undefined ? [] : [zone.card(piece)];
  const owner = at.seat === undefined ? [] : [zone.player(at.seat)];
  switch (at.zone) {
    case 'deck':
    case 'underDeck':
      return [zone.deck, zone.display];
    case 'display':
      return [...card, zone.display];
    case 'owned':
    case 'look':
      return [...card, ...owner];
    case 'on':
      return placesAt(view, Number(at.at));
    case 'beside':
    case 'board':
    case 'bonus':
      return owner;
    default:
      return [];
  }
}

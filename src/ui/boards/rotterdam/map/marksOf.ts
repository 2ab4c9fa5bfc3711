import type { Seat } from '@/engine/game';
import { arePicksLeft } from '@/games/rotterdam/ahead/picks';
import { previewColour, type ColourPreview } from '@/games/rotterdam/ahead/colour';
import { sureBonuses } from '@/games/rotterdam/ahead/sure';
import { unloadingOf } from '@/games/rotterdam/ahead/loader';
import { CAPTAIN, LOADER, MANUFACTURER, SAILOR, SHIPOWNER, type Role } from '@/games/rotterdam/cards/roles';
import {
  AHEAD_IN,
  channelBetween,
  CHANNELS,
  COLOUR_COUNT,
  IS_ANCHORAGE,
  isHarbour,
  POSITIONS,
  positionOfHarbour,
  START_COUNT,
  type Colour,
  type Position,
} from '@/games/rotterdam/cards/waterways';
import { NOBODY, NONE } from '@/games/rotterdam/state';
import type { RotterdamView } from '@/games/rotterdam/view';
import { aimedUse, furtherOf } from '../model/aim';
import { sailingOrder } from '../model/sailingOrder';
import type { RotterdamBoard } from '../table/board';
import { movesInMind } from '../table/movesInMind';
import { choiceAt } from './tap';
import { NO_MARKS, type Ghost, type Marks } from './marks';

type Told = Pick<RotterdamBoard, 'view' | 'moves' | 'choice' | 'subject' | 'asked'>;

const ALL = POSITIONS.map((_, at) => at);

const isFree = (view: RotterdamView, at: Position): boolean =>
  isHarbour(at) || (view.owners[at] ?? NOBODY) === NOBODY;

const channelsOf = (colour: Colour): ReadonlySet<number> =>
  new Set(CHANNELS.flatMap((channel, index) => (channel.colour === colour ? [index] : [])));

/** What a colour would do: which ships sail, in which order, where they end, who is in the way, and what is paid in any case. */
function marksOfColour(view: RotterdamView, preview: ColourPreview): Marks {
  const { colour, ships } = preview;
  const lit = new Set<number>();
  const blocked = new Set<number>();
  const ghosts = new Map<Position, Ghost[]>();
  for (const { ship, owner, cargo, order, ways } of ships) {
    if (order === undefined) continue;
    for (const { to, stays } of ways) {
      const channel = channelBetween(ship, to);
      if (channel === undefined || stays !== undefined) continue;
      lit.add(channel);
      if (isFree(view, to)) ghosts.set(to, [...(ghosts.get(to) ?? []), { owner, cargo }]);
    }
    if (ways.every(({ stays }) => stays !== undefined)) {
      for (const channel of AHEAD_IN[ship * COLOUR_COUNT + colour] ?? []) blocked.add(channel);
    }
  }
  return {
    ...NO_MARKS,
    shown: channelsOf(colour),
    lit,
    blocked,
    order: sailingOrder(preview),
    ghosts,
    bonus: sureBonuses(preview),
  };
}

/** Where ships lie that would be unloaded. */
function unloaded(view: RotterdamView, seat: Seat): readonly Position[] {
  return unloadingOf(view, seat).ships.map(({ harbour }) => positionOfHarbour(harbour));
}

const atAnchorages = (view: RotterdamView, seat: Seat): readonly Position[] =>
  ALL.filter((at) => IS_ANCHORAGE[at] === true && view.owners[at] === seat);

/** What a role in mind is about. */
function meantBy(role: Role, { view, moves, subject }: Told): readonly Position[] {
  switch (role) {
    case SHIPOWNER:
      return (view.players[subject]?.ships ?? 0) > 0
        ? ALL.filter((at) => at < START_COUNT && isFree(view, at))
        : [];
    case SAILOR:
      return atAnchorages(view, subject);
    case LOADER:
      return unloaded(view, subject);
    case MANUFACTURER:
      return moves.flatMap((move) => (move.type === 'build' ? [positionOfHarbour(move.harbour)] : []));
    default:
      return [];
  }
}

function marksOfRole(told: Told, role: Role, colour: Colour | undefined): Marks {
  const { view, subject, choice } = told;
  if (role === CAPTAIN && colour !== undefined) {
    return marksOfColour(view, previewColour(view, subject, colour));
  }
  const [move] = movesInMind(choice);
  const chosen = move?.type === 'build' ? [positionOfHarbour(move.harbour)] : [];
  return { ...NO_MARKS, targets: new Set(meantBy(role, told)), chosen: new Set(chosen) };
}

/** The ways that are still open, and the one in mind. */
function marksOfSails({ view, moves, choice }: Told): Marks {
  const [mind] = movesInMind(choice);
  const ways = moves.flatMap((move) => (move.type === 'sail' ? [move] : []));
  const ships = new Set(
    moves.flatMap((move) => (move.type === 'sail' || move.type === 'stay' ? [move.at] : [])),
  );
  const thought = mind?.type === 'sail' || mind?.type === 'stay' ? mind : undefined;
  const ship = thought?.at ?? (ships.size === 1 ? [...ships][0] : undefined);
  const open = ways.filter(({ at }) => ship === undefined || at === ship);
  const lit = new Set(open.flatMap(({ at, to }) => channelBetween(at, to) ?? []));
  const ghosts = new Map<Position, Ghost[]>();
  if (thought?.type === 'sail') {
    const { at, to } = thought;
    ghosts.set(to, [{ owner: view.owners[at] ?? NOBODY, cargo: view.cargo[at] ?? NONE }]);
  }
  return {
    ...NO_MARKS,
    shown: lit,
    lit,
    ghosts,
    targets: new Set([...ships, ...open.map(({ to }) => to)].filter((at) => !ghosts.has(at))),
    chosen: new Set(ship === undefined ? [] : [ship]),
  };
}

/** The ships that a card may be aimed at, then where it may send the one that is chosen, or with which that swaps. */
function marksOfCard(told: Told): Marks {
  const { moves, choice } = told;
  if (choice === undefined || !('card' in choice)) return NO_MARKS;
  const { card, at, to } = choice;
  const plays = moves.flatMap((move) => (move.type === 'play' && move.card === card ? [move] : []));
  const ends = plays.flatMap((play) => (play.at === at && play.to !== undefined ? [play.to] : []));
  const lit = new Set(
    ends.flatMap((end) =>
      at === undefined ? [] : (channelBetween(at, end) ?? channelBetween(end, at) ?? []),
    ),
  );
  const changed = (aimedUse(told)?.changes ?? []).filter(
    ({ from, to: end, cargo }) => from !== end || cargo.from !== cargo.to,
  );
  const partner = furtherOf(card) === 'partner' ? to : undefined;
  return {
    ...NO_MARKS,
    shown: lit.size > 0 ? lit : undefined,
    lit,
    ghosts: new Map(changed.map(({ owner, to: end, cargo }) => [end, [{ owner, cargo: cargo.to }]])),
    targets: new Set([...plays.map((play) => play.at), ...ends].filter((end) => end !== to)),
    chosen: new Set([at, partner].filter((ship) => ship !== undefined)),
  };
}

/** A ship that is placed now, with what it would carry. */
function marksOfPlacing({ view, choice, subject }: Told): Pick<Marks, 'ghosts' | 'chosen'> {
  const [move] = movesInMind(choice);
  const launch = choice !== undefined && 'launch' in choice ? choice.launch : undefined;
  const at =
    launch?.at ?? (move?.type === 'place' ? move.at : view.phase === 'load' ? view.action.start : undefined);
  if (at === undefined) return { ghosts: NO_MARKS.ghosts, chosen: NO_MARKS.chosen };
  const cargo = launch?.raw ?? (move?.type === 'load' ? move.raw : NONE);
  const dressed = launch !== undefined || move !== undefined;
  return {
    ghosts: new Map(dressed ? [[at, [{ owner: subject, cargo }]]] : []),
    chosen: new Set([at]),
  };
}

const selectable = (told: Told): ReadonlySet<Position> =>
  new Set(ALL.filter((at) => choiceAt(told, at) !== undefined));

/** What the open question and the thought in mind draw on the map. */
export function marksOf(told: Told): Marks {
  const { view, choice, subject, asked } = told;
  if (choice !== undefined && 'card' in choice) return marksOfCard(told);
  if (choice !== undefined && 'role' in choice) return marksOfRole(told, choice.role, choice.colour);
  const [move] = movesInMind(choice);
  switch (view.phase) {
    case 'launch':
    case 'shipowner':
    case 'load':
      return { ...NO_MARKS, targets: selectable(told), ...marksOfPlacing(told) };
    case 'captain':
      return move?.type === 'colour'
        ? marksOfColour(view, previewColour(view, subject, move.colour))
        : NO_MARKS;
    case 'sail':
      return told.moves.length === 0 ? NO_MARKS : marksOfSails(told);
    case 'anchorage':
      return arePicksLeft(view)
        ? { ...NO_MARKS, targets: new Set(atAnchorages(view, asked ?? subject)) }
        : NO_MARKS;
    case 'loader':
      return { ...NO_MARKS, targets: new Set(unloaded(view, view.turn)) };
    case 'factory':
      return { ...NO_MARKS, chosen: new Set([positionOfHarbour(view.action.harbour)]) };
    case 'partner':
      return {
        ...NO_MARKS,
        targets: selectable(told),
        chosen: new Set([view.action.first, ...(move?.type === 'partner' ? [move.at] : [])]),
      };
    default:
      return NO_MARKS;
  }
}

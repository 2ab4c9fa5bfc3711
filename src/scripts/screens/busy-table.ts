import type { Seat } from '@/engine/game';
import type { Play } from '@/engine/play';
import { harbour } from '@/games/harbour';
import { questionOf } from '@/games/harbour/asked';
import { BOUGHT_TO_END } from '@/games/harbour/cards/limits';
import type { HarbourMove } from '@/games/harbour/move';
import type { HarbourOptions, HarbourState } from '@/games/harbour/state';
import { packetRow } from '@/games/packet-row';
import { rotterdam } from '@/games/rotterdam';
import { CAPTAIN } from '@/games/rotterdam/cards/roles';
import type { RotterdamMove } from '@/games/rotterdam/move';
import type { RotterdamOptions, RotterdamState } from '@/games/rotterdam/state';
import { PERSON, type PacketRowPlay } from '../bench-web/positions';
import { comesTo } from './sensibly';

/** Late enough for ships on the quay and full hands. */
const WELL_ON = 7;
const PACKET_ROW = { game: packetRow, options: { ledger: true, firstHarbourMaster: PERSON } };

const mayTakeAndDeliver = ({ state }: PacketRowPlay, asked: Seat | undefined): boolean => {
  if (asked !== PERSON || packetRow.round(state) < WELL_ON) return false;
  const types = new Set(packetRow.moves(state, PERSON).map(({ type }) => type));
  return types.has('take') && types.has('deliver');
};

/** The person may take a card, and may deliver. */
export const busyTable = (seats: number): PacketRowPlay =>
  comesTo({ ...PACKET_ROW, seats, name: 'busy-table', enough: mayTakeAndDeliver });

const isOver = (_: unknown, asked: Seat | undefined): boolean => asked === undefined;

export const finishedGame = (seats: number): PacketRowPlay =>
  comesTo({ ...PACKET_ROW, seats, name: 'finished-game', enough: isOver });

type HarbourPlay = Play<HarbourState, HarbourMove, HarbourOptions>;

const harbourOf = (seats: number) => ({
  game: harbour,
  options: {
    boards: 'characters',
    firstGame: false,
    inlandTraders: seats > 2,
    bonusCards: true,
    startingPlayer: PERSON,
  } satisfies HarbourOptions,
  seats,
});

const mayGoWithOneShort = ({ state }: HarbourPlay, asked: Seat | undefined): boolean =>
  asked === PERSON &&
  questionOf(state) === 'go' &&
  state.bought.some((bought) => bought === BOUGHT_TO_END - 1) &&
  (state.bought[PERSON] ?? 0) > 0;

export const finishedHarbour = (seats: number): HarbourPlay =>
  comesTo({ ...harbourOf(seats), name: 'finished-harbour', enough: isOver });

/** The person is to move the pawn, and somebody needs one more building. */
export const busyHarbour = (seats: number): HarbourPlay =>
  comesTo({ ...harbourOf(seats), name: 'busy-harbour', enough: mayGoWithOneShort });

type RotterdamPlay = Play<RotterdamState, RotterdamMove, RotterdamOptions>;

const rotterdamOf = (seats: number) => ({
  game: rotterdam,
  options: {
    fixedRounds: false,
    bidding: false,
    firstHarbourMaster: PERSON,
  } satisfies RotterdamOptions,
  seats,
});

const mayBeCaptain = ({ state }: RotterdamPlay, asked: Seat | undefined): boolean =>
  asked === PERSON &&
  state.phase === 'work' &&
  state.round > 3 &&
  (state.players[PERSON]?.cardCount ?? 0) > 0 &&
  rotterdam.moves(state, PERSON).some((move) => move.type === 'work' && move.role === CAPTAIN);

export const finishedRotterdam = (seats: number): RotterdamPlay =>
  comesTo({ ...rotterdamOf(seats), name: 'finished-rotterdam', enough: isOver });

/** The person places a worker, may be captain, and holds a ship card. */
export const busyRotterdam = (seats: number): RotterdamPlay =>
  comesTo({ ...rotterdamOf(seats), name: 'busy-rotterdam', enough: mayBeCaptain });

import { begin, advance } from '@/engine/play';
import { Dice } from '@/engine/random';
import { packetRow } from '@/games/packet-row';
import { CARDS, type CardId } from '@/games/packet-row/cards';
import type { PacketRowMove } from '@/games/packet-row/move';
import type { PacketRowState } from '@/games/packet-row/state';
import type { PlayedGame } from '@/match/whole';
import type { MatchSeat, MatchTable } from '@/match/table';
import { HOUSES } from '@/ui/theme/houses';
import { expectNoProblem, seedOf } from './random-play';

/** As long as names may be, and as short. */
const NAMES = ['Maximiliane', 'Bo', 'Constantin', 'Friederike', 'Ella'] as const;

const SEATS: readonly MatchSeat[] = HOUSES.map((house, seat) => {
  const name = NAMES[seat] ?? house;
  return seat === 0 ? { kind: 'human', name, house } : { kind: 'bot', name, house, level: 'hard' };
});

const TABLE: MatchTable = {
  game: 'packet-row',
  seats: SEATS,
  options: { ledger: true, firstHarbourMaster: 0 },
  houseRules: { takeBack: true, openHands: false },
};

/** So many that they overlap on every screen. */
export const FULL_HAND = 10;

const isBanknote = (card: CardId) => CARDS[card]?.kind === 'money';

function isCrowded(state: PacketRowState): boolean {
  const hand = state.players[0]?.hand ?? [];
  const types = new Set(packetRow.moves(state, 0).map(({ type }) => type));
  return (
    hand.length === FULL_HAND &&
    hand.filter(isBanknote).length >= 2 &&
    types.has('take') &&
    types.has('deliver')
  );
}

/**
 * Five at the table, one of them a person, whose hand is full: to be taken, cashed and delivered is enough for every
 * sheet. Whoever may take a card does, and nobody parts with one.
 */
export function crowdedTable(): PlayedGame {
  const random = new Dice(seedOf('crowded'), 'players');
  let play = expectNoProblem(
    begin(packetRow, { seed: seedOf('crowded'), options: TABLE.options, seats: SEATS.length }),
  );
  for (;;) {
    const asked = packetRow.waitingFor(play.state)[0];
    if (asked === undefined) throw new Error('the game was over before the hand was full');
    if (asked === 0 && isCrowded(play.state)) return { table: TABLE, play, log: [] };
    const keeping = packetRow
      .moves(play.state, asked)
      .filter(({ type }) => type !== 'cash' && type !== 'deliver');
    const takes = keeping.filter(({ type }) => type === 'take');
    const offered = takes.length > 0 ? takes : keeping;
    const move = offered[random.below(offered.length)] as PacketRowMove;
    play = expectNoProblem(advance(packetRow, play, asked, move)).play;
  }
}

import type { Seat } from '@/engine/game';
import { isProblem } from '@/engine/phrase';
import { advance, begin, type Play } from '@/engine/play';
import { Dice, parseSeed, type Random, type Seed } from '@/engine/random';
import { rotterdam } from '@/games/rotterdam';
import { CAPTAIN } from '@/games/rotterdam/cards/roles';
import { CHANNELS, COLOURS, type Colour } from '@/games/rotterdam/cards/waterways';
import type { RotterdamMove } from '@/games/rotterdam/move';
import type { RotterdamOptions, RotterdamState } from '@/games/rotterdam/state';
import { PERSON } from './positions';

type RotterdamPlay = Play<RotterdamState, RotterdamMove, RotterdamOptions>;

/** The colour whose channels begin at most positions, and as many ships as it can move. */
export const FULLEST: Colour = COLOURS.indexOf('yellow');
export const FULL_FLEET = 8;
const SEATS = 4;
const GAMES = 50;

/** How many ships sail at once when this colour is chosen. */
function sailing(state: RotterdamState): number {
  let sailed = 0;
  rotterdam.apply(
    rotterdam.clone(state),
    PERSON,
    { type: 'colour', colour: FULLEST },
    {
      random: { below: () => 0 },
      emit: (event) => {
        if (event.type === 'said' && event.phrase.key === 'sailed') sailed += 1;
      },
    },
  );
  return sailed;
}

const BEGINNINGS = [...new Set(CHANNELS.filter(({ colour }) => colour === FULLEST).map(({ from }) => from))];

/** How well ships lie for the colour. */
function readiness({ owners }: RotterdamState): number {
  const isShip = (owner: number | undefined) => owner !== undefined && owner >= 0;
  return 3 * BEGINNINGS.filter((at) => isShip(owners[at])).length + owners.filter(isShip).length;
}

/** Everybody steers ships to where the colour begins; chance settles what comes to the same. */
function steered(state: RotterdamState, seat: Seat, random: Random): RotterdamMove {
  const worth = (move: RotterdamMove): number => {
    const after = rotterdam.clone(state);
    rotterdam.apply(after, seat, move, { random: { below: () => 0 } });
    const idle = move.type === 'finish' ? 0.5 : 0;
    const commands = seat === PERSON && move.type === 'work' && move.role === CAPTAIN ? 4 : 0;
    return readiness(after) + random.below(100) / 60 - idle + commands;
  };
  const [best] = rotterdam
    .moves(state, seat)
    .map((move) => ({ move, worth: worth(move) }))
    .sort((a, b) => b.worth - a.worth);
  if (best === undefined) throw new Error('somebody is asked who has no move');
  return best.move;
}

function steeredGame(name: string): RotterdamPlay | undefined {
  const seed = parseSeed(name) as Seed;
  const random = new Dice(seed, 'bench');
  const options: RotterdamOptions = { fixedRounds: false, bidding: false, firstHarbourMaster: PERSON };
  const begun = begin(rotterdam, { seed, options, seats: SEATS });
  if (isProblem(begun)) throw new Error(`no game can begin: ${begun.problem}`);
  let play = begun;
  for (;;) {
    const { state } = play;
    const [asked] = rotterdam.waitingFor(state);
    if (asked === undefined) return undefined;
    if (asked === PERSON && state.phase === 'captain' && sailing(state) === FULL_FLEET) return play;
    const advanced = advance(rotterdam, play, asked, steered(state, asked, random));
    if (isProblem(advanced)) throw new Error(`a steered move is illegal: ${advanced.problem}`);
    play = advanced.play;
  }
}

/** The person is captain, and one colour moves as many ships as any can. */
export function beforeFullFleet(): RotterdamPlay {
  for (let game = 0; game < GAMES; game += 1) {
    const play = steeredGame(`bench-fleet-${game}`);
    if (play !== undefined) return play;
  }
  throw new Error(`no fleet of ${FULL_FLEET} ships in ${GAMES} games`);
}

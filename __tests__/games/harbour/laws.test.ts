import { Dice } from '@/engine/random';
import { harbour } from '@/games/harbour';
import { PLAYER_BOARDS, playerBoardId } from '@/games/harbour/cards/player-boards';
import { buildingId, BUILDINGS, NO_PRICE, PRICE } from '@/games/harbour/cards/buildings';
import { ANSWERS, questionOf } from '@/games/harbour/asked';
import { FIELDS, type HarbourMove } from '@/games/harbour/move';
import { playerBoardOf, FIRST_START, type HarbourState } from '@/games/harbour/state';
import { describeLaws } from '../../support/laws';
import { seedOf } from '../../support/random-play';
import { audit } from './audit';
import { anything, hoarding, playOut } from './players';
import { beginning } from './scenario';

const BOTH = [false, true];

/** Every combination that the rules allow at some player count. */
const optionSets = BOTH.flatMap((bonusCards) =>
  BOTH.flatMap((inlandTraders) => [
    ...BOTH.map((firstGame) => ({ boards: 'stages', firstGame, inlandTraders, bonusCards })),
    { boards: 'characters', inlandTraders, bonusCards },
  ]),
);

const seen = {
  entered: new Set<string>(),
  bought: new Set<string>(),
  played: new Set<string>(),
  moveTypes: new Set<string>(),
  questions: new Set<string>(),
};

function note(state: HarbourState, seat: number, move: HarbourMove): void {
  seen.moveTypes.add(move.type);
  seen.questions.add(questionOf(state) ?? 'none');
  if (move.type === 'buy') seen.bought.add(buildingId(move.building));
  if (move.type !== 'go') return;
  const { place } = move;
  seen.entered.add(
    place < FIRST_START ? buildingId(place) : playerBoardId(playerBoardOf(state, place - FIRST_START)),
  );
  seen.played.add(playerBoardId(playerBoardOf(state, seat)));
}

describeLaws({
  game: harbour,
  optionSets,
  gamesPerSetting: 7,
  longest: 6000,
  sampling: 80,
  audit,
  witness: (state, { seat, move }) => note(state, seat, move),
});

describe('random games reach', () => {
  const buildings: readonly string[] = BUILDINGS.map((row) => row.id);
  const boards: readonly string[] = PLAYER_BOARDS.map((row) => row.id);
  const priced = buildings.filter((_, building) => PRICE[building] !== NO_PRICE);

  /** Always the same games, so that nothing is missed by chance: the laws draw new ones each time. */
  beforeAll(() => {
    for (let seed = 0; seed < 50; seed += 1) {
      const dice = new Dice(seedOf(seed), 'players');
      for (const options of optionSets)
        playOut(beginning(options, 4, `any${seed}`).state, dice, anything, note);
      playOut(beginning({}, 4, `hoard${seed}`).state, dice, hoarding, note);
    }
  });

  it.each([
    ['every building and start building as a visitor', [...buildings, ...boards], seen.entered],
    ['every building with a price as a buyer', priced, seen.bought],
    ['every board', boards, seen.played],
    ['every type of move', Object.keys(FIELDS), seen.moveTypes],
    ['every question', Object.keys(ANSWERS), seen.questions],
  ])('%s', (_, wanted, reached) => {
    expect(wanted.filter((name) => !reached.has(name))).toEqual([]);
  });
});

import { screen } from '@testing-library/react-native';
import { Dice } from '@/engine/random';
import { harbour } from '@/games/harbour';
import { questionOf } from '@/games/harbour/asked';
import type { HarbourMove, MoveType } from '@/games/harbour/move';
import type { HarbourState } from '@/games/harbour/state';
import { placesOf } from '@/ui/boards/harbour/lessons/places';
import { Table } from '@/ui/boards/harbour/table/Table';
import { anything, playOut } from '../../../games/harbour/players';
import { beginning, Scenario } from '../../../games/harbour/scenario';
import { seedOf } from '../../../support/random-play';
import { renderUi } from '../../rendered';
import { PHONE, showOn, TABLET } from '../../windowSize';
import { Advised } from '../advised';
import { propsAt } from './seated';

/** These are given by their button, wherever one answers. */
const BY_BUTTON: readonly MoveType[] = ['later', 'done'];

interface Met {
  readonly is: string;
  readonly state: HarbourState;
  readonly move: HarbourMove;
}

/** Of each question one position, for each kind of answer to it. */
function met(): readonly Met[] {
  const found = new Map<string, Met>();
  for (const game of [1, 2, 3, 4]) {
    const { state } = beginning({ boards: 'characters', inlandTraders: true }, 4, `advised-${game}`);
    playOut(state, new Dice(seedOf(`advised-${game}`), 'moves'), anything, (now, seat) => {
      for (const move of harbour.moves(now, seat)) {
        const is = `${questionOf(now) ?? 'nothing'}: ${move.type}`;
        if (!found.has(is)) found.set(is, { is, state: harbour.clone(now), move });
      }
    });
  }
  return [...found.values()];
}

const MET = met();

afterAll(() => showOn(TABLET));

it.each(MET)('names a place for what is advised at $is, unless its button gives it', ({ state, move }) => {
  const places = placesOf([move], harbour.view(state, harbour.waitingFor(state)[0] ?? 0));
  expect(BY_BUTTON.includes(move.type) || places.flat().length > 0).toBe(true);
});

describe.each([
  ['a tablet', TABLET],
  ['a phone', PHONE],
])('a hint lights something on %s', (_, size) => {
  it.each(MET)('at $is', ({ state, move }) => {
    showOn(size);
    const table = new Scenario(harbour.clone(state));
    const props = propsAt(table, table.asked);
    renderUi(
      <Advised moves={[move]} places={placesOf([move], props.view)}>
        <Table {...props} />
      </Advised>,
    );
    expect(screen.getAllByLabelText('Touch here').length).toBeGreaterThan(0);
  });
});

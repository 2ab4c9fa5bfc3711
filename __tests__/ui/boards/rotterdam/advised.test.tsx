import { screen } from '@testing-library/react-native';
import { Dice } from '@/engine/random';
import { rotterdam } from '@/games/rotterdam';
import { clone } from '@/games/rotterdam/clone';
import type { MoveType, RotterdamMove } from '@/games/rotterdam/move';
import type { RotterdamState } from '@/games/rotterdam/state';
import { placesOf } from '@/ui/boards/rotterdam/lessons/places';
import { Table } from '@/ui/boards/rotterdam/table/Table';
import { fresh, Scene } from '../../../games/rotterdam/scenario';
import { randomMove, seedOf } from '../../../support/random-play';
import { renderUi } from '../../rendered';
import { PHONE, showOn, TABLET } from '../../windowSize';
import { Advised } from '../advised';
import { propsAt } from './seated';

/** These are given by their button, wherever one answers. */
const BY_BUTTON: readonly MoveType[] = ['pass', 'unload', 'finish'];

interface Met {
  readonly is: string;
  readonly state: RotterdamState;
  readonly move: RotterdamMove;
}

/** Of each phase one position, for each kind of answer to it. */
function met(): readonly Met[] {
  const found = new Map<string, Met>();
  for (const game of [1, 2, 3]) {
    const { state } = fresh(4, { bidding: true });
    const random = new Dice(seedOf(`advised-${game}`), 'moves');
    while (rotterdam.waitingFor(state).length > 0) {
      for (const move of rotterdam.moves(state, state.actor)) {
        const is = `${state.phase}: ${move.type}`;
        if (!found.has(is)) found.set(is, { is, state: clone(state), move });
      }
      const { seat, move } = randomMove(rotterdam, state, 4, random);
      rotterdam.apply(state, seat, move, { random });
    }
  }
  return [...found.values()];
}

const MET = met();

afterAll(() => showOn(TABLET));

it.each(MET)('names a place for what is advised at $is, unless its button gives it', ({ move }) => {
  expect(BY_BUTTON.includes(move.type) || placesOf([move]).flat().length > 0).toBe(true);
});

describe.each([
  ['a tablet', TABLET],
  ['a phone', PHONE],
])('a hint lights something on %s', (_, size) => {
  it.each(MET)('at $is', ({ state, move }) => {
    showOn(size);
    const scene = new Scene(clone(state));
    const nobody = { play: () => undefined, lift: () => undefined };
    renderUi(
      <Advised moves={[move]} places={placesOf([move])}>
        <Table {...propsAt(scene, state.actor, {}, nobody)} />
      </Advised>,
    );
    expect(screen.getAllByLabelText('Touch here').length).toBeGreaterThan(0);
  });
});

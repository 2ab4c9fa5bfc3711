import { fireEvent, screen, within } from '@testing-library/react-native';
import { rotterdam } from '@/games/rotterdam';
import { clone } from '@/games/rotterdam/clone';
import { emptyAnswer } from '@/games/rotterdam/empty-answer';
import type { RotterdamMove } from '@/games/rotterdam/move';
import type { RotterdamState } from '@/games/rotterdam/state';
import { en } from '@/text/en';
import { playThrough } from '../../../games/rotterdam/ahead/positions';
import { Scene } from '../../../games/rotterdam/scenario';
import { LARGE_TYPE, PHONE, PHONE_LANDSCAPE, showOn, TABLET } from '../../windowSize';
import { seatAt } from './seated';

interface Empty {
  readonly is: string;
  readonly state: RotterdamState;
  readonly only: RotterdamMove;
}

const GAMES = 12;
const CARD_QUESTIONS: readonly string[] = ['after', 'loader', 'sailor', 'anchorage'];

/** Where nothing but a ship card could be played and none can, which the table cannot tell: so it is asked. */
function emptyQuestions(): readonly Empty[] {
  const found = new Map<string, Empty>();
  for (let game = 0; game < GAMES; game += 1) {
    playThrough(game, (state, seat) => {
      const [only, ...more] = rotterdam.moves(state, seat);
      if (only === undefined || more.length > 0) return;
      if (only.type !== 'finish' && only.type !== 'unload') return;
      const is = `${state.phase}: ${only.type}`;
      if (!CARD_QUESTIONS.includes(state.phase) || found.has(is)) return;
      if (emptyAnswer(rotterdam.view(state, 'table'), seat) !== undefined) return;
      found.set(is, { is, state: clone(state), only });
    });
  }
  return [...found.values()];
}

const EMPTY = emptyQuestions();

afterAll(() => showOn(TABLET));

it('RT-13 is put at each kind of pause where its absence would tell of a hand', () => {
  expect(EMPTY.map(({ is }) => is).toSorted()).toEqual([
    'after: finish',
    'anchorage: finish',
    'loader: unload',
    'sailor: finish',
  ]);
});

describe.each([
  ['a phone', PHONE],
  ['a phone held sideways', PHONE_LANDSCAPE],
  ['a tablet', TABLET],
  ['a phone in large letters', LARGE_TYPE],
])('RT-13 with the hand covered, one press is enough on %s', (_, size) => {
  it.each(EMPTY)('$is', ({ state, only }) => {
    showOn(size);
    const { played, lifted } = seatAt(new Scene(clone(state)), state.actor, { covered: true });
    const answers = screen
      .getAllByLabelText(en.board.answer)
      .flatMap((group) => within(group).queryAllByRole('button'));
    const [button] = answers;
    if (button === undefined) throw new Error('nothing answers');
    expect(answers).toHaveLength(1);
    expect(button).toBeEnabled();
    fireEvent.press(button);
    expect(played).toEqual([[only]]);
    expect(lifted).toEqual([]);
  });
});

import { fireEvent, screen } from '@testing-library/react-native';
import type { Said } from '@/engine/events';
import { LANGUAGES } from '@/engine/phrase';
import { rotterdam } from '@/games/rotterdam';
import { opened } from '@/match/opening';
import type { PlayedGame } from '@/match/whole';
import { rotterdamBoard } from '@/ui/boards/rotterdam/board';
import { colourFolds } from '@/ui/boards/rotterdam/model/colourFolds';
import { pricesAfter } from '@/ui/boards/rotterdam/model/pricesAfter';
import { Log } from '@/ui/match/Log';
import { logByChapter } from '@/ui/match/sentences';
import { rotterdamGameAt } from '../../../support/rotterdam-positions';
import { expectNoProblem } from '../../../support/random-play';
import { peopleAt } from '../../../support/saved-matches';
import { table, type Scene } from '../../../games/rotterdam/scenario';
import { renderUi } from '../../rendered';
import { NAMES } from './seated';

const name = (seat: number) => NAMES[seat] ?? '';
const saidIn = ({ events }: Scene): readonly Said[] => events.filter((event) => event.type === 'said');

/** RT-E3, and a ship in the way of another. */
const purple = () =>
  table(3)
    .ship(0, 'A1', 'oil')
    .ship(1, 'C3', 'fruit')
    .ship(2, 'D1')
    .ship(1, 'D2', 'fruit')
    .play(0, { type: 'work', role: 'captain' })
    .play(0, { type: 'colour', colour: 'purple' });

describe('RT-21 the ships of one colour', () => {
  it.each([
    ['en', 'Anna chose purple: 2 ships sailed, D1 stayed, Ben paid 1.'],
    ['de', 'Anna hat Lila gewählt: 2 Schiffe fuhren, D1 blieb liegen, Ben zahlte 1.'],
  ] as const)('are one line of the log (%s)', (language, words) => {
    const said = saidIn(purple());
    expect(colourFolds(said, name, language)).toEqual([{ from: 0, count: said.length, words }]);
  });

  it.each(LANGUAGES)('of both colours are a line each, and nothing else folds (%s)', (language) => {
    const scene = purple();
    const first = saidIn(scene);
    scene.play(0, { type: 'colour', colour: 'red' });
    const said = [...first, ...saidIn(scene)];
    const folds = colourFolds(said, name, language);
    expect(folds.map(({ from }) => from)).toEqual([0, first.length]);
    expect(folds.every(({ from }) => said[from]?.phrase.key === 'choseColour')).toBe(true);
  });

  it('open in the log by a touch, and by themselves where their moment is looked at', () => {
    const seats = peopleAt('rotterdam', 3);
    const { play } = rotterdamGameAt(
      seats,
      ({ phase, action }) => phase === 'captain' && action.colours === 1,
    );
    const game: PlayedGame = { table: seats, ...expectNoProblem(opened(rotterdam, seats, play)) };
    const log = (now?: number) => (
      <Log
        match={game}
        eyes="table"
        board={rotterdamBoard}
        onRules={() => undefined}
        moments={now === undefined ? undefined : { first: 0, now, show: () => undefined }}
      />
    );
    const { unmount } = renderUi(log());
    const line = screen.getAllByRole('button', { name: / chose / })[0];
    const ships = () => screen.queryAllByText(/^A ship of /).length;
    const folded = ships();
    if (line === undefined) throw new Error('no colour was chosen');
    expect(line).toBeCollapsed();
    fireEvent.press(line);
    expect(line).toBeExpanded();
    expect(ships()).toBeGreaterThan(folded);
    fireEvent.press(line);
    expect(ships()).toBe(folded);
    unmount();
    const chapters = logByChapter(game, 'table', 'en').map(({ key }) => key);
    expect(new Set(chapters).size).toBe(chapters.length);
    renderUi(log(game.play.moves.length));
    expect(screen.getAllByRole('button', { name: / chose /, expanded: true })).not.toEqual([]);
  });
});

describe('the price before and after', () => {
  const changes = ({ events }: Scene) =>
    [...pricesAfter(events)].map(([event, prices]) => [
      event.type === 'said' ? event.phrase.key : '',
      prices,
    ]);
  const trader = () => table(2).money(30, 30).hand(0, 'petrol').play(0, { type: 'work', role: 'trader' });
  const owner = () => table(2).money(30, 30).play(0, { type: 'work', role: 'shipowner' });

  it.each<readonly [string, () => Scene, readonly unknown[]]>([
    [
      'RT-2 a sale',
      () => trader().play(0, { type: 'sell', product: 'petrol' }),
      [['soldProduct', { before: 5, after: 4 }]],
    ],
    [
      'RT-2 a purchase',
      () => trader().play(0, { type: 'buy', product: 'shoes' }),
      [['boughtProduct', { before: 10, after: 11 }]],
    ],
    [
      'RT-2 nothing at the edge of the band',
      () => trader().prices({ shoes: 12 }).play(0, { type: 'buy', product: 'shoes' }),
      [],
    ],
    [
      'RT-1 nothing where the next unit costs the same',
      () => owner().play(0, { type: 'buyRaw', raw: 'oil' }),
      [],
    ],
    [
      'RT-1 a unit bought, and the next is dearer',
      () => owner().play(0, { type: 'buyRaw', raw: 'oil' }).play(0, { type: 'buyRaw', raw: 'oil' }),
      [['boughtRaw', { before: 1, after: 2 }]],
    ],
    [
      'RT-1 the last unit',
      () =>
        table(2)
          .money(30, 30)
          .gone('containers', 3)
          .ship(1, 'S1', 'containers')
          .play(0, { type: 'work', role: 'shipowner' })
          .play(0, { type: 'buyRaw', raw: 'containers' }),
      [['boughtRaw', { before: 5, after: undefined }]],
    ],
  ])('%s', (_, scene, expected) => expect(changes(scene())).toEqual(expected));
});

import { act } from '@testing-library/react-native';
import { Platform } from 'react-native';
import { Dice } from '@/engine/random';
import { isProblem } from '@/engine/phrase';
import { packetRow } from '@/games/packet-row';
import { MOVE_TYPES, type PacketRowMove } from '@/games/packet-row/move';
import { savedMatches } from '@/match/store';
import { DEFAULT_SETTINGS } from '@/storage/settings';
import type * as Faces from '@/ui/boards/packet-row/model/faces';
import { useSettings } from '@/ui/settings';
import { markNames } from '../../support/card-marks';
import type * as Marks from '../../support/card-marks';
import { tellFigure } from '../../support/figures';
import { seedOf } from '../../support/random-play';
import { peopleAt } from '../../support/saved-matches';
import { someMove } from '../../support/some-move';
import { EXCURSIONS, readResults } from '../secrets/excursions';
import { makeMove } from '../secrets/moves';
import { Sitting } from '../secrets/sitting';
import { renderApp } from '../wholeApp';
import { PHONE, showOn, TABLET } from '../windowSize';
import { emptyDevice } from './emptyDevice';

jest.mock('@/ui/boards/packet-row/model/faces', () => {
  const faces = jest.requireActual<typeof Faces>('@/ui/boards/packet-row/model/faces');
  const { markedFaces } = jest.requireActual<typeof Marks>('../../support/card-marks');
  return { ...faces, facesIn: markedFaces(faces.facesIn) };
});

jest.setTimeout(1_800_000);

markNames('en');

/** Enough for every kind of decision, at a third of a whole game. */
const COVERED_MOVES = 60;

/** Between two excursions. */
const TURNS = 6;

async function storeGame(people: number, ledger: boolean, seed: string): Promise<void> {
  const match = await savedMatches.start(peopleAt('packet-row', people, { ledger }), { seed, moves: [] });
  if (isProblem(match)) throw new Error(`the table cannot be set: ${match.problem}`);
  match.close();
}

beforeEach(async () => {
  await emptyDevice();
  act(() =>
    useSettings.setState({
      ...DEFAULT_SETTINGS,
      language: 'en',
      motion: 'off',
      sound: 'off',
      cover: 'table',
    }),
  );
});

const ON_A_TABLET = { people: 2, ledger: true, device: 'tablet', size: TABLET, seed: 'canaries-126' };
const ON_A_PHONE = { people: 3, ledger: false, device: 'phone', size: PHONE, seed: 'canaries-19' };

/** The same code lays out a phone on every platform; what a browser makes of one is searched in __tests__/e2e. */
const GAMES = Platform.OS === 'ios' ? [ON_A_PHONE, ON_A_TABLET] : [ON_A_TABLET];

it.each(GAMES)(
  'PR-60 a game of $people with ledger $ledger shows no hidden card on a $device from its first curtain to its scores',
  async ({ people, ledger, device, size, seed }) => {
    showOn(size);
    await storeGame(people, ledger, seed);
    renderApp();
    const sitting = await Sitting.begin();
    const random = new Dice(seedOf(seed), 'players');
    let turns = 0;
    while (sitting.state.phase !== 'over') {
      if (sitting.curtainIsDown) {
        sitting.liftCurtain();
        turns += 1;
        const excursion =
          turns % TURNS === 0 ? EXCURSIONS[(turns / TURNS - 1) % EXCURSIONS.length] : undefined;
        await excursion?.(sitting);
      }
      const made = sitting.game.play.moves.length;
      makeMove(sitting.state, someMove(sitting.state, random), sitting.look);
      await sitting.moved(made);
      if (!sitting.curtainIsDown) sitting.look('board after a move');
    }
    await readResults(sitting);
    expect(turns).toBeGreaterThan(TURNS * EXCURSIONS.length);
    expect(sitting.secretsFound).toBeGreaterThan(turns / 2);
    expect(sitting.game.play.moves.map(({ move }) => (move as PacketRowMove).type)).toEqual(
      expect.arrayContaining(MOVE_TYPES.filter((type) => type !== 'pass')),
    );
    tellFigure(
      `1 whole game of ${people} with canaries on a ${device}, ${Platform.OS}: ${sitting.searched} screens searched, own secrets found ${sitting.secretsFound} times`,
    );
  },
);

/** While the device is passed on one may begin to answer; to give something up, one looks first. */
const needsHold = (move: PacketRowMove) =>
  !packetRow.isOpenMove(move) || ['decline', 'pass', 'done'].includes(move.type);

it('PR-60 shows nothing of a hand that lies covered on the open table, whatever is done with it', async () => {
  act(() => useSettings.setState({ cover: 'hand' }));
  showOn(PHONE);
  await storeGame(3, false, 'canaries-19');
  renderApp();
  const sitting = await Sitting.begin();
  const random = new Dice(seedOf('covered'), 'players');
  // A game that was stored is opened behind the curtain, also before its first move.
  sitting.liftCurtain();
  let [covered, turnedUp] = [0, 0];
  for (let made = 0; made < COVERED_MOVES; made += 1) {
    const { stage } = sitting.game;
    sitting.holder = stage.kind === 'seat' ? stage.seat : undefined;
    sitting.look('board');
    const move = someMove(sitting.state, random);
    if (stage.kind === 'covered' && (needsHold(move) || random.below(3) === 0)) {
      sitting.turnHandUp();
      turnedUp += 1;
    } else if (stage.kind === 'covered') covered += 1;
    makeMove(sitting.state, move, sitting.look);
    await sitting.moved(made);
  }
  expect(covered).toBeGreaterThan(COVERED_MOVES / 3);
  expect(turnedUp).toBeGreaterThan(COVERED_MOVES / 6);
  tellFigure(
    `${covered} moves with a covered hand and ${turnedUp} hands turned up, ${Platform.OS}: ${sitting.searched} screens searched`,
  );
});

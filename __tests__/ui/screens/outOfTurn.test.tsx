import { act, fireEvent, screen } from '@testing-library/react-native';
import { isProblem } from '@/engine/phrase';
import { advance, begin } from '@/engine/play';
import { Dice } from '@/engine/random';
import { packetRow } from '@/games/packet-row';
import type { PacketRowMove } from '@/games/packet-row/move';
import { savedMatches } from '@/match/store';
import { DEFAULT_SETTINGS } from '@/storage/settings';
import { useSettings } from '@/ui/settings';
import { expectNoProblem, seedOf } from '../../support/random-play';
import { renderApp } from '../wholeApp';
import { letTimePass } from './clock';
import { emptyDevice } from './emptyDevice';
import { finishDrawing } from './liftCurtain';
import { soon } from './patience';
import { anna, ben, tableWith } from './tables';

const ANNA = 0;
const BEN = 1;
const AT_MOST = 4;

const delivers = ({ type }: PacketRowMove) => type === 'deliver';

/** Anna is to decide, and Ben could deliver. */
function benCouldDeliver() {
  const table = tableWith([anna, ben]);
  const seed = seedOf('out-of-turn');
  const random = new Dice(seed, 'players');
  let play = expectNoProblem(begin(packetRow, { seed, options: table.options, seats: table.seats.length }));
  for (;;) {
    const asked = packetRow.waitingFor(play.state)[0];
    if (asked === undefined) throw new Error('the game was over before Ben could deliver');
    if (asked === ANNA && packetRow.moves(play.state, BEN).some(delivers)) break;
    const keeping = packetRow
      .moves(play.state, asked)
      .filter((move) => !delivers(move) && move.type !== 'cash');
    const takes = keeping.filter(({ type }) => type === 'take');
    const offered = takes.length > 0 ? takes : keeping;
    const move = offered[random.below(offered.length)];
    play = expectNoProblem(advance(packetRow, play, asked, move)).play;
  }
  return { table, opening: { seed, moves: play.moves } };
}

/** Whatever somebody does with the device, a hold as one. */
const actions: string[] = [];

async function press(name: string | RegExp): Promise<void> {
  fireEvent.press(await screen.findByLabelText(name, {}, soon));
  actions.push(`press ${name}`);
}

async function hold(name: RegExp): Promise<void> {
  await screen.findByLabelText(name, {}, soon);
  finishDrawing();
  letTimePass();
  fireEvent.press(screen.getByLabelText(name));
  letTimePass();
  fireEvent.press(screen.getByLabelText(/^Press again/));
  actions.push(`hold ${name}`);
}

beforeEach(async () => {
  await emptyDevice();
  act(() => useSettings.setState({ ...DEFAULT_SETTINGS, language: 'en', motion: 'off' }));
});

it('somebody delivers out of turn in at most four actions, there and back', async () => {
  const { table, opening } = benCouldDeliver();
  const match = await savedMatches.start(table, opening);
  if (isProblem(match)) throw new Error(match.problem);
  match.close();
  renderApp();
  await press(/^Play on: Packet Row/);
  await hold(/^Show Anna’s hand/);
  await screen.findByLabelText('Menu', {}, soon);

  actions.length = 0;
  await press(/^Ben, /);
  await hold(/^Deliver out of turn as Ben/);
  await press(/^Deliver (and receive|·)/);
  await hold(/^Show Anna’s hand/);
  expect((await screen.findAllByLabelText(/^Look through your hand/, {}, soon)).length).toBeGreaterThan(0);
  expect(actions.length).toBeLessThanOrEqual(AT_MOST);
  expect(screen.queryByLabelText('Hand back')).toBeNull();
});

import { fireEvent, screen } from '@testing-library/react-native';
import { packetRow } from '@/games/packet-row';
import type { PacketRowMove } from '@/games/packet-row/move';
import type { PacketRowState } from '@/games/packet-row/state';
import { placesOf } from '@/ui/boards/packet-row/lessons/places';
import { Table } from '@/ui/boards/packet-row/table/Table';
import { choose } from '../../../games/packet-row/named-moves';
import { atTheEnd, scenario } from '../../../games/packet-row/scenario';
import { PacketRowTable } from '../../../games/packet-row/table';
import { playAtRandom, seedOf } from '../../../support/random-play';
import { renderUi } from '../../rendered';
import { LARGE_TYPE, PHONE, PHONE_LANDSCAPE, showOn, TABLET } from '../../windowSize';
import { Advised } from '../advised';
import { all } from './controls';
import { boardAt } from './seated';

interface Met {
  readonly is: string;
  readonly state: PacketRowState;
  readonly moves: readonly PacketRowMove[];
}

/** Where the card that is taken lies. */
function lies({ areas }: PacketRowState, move: PacketRowMove): string {
  if (move.type !== 'take') return '';
  return areas.some(({ current }) => current.includes(move.card)) ? ' a card' : ' a card that comes next';
}

/** Of each question one position, for each kind of answer to it. */
function met(): readonly Met[] {
  const found = new Map<string, Met>();
  for (const game of [1, 2, 3]) {
    playAtRandom({
      game: packetRow,
      seats: 4,
      options: {},
      seed: seedOf(`advised-${game}`),
      longest: 2000,
      before: ({ play: { state } }) => {
        const [asked] = packetRow.waitingFor(state);
        if (asked === undefined) return;
        for (const move of packetRow.moves(state, asked)) {
          const is = `${state.phase}: ${move.type}${lies(state, move)}`;
          if (!found.has(is)) found.set(is, { is, state: packetRow.clone(state), moves: [move] });
        }
      },
    });
  }
  return [...found.values()];
}

/** Only the banknote in hand covers the price. */
function cashThenTake(): Met {
  const { state } = scenario({
    market: ['library', 'tobacco-1'],
    money: [25, 0, 25, 25],
    hands: [[], ['money-5']],
  }).play(0, choose('market'));
  const [note] = state.players[1]?.hand ?? [];
  const [, , market] = state.areas;
  const card = market?.current[1];
  if (note === undefined || card === undefined) throw new Error('nothing lies there');
  return {
    is: 'offer: cash, then take a card',
    state,
    moves: [
      { type: 'cash', card: note },
      { type: 'take', card },
    ],
  };
}

/** Being done asks once, while something could be delivered: the button that leads there is the one to touch. */
function atLast(): readonly Met[] {
  const { state } = atTheEnd({
    hands: [['contract-fur-netherlands', 'fur-2']],
    ships: [['ship-netherlands']],
  });
  const [deliver] = packetRow.moves(state, 0).filter(({ type }) => type === 'deliver');
  if (deliver === undefined) throw new Error('nothing can be delivered');
  return [
    { is: 'closing: deliver', state, moves: [deliver] },
    { is: 'closing: done, though something could be delivered', state, moves: [{ type: 'done' }] },
  ];
}

const MET = [...met(), cashThenTake(), ...atLast()];
/** These are given by their button, wherever one answers. */
const BY_BUTTON: readonly string[] = ['decline', 'pass', 'done'];

/** What is touched in the hand, where that is in sight. */
const isOfHand = ({ moves }: Met): boolean =>
  moves.some(({ type }) => type === 'cash' || type === 'deliver' || type === 'done');

/** These are touched in an area, which may not be the open one. */
const ON_AREAS: readonly string[] = ['choose', 'take'];

const lights = () => screen.queryAllByLabelText('Touch here').length;

function advise({ state, moves }: Met): void {
  const asked = packetRow.waitingFor(state)[0] ?? 0;
  const { props } = boardAt(new PacketRowTable(packetRow.clone(state)), asked);
  renderUi(
    <Advised moves={moves} places={placesOf(moves)}>
      <Table {...props} />
    </Advised>,
  );
}

afterAll(() => showOn(TABLET));

it('is tried at every question with every kind of answer', () => {
  expect(MET.map(({ is }) => is).toSorted()).toEqual([
    'choose: cash',
    'choose: choose',
    'choose: deliver',
    'closing: cash',
    'closing: deliver',
    'closing: done',
    'closing: done, though something could be delivered',
    'lastCall: cash',
    'lastCall: pass',
    'lastCall: take a card',
    'lastCall: take a card that comes next',
    'master: cash',
    'master: decline',
    'master: take a card',
    'master: take a card that comes next',
    'offer: cash',
    'offer: cash, then take a card',
    'offer: decline',
    'offer: deliver',
    'offer: take a card',
    'offer: take a card that comes next',
  ]);
});

it.each(MET)('names a place for what is advised at $is, unless its button gives it', ({ moves }) => {
  const byButton = moves.every(({ type }) => BY_BUTTON.includes(type));
  expect(byButton || placesOf(moves).flat().length > 0).toBe(true);
});

describe.each([
  ['a tablet', TABLET],
  ['a phone', PHONE],
  ['a phone held sideways', PHONE_LANDSCAPE],
  ['a phone in large letters', LARGE_TYPE],
])('a hint lights something on %s', (_, size) => {
  beforeEach(() => showOn(size));

  it.each(MET)('at $is', (one) => {
    advise(one);
    expect(lights()).toBeGreaterThan(0);
  });

  it.each(MET.filter(isOfHand))('at $is, with the hand hidden', (one) => {
    advise(one);
    const [hide] = all('button', /^Hide/u);
    if (hide !== undefined) fireEvent.press(hide);
    expect(lights()).toBeGreaterThan(0);
  });
});

describe.each([
  ['a phone', PHONE],
  ['a phone held sideways', PHONE_LANDSCAPE],
])('a hint lights something on %s', (_, size) => {
  it.each(['Guildhall', 'Docks', 'Market', 'Bank'])('with the %s opened', (name) => {
    showOn(size);
    for (const one of MET.filter(({ moves }) => moves.some(({ type }) => ON_AREAS.includes(type)))) {
      advise(one);
      const [strip] = [...all('button', new RegExp(`^${name}, .*look closer$`, 'u')), ...all('radio', name)];
      if (strip === undefined) throw new Error(`no strip for the ${name}`);
      fireEvent.press(strip);
      expect([one.is, lights() > 0]).toEqual([one.is, true]);
      screen.unmount();
    }
  });
});

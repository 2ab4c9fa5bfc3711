import { fireEvent, screen } from '@testing-library/react-native';
import type { Seat } from '@/engine/game';
import { packetRow } from '@/games/packet-row';
import type { PacketRowState, Phase } from '@/games/packet-row/state';
import { choose, decline, done } from '../../../games/packet-row/named-moves';
import { atTheEnd, scenario } from '../../../games/packet-row/scenario';
import { PacketRowTable } from '../../../games/packet-row/table';
import { playAtRandom, seedOf } from '../../../support/random-play';
import { PHONE, PHONE_LANDSCAPE, showOn, TABLET } from '../../windowSize';
import { closedChoices, refusingUnsaid, withoutRule } from '../closedChoices';
import { all } from './controls';
import { seatAt } from './seated';

const LONGEST = 2_000;

/** One of each question of a random game, and one of those that come once an area was chosen. */
function momentsOf(game: string): readonly PacketRowState[] {
  const moments = new Map<string, PacketRowState>();
  playAtRandom({
    game: packetRow,
    seats: 4,
    options: {},
    seed: seedOf(game),
    longest: LONGEST,
    before: ({ play: { state } }) => {
      const question = `${state.phase} ${state.areas.some(({ chosen }) => chosen)}`;
      if (!moments.has(question)) moments.set(question, structuredClone(state));
    },
  });
  return [...moments.values()];
}

describe.each([
  { device: 'phone', size: PHONE },
  { device: 'tablet', size: TABLET },
])('on a $device', ({ device, size }) => {
  it('everybody sees the table at every kind of question, whoever is asked', () => {
    showOn(size);
    const moments = momentsOf(`moments-${device}`);
    expect(new Set(moments.map(({ phase }) => phase))).toEqual(
      new Set<Phase>(['choose', 'closing', 'lastCall', 'master', 'offer']),
    );
    for (const state of moments) {
      for (const viewer of [state.asked, (state.asked + 1) % state.players.length, 'table'] as const) {
        const { unmount } = seatAt(new PacketRowTable(state), viewer);
        expect(all('heading').length).toBeGreaterThan(0);
        unmount();
      }
    }
  });
});

describe('every closed choice says why, and leads to the rule behind that', () => {
  const chosenBefore = () =>
    scenario({ docks: ['ship-spain'] })
      .play(0, choose('docks'))
      .answers(decline, decline, decline, decline);
  it.each<[string, PacketRowTable, Seat, string]>([
    ['an area that was chosen', chosenBefore(), 0, 'Rules: Choosing an area'],
    ['an area without cards', scenario({ bank: [], future: { bank: [] } }), 0, 'Rules: Choosing an area'],
    ['a hand without a contract', scenario(), 0, 'Rules: Delivering'],
    ['a hand without a banknote', scenario(), 0, 'Rules: Cashing banknotes'],
    [
      'somebody who is done',
      atTheEnd({ hands: [['contract-cotton-france', 'money-5']] }).play(0, done),
      0,
      'Rules: Last deliveries',
    ],
    [
      'an offer of which nothing can be paid',
      scenario({ market: ['library', 'tobacco-1'], money: [25, 0, 25, 25] }).play(0, choose('market')),
      1,
      'Rules: Paying',
    ],
  ])('%s', (_, table, seat, rule) => {
    showOn(TABLET);
    seatAt(table, seat);
    expect([...closedChoices().values()]).toContain(rule);
  });

  it.each([
    ['a phone', PHONE],
    ['a phone held sideways', PHONE_LANDSCAPE],
    ['a tablet', TABLET],
  ])('at every kind of question on %s, also with something in mind and with the hand hidden', (_, size) => {
    showOn(size);
    for (const state of [...momentsOf('closed'), ...momentsOf('closed-too')]) {
      const { unmount } = seatAt(new PacketRowTable(state), state.asked);
      expect(withoutRule(closedChoices())).toEqual([]);
      expect(refusingUnsaid()).toEqual([]);
      expect(withoutRule(closedChoices())).toEqual([]);
      const [hide] = all('button', 'Hide');
      if (hide !== undefined) fireEvent.press(hide);
      expect(withoutRule(closedChoices())).toEqual([]);
      unmount();
    }
  });

  it('at the area that a phone shows', () => {
    showOn(PHONE);
    seatAt(chosenBefore(), 0);
    fireEvent.press(screen.getByRole('radio', { name: 'Docks' }));
    expect([...closedChoices()]).toContainEqual([
      'Docks was chosen this round already.',
      'Rules: Choosing an area',
    ]);
  });
});

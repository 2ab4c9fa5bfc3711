import fc from 'fast-check';
import { isProblem } from '@/engine/phrase';
import { checkMove } from '@/engine/play';
import { packetRow } from '@/games/packet-row';
import { CARDS } from '@/games/packet-row/cards';
import { MOVE_TYPES } from '@/games/packet-row/move';
import { forAll } from '../../support/for-all';
import { choose } from './named-moves';
import { scenario } from './scenario';

const delivery = { type: 'deliver', contracts: [0], ships: [{ card: 40 }], goods: [], gold: [] };

describe('what is not a move', () => {
  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'decline'],
    ['a number', 7],
    ['a list', [{ type: 'decline' }]],
    ['an empty object', {}],
    ['an unknown type', { type: 'steal' }],
    ['a type of every object', { type: 'toString' }],
    ['a type that is no text', { type: ['decline'] }],
    ['a field too many', { type: 'decline', card: 3 }],
    ['a field too many in a take', { type: 'take', card: 3, price: 0 }],
    ['an unknown area', { type: 'choose', area: 'harbour' }],
    ['an area by number', { type: 'choose', area: 2 }],
    ['no area', { type: 'choose' }],
    ['no card', { type: 'take' }],
    ['a card before the first', { type: 'take', card: -1 }],
    ['a card after the last', { type: 'take', card: CARDS.length }],
    ['half a card', { type: 'cash', card: 130.5 }],
    ['a card by name', { type: 'cash', card: 'money-3-1' }],
    ['a card that is not a number', { type: 'cash', card: Number.NaN }],
    ['an assistant by name', { type: 'take', card: 3, assistant: 'assistant-1' }],
    ['no assistant said aloud', { type: 'take', card: 3, assistant: null }],
    ['a delivery without ships', { ...delivery, ships: undefined }],
    ['a delivery whose contracts are no list', { ...delivery, contracts: 0 }],
    ['a delivery whose contracts have a hole', { ...delivery, contracts: [0, undefined] }],
    ['PR-46 a captain without a destination', { ...delivery, ships: [{ card: 40, captain: 70 }] }],
    ['PR-46 a destination without a captain', { ...delivery, ships: [{ card: 40, destination: 'spain' }] }],
    ['an unknown destination', { ...delivery, ships: [{ card: 40, captain: 70, destination: 'portugal' }] }],
    ['PR-44 a trader without a good', { ...delivery, goods: [{ card: 80, trader: 110 }] }],
    ['PR-44 a good without a trader', { ...delivery, goods: [{ card: 80, as: 'fur' }] }],
    ['PR-45 gold that does not say as what', { ...delivery, gold: [{ card: 56 }] }],
    ['gold as an unknown good', { ...delivery, gold: [{ card: 56, as: 'tea' }] }],
    ['a field too many in a ship', { ...delivery, ships: [{ card: 40, speed: 9 }] }],
    ['a list for a ship', { ...delivery, ships: [[40]] }],
  ])('%s', (_, json) => {
    expect(packetRow.parseMove(json)).toEqual({ problem: 'notAMove', args: {} });
  });

  it('a move is read into a fresh object with nothing but its fields', () => {
    const json = { ...delivery, ships: [{ card: 40, captain: undefined, destination: undefined }] };
    const move = packetRow.parseMove(json);
    expect(move).toStrictEqual({ ...delivery, ships: [{ card: 40 }] });
    expect(move).not.toBe(json);
  });
});

/** Anything at all, and things that look like moves. */
const anyMove = fc.oneof(
  fc.anything(),
  fc.record(
    {
      type: fc.constantFrom(...MOVE_TYPES),
      area: fc.constantFrom('market', 'bank', 'nowhere'),
      card: fc.integer({ min: -2, max: 175 }),
      assistant: fc.integer({ min: 0, max: 175 }),
      contracts: fc.array(fc.integer({ min: 0, max: 175 }), { maxLength: 3 }),
      ships: fc.array(fc.record({ card: fc.nat(175) }), { maxLength: 2 }),
      goods: fc.array(fc.record({ card: fc.nat(175) }), { maxLength: 2 }),
      gold: fc.array(fc.record({ card: fc.nat(175), as: fc.constantFrom('fur', 'grain') }), { maxLength: 2 }),
    },
    { requiredKeys: ['type'] },
  ),
);

describe('whatever comes from outside', () => {
  it('is answered with a move or a named problem, by any seat, and never throws', () => {
    const { state } = scenario({
      hands: [['money-3', 'contract-fur-spain', 'fur-3', 'fur-1']],
      ships: [['ship-spain']],
    });
    const asked = scenario().answers(choose('market')).state;
    forAll(
      fc.property(anyMove, fc.oneof(fc.integer({ min: -1, max: 5 }), fc.anything()), (json, seat) => {
        for (const at of [state, asked]) {
          const before = JSON.stringify(at);
          const answer = checkMove(packetRow, at, 4, seat, json);
          if (isProblem(answer)) expect(typeof answer.problem).toBe('string');
          else expect(packetRow.problem(at, answer.seat, answer.move)).toBeUndefined();
          expect(JSON.stringify(at)).toBe(before);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([-1, 4, 1.5, '0', null, undefined, Number.NaN])('seat %p is refused', (seat) => {
    const answer = checkMove(packetRow, scenario().state, 4, seat, { type: 'choose', area: 'bank' });
    expect(answer).toEqual({ problem: 'noSuchSeat', args: { seats: 4 } });
  });
});

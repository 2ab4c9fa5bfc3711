import { harbour } from '@/games/harbour';
import { pointsOf } from './figures';
import { beginning, priceOf, read, scenario } from './scenario';

describe('transcripts', () => {
  it('name every building, board and bonus card', () => {
    const cards = harbour.transcript.cards();
    expect(Object.keys(cards)).toHaveLength(36 + 21 + 4);
    expect(cards['sushi-shop']).toEqual({
      kind: 'building',
      price: priceOf('sushi-shop'),
      points: pointsOf('sushi-shop'),
      symbols: ['anchor', 'hat'],
    });
    expect(cards['privateer-ship']).toEqual({
      kind: 'building',
      points: pointsOf('privateer-ship'),
      symbols: ['anchor'],
    });
    expect(cards.pilot).toEqual({ kind: 'board', symbols: ['coin'] });
    expect(cards['bonus-fish']).toEqual({ kind: 'bonus', good: 'fish' });
  });

  it('show the table after set-up, the next building of the deck first', () => {
    const { state } = scenario({ deck: ['abbey', 'bank'], bonus: ['fish', 'wood'], goods: [{ fish: 2 }] });
    expect(harbour.transcript.start(state)).toMatchObject({
      startingPlayer: 0,
      market: ['fish', 'livestock', 'stone', 'wood'],
      display: ['pub', 'ranch', 'trawler', 'quarry', 'depot'],
      deck: expect.arrayContaining(['abbey', 'bank']) as unknown,
      offers: [],
      bonus: ['bonus-fish', 'bonus-wood'],
      goods: [
        { fish: 2, livestock: 0, stone: 0, wood: 0 },
        { fish: 0, livestock: 0, stone: 0, wood: 0 },
      ],
    });
    expect((harbour.transcript.start(state) as { deck: string[] }).deck.slice(0, 2)).toEqual([
      'abbey',
      'bank',
    ]);
    const characters = harbour.transcript.start(beginning({ boards: 'characters' }, 3).state) as {
      offers: string[][];
    };
    expect(characters.offers.map((pair) => pair.length)).toEqual([2, 2, 2]);
  });

  it.each([
    ['go pub', { type: 'go', building: 'pub' }],
    ['go start 1', { type: 'go', start: 1 }],
    ['board noble', { type: 'board', board: 'noble' }],
    ['own pub', { type: 'own', building: 'pub' }],
    ['gain wood', { type: 'gain', good: 'wood' }],
    ['turn fish wood', { type: 'turn', from: 'fish', to: 'wood' }],
    ['swap wood fish', { type: 'swap', goods: ['fish', 'wood'] }],
    ['take 2 stone', { type: 'take', from: 2, good: 'stone' }],
    ['buy bank', { type: 'buy', building: 'bank' }],
    ['done', { type: 'done' }],
  ])('write «%s» in published terms', (text, written) => {
    expect(harbour.transcript.move(read(text))).toEqual(written);
  });

  it('score with bought buildings and the goods that no bonus was paid for, which settle ties', () => {
    const { state } = scenario({
      owned: [['pub']],
      goods: [{ fish: 2 }, { fish: 1, wood: 5 }],
      bonus: ['stone', 'wood'],
      state: { stack: [] },
    });
    const points = pointsOf('pub');
    expect(harbour.transcript.scores(state)).toEqual([
      { seat: 0, total: points, buildings: points, ability: 0, bonus: 0, bought: 1, goods: 2 },
      { seat: 1, total: 2, buildings: 0, ability: 0, bonus: 2, bought: 0, goods: 2 },
    ]);
  });
});

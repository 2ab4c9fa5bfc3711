import { BUILDINGS, type BuildingId } from '@/games/harbour/cards/buildings';
import { scenario, type Position } from './scenario';

describe('what buildings do to others and to the table', () => {
  const at = (id: BuildingId, position: Position = {}) =>
    scenario({ display: ['pub', 'ranch', 'trawler', 'quarry', id], ...position }).play(`go ${id}`);

  it('the Pub offers a second good different from the first', () => {
    expect(scenario().play('go pub', 'gain fish').moves()).toEqual([
      'gain livestock',
      'gain stone',
      'gain wood',
    ]);
  });

  it('the Traders’ Guild keeps to one good once begun', () => {
    const table = at('traders-guild', { goods: [{ fish: 2, wood: 2 }] }).play('turn fish wood');
    expect(table.moves()).toEqual(['turn fish livestock', 'turn fish stone', 'turn fish wood', 'done']);
    expect(table.refusal('turn wood fish')).toBe('turnOneGood');
  });

  it('the Salvage Yard takes only a good of which there are 5', () => {
    const table = at('salvage-yard', { goods: [{ fish: 5, wood: 4, stone: 6 }] });
    expect(table.moves()).toEqual(['spend fish', 'spend stone']);
    expect(table.refusal('spend wood')).toBe('tooFew');
    expect(table.play('spend fish').moves()).toEqual(['gain livestock', 'gain stone', 'gain wood']);
    expect(table.play('gain wood').moves()).toEqual(['gain livestock', 'gain stone']);
  });

  it('the Pawnshop gives no kind that was spent', () => {
    const table = at('pawnshop', { goods: [{ fish: 1, wood: 1 }] }).play('spend fish', 'spend wood');
    expect(table.moves()).toEqual(['gain livestock', 'gain stone']);
    expect(table.refusal('gain fish')).toBe('notThisGood');
  });

  it('the Clock Tower offers only goods that are held', () => {
    const table = at('clock-tower', { goods: [{ fish: 2 }] });
    expect(table.moves()).toEqual(['gain fish']);
    expect(table.refusal('gain wood')).toBe('noneHeld');
  });

  it('HB-12 the Tax Office asks clockwise from the left, and each gives what it chooses', () => {
    const table = at('tax-office', {
      players: 4,
      active: 2,
      goods: [{ fish: 1 }, { wood: 2 }, {}, { fish: 1, stone: 2 }],
    });
    const order: number[] = [];
    for (const give of ['give stone', 'give fish', 'give wood']) {
      order.push(table.asked);
      table.play(give);
    }
    expect(order).toEqual([3, 0, 1]);
    expect([0, 1, 2, 3].map((seat) => table.goods(seat))).toEqual([
      {},
      { wood: 1 },
      { fish: 1, stone: 1, wood: 1 },
      { fish: 1, stone: 1 },
    ]);
  });

  it('HB-12 the Abbey gives everybody else 1 good of their choice, clockwise', () => {
    const table = at('abbey', { players: 3, active: 1 }).play('gain fish', 'gain wood', 'gain stone');
    expect(table.asked).toBe(2);
    expect(table.play('gain wood').asked).toBe(0);
    table.play('gain fish');
    expect([0, 1, 2].map((seat) => table.goods(seat))).toEqual([
      { fish: 1 },
      { fish: 1, stone: 1, wood: 1 },
      { wood: 1 },
    ]);
  });

  it('the Lighthouse exchanges two tokens, however far apart, and offers just these goods', () => {
    const table = at('lighthouse');
    expect(table.moves('swap')).toHaveLength(6);
    table.play('swap fish wood');
    expect(table.market).toEqual(['wood', 'livestock', 'stone', 'fish']);
    expect(table.moves()).toEqual(['gain fish', 'gain wood']);
  });

  it('the Canal Lock moves a token to space 5 and those right of it to the left', () => {
    const table = at('canal-lock');
    expect(table.refusal('raise wood')).toBe('alreadyHighest');
    expect(table.play('raise livestock').market).toEqual(['fish', 'stone', 'wood', 'livestock']);
  });

  it('the Auction House reverses the market', () => {
    expect(at('auction-house').market).toEqual(['wood', 'stone', 'livestock', 'fish']);
  });

  it('HB-13 the Privateer Ship takes and exchanges neighbours, in either order', () => {
    const position = { goods: [{}, { fish: 1, wood: 1 }] };
    const takesFirst = at('privateer-ship', position).play('take 1 wood', 'swap stone wood');
    const swapsFirst = at('privateer-ship', position).play('swap stone wood', 'take 1 wood');
    for (const table of [takesFirst, swapsFirst]) {
      expect(table.goods(0)).toEqual({ wood: 1 });
      expect(table.goods(1)).toEqual({ fish: 1 });
      expect(table.market).toEqual(['fish', 'livestock', 'wood', 'stone']);
    }
    expect(at('privateer-ship', position).refusal('swap fish wood')).toBe('notNeighbours');
    expect(at('privateer-ship', position).refusal('take 1 stone')).toBe('hasNone');
    expect(at('privateer-ship', position).refusal('take 0 stone')).toBe('takeFromOthers');
  });

  it('HB-13 the Privateer Ship only exchanges where nobody has a good', () => {
    expect(at('privateer-ship').moves()).toEqual([
      'swap fish livestock',
      'swap livestock stone',
      'swap stone wood',
    ]);
  });

  it('the Travelling Show puts an unoccupied building under the deck and turns up another in its place', () => {
    const table = at('travelling-show', { pawns: [undefined, 'pub'], deck: ['library', 'bank'] });
    expect(table.moves()).toEqual(['replace ranch', 'replace trawler', 'replace quarry']);
    expect(table.refusal('replace pub')).toBe('occupied');
    expect(table.refusal('replace bank')).toBe('notInDisplay');
    table.play('replace trawler');
    expect(table.display).toEqual(['pub', 'ranch', 'library', 'quarry', 'travelling-show']);
    expect(BUILDINGS[table.state.deck[0] as number]?.id).toBe('trawler');
  });
});

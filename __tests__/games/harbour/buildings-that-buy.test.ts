import { costing, priceOf, scenario, type Position } from './scenario';

const [SIX, SEVEN, EIGHT] = [costing(6), costing(7), costing(8)];
const ANOTHER_SIX = costing(6, SIX);

describe('buildings that buy', () => {
  it('HB-20 the Bank adds $2', () => {
    const table = scenario({ display: ['bank', SEVEN, EIGHT], goods: [{ wood: 5 }] }).play('go bank');
    expect(table.play('ship wood').moves()).toEqual([`buy ${SEVEN}`]);
  });

  it('HB-20 the Shipwrights’ Guild makes every building $2 cheaper', () => {
    const table = scenario({ display: ['shipwrights-guild', SEVEN, EIGHT], goods: [{ wood: 5 }] });
    expect(table.play('go shipwrights-guild').moves()).toEqual(['ship wood', 'done']);
    expect(table.play('ship wood').moves()).toEqual([`buy ${SEVEN}`]);
  });

  it('HB-13 the Shipwrights’ Guild may be left without buying', () => {
    const table = scenario({ display: ['shipwrights-guild', SEVEN], goods: [{ wood: 5 }] });
    expect(table.play('go shipwrights-guild', 'done').state.active).toBe(1);
    expect(table.goods()).toEqual({ wood: 5 });
  });

  it('HB-20 the Harbour Crane buys without adding anything', () => {
    const table = scenario({ display: ['harbour-crane', SIX, SEVEN], goods: [{ wood: 4, fish: 2 }] });
    table.play('go harbour-crane', 'ship wood');
    expect(table.moves()).toEqual(['ship fish']);
    expect(table.play('ship fish').moves()).toEqual([`buy ${SIX}`, `buy ${SEVEN}`]);
  });

  describe('HB-25 the Library', () => {
    const library: Position = {
      display: ['library', SIX, ANOTHER_SIX, SEVEN],
      deck: ['abbey', 'bank', 'cannery'],
      goods: [{ wood: 5, stone: 4, livestock: 3 }],
    };

    it('buys two buildings out of one shipping, paid together, and fills up after both', () => {
      const table = scenario(library).play(
        'go library',
        'ship wood',
        'ship stone',
        'ship livestock',
        `buy ${ANOTHER_SIX}`,
      );
      expect(table.display).toEqual(['library', SIX, '', SEVEN]);
      expect(table.moves()).toEqual([`buy ${SIX}`, 'done']);
      expect(table.refusal(`buy ${SEVEN}`)).toBe('tooDear');
      table.play(`buy ${SIX}`, 'gain fish');
      expect(table.owned()).toEqual([ANOTHER_SIX, SIX]);
      expect(table.display).toEqual(['library', 'abbey', 'bank', SEVEN]);
      expect(table.state.bought).toEqual([2, 0]);
    });

    it('may stop after one', () => {
      const table = scenario(library).play(
        'go library',
        'ship wood',
        'ship stone',
        'ship livestock',
        `buy ${ANOTHER_SIX}`,
      );
      expect(table.play('done', 'gain fish').owned()).toEqual([ANOTHER_SIX]);
      expect(table.display).toEqual(['library', SIX, 'abbey', SEVEN]);
    });

    it('counts coins for each building, but none of the first for the second', () => {
      // $12 and a coin for each: $14 for both.
      const left = 14 - priceOf('cattle-pens');
      const [exactly, less] = [costing(left), costing(left - 1)];
      const rich = scenario({
        ...library,
        owned: [['cannery']],
        display: ['library', 'cattle-pens', exactly, less],
        deck: [],
      });
      rich.play('go library', 'ship wood', 'ship stone', 'ship livestock', 'buy cattle-pens');
      expect(rich.moves()).toEqual([`buy ${exactly}`, `buy ${less}`, 'done']);
      const [poorer, tooDear] = [costing(left - 2), costing(left - 1)];
      const table = scenario({ ...library, display: ['library', 'cattle-pens', poorer, tooDear] });
      table.play('go library', 'ship wood', 'ship stone', 'ship livestock', 'buy cattle-pens');
      expect(table.moves()).toEqual([`buy ${poorer}`, 'done']);
    });

    it('keeps units by the warehouses owned before', () => {
      const table = scenario(library).play(
        'go library',
        'ship wood',
        'ship stone',
        'ship livestock',
        `buy ${ANOTHER_SIX}`,
      );
      table.play(`buy ${SIX}`, 'gain fish');
      expect(table.goods()).toEqual({ fish: 1 });
    });

    it('gains first where the player wants', () => {
      const table = scenario({ ...library, goods: [{ wood: 4, stone: 4, livestock: 3 }] }).play(
        'go library',
        'gain wood',
      );
      expect(table.moves()).toEqual(['ship livestock', 'ship stone', 'ship wood', 'done']);
    });
  });
});

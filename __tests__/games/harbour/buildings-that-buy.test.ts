import { scenario, type Position } from './scenario';

describe('buildings that buy', () => {
  it('HB-20 the Bank adds $2', () => {
    const table = scenario({ display: ['bank', 'pub', 'sushi-shop'], goods: [{ wood: 5 }] }).play('go bank');
    expect(table.play('ship wood').moves()).toEqual(['buy pub']);
  });

  it('HB-20 the Shipwrights’ Guild makes every building $2 cheaper', () => {
    const table = scenario({ display: ['shipwrights-guild', 'pub', 'sushi-shop'], goods: [{ wood: 5 }] });
    expect(table.play('go shipwrights-guild').moves()).toEqual(['ship wood', 'done']);
    expect(table.play('ship wood').moves()).toEqual(['buy pub']);
  });

  it('HB-13 the Shipwrights’ Guild may be left without buying', () => {
    const table = scenario({ display: ['shipwrights-guild', 'pub'], goods: [{ wood: 5 }] });
    expect(table.play('go shipwrights-guild', 'done').state.active).toBe(1);
    expect(table.goods()).toEqual({ wood: 5 });
  });

  it('HB-20 the Harbour Crane buys without adding anything', () => {
    const table = scenario({ display: ['harbour-crane', 'bait-shop', 'pub'], goods: [{ wood: 4, fish: 2 }] });
    table.play('go harbour-crane', 'ship wood');
    expect(table.moves()).toEqual(['ship fish']);
    expect(table.play('ship fish').moves()).toEqual(['buy bait-shop', 'buy pub']);
  });

  describe('HB-25 the Library', () => {
    const library: Position = {
      display: ['library', 'bait-shop', 'depot', 'pub'],
      deck: ['abbey', 'bank', 'cannery'],
      goods: [{ wood: 5, stone: 4, livestock: 3 }],
    };

    it('buys two buildings out of one shipping, paid together, and fills up after both', () => {
      const table = scenario(library).play(
        'go library',
        'ship wood',
        'ship stone',
        'ship livestock',
        'buy depot',
      );
      expect(table.display).toEqual(['library', 'bait-shop', '', 'pub']);
      expect(table.moves()).toEqual(['buy bait-shop', 'done']);
      expect(table.refusal('buy pub')).toBe('tooDear');
      table.play('buy bait-shop', 'gain fish');
      expect(table.owned()).toEqual(['depot', 'bait-shop']);
      expect(table.display).toEqual(['library', 'abbey', 'bank', 'pub']);
      expect(table.state.bought).toEqual([2, 0]);
    });

    it('may stop after one', () => {
      const table = scenario(library).play(
        'go library',
        'ship wood',
        'ship stone',
        'ship livestock',
        'buy depot',
      );
      expect(table.play('done', 'gain fish').owned()).toEqual(['depot']);
      expect(table.display).toEqual(['library', 'bait-shop', 'abbey', 'pub']);
    });

    it('counts coins for each building, but none of the first for the second', () => {
      const rich = scenario({
        ...library,
        owned: [['cannery']],
        display: ['library', 'cattle-pens', 'sushi-shop', 'pub'],
        deck: [],
      });
      rich.play('go library', 'ship wood', 'ship stone', 'ship livestock', 'buy cattle-pens');
      // $12 and a coin for each: $14 for both, so $8 are left, not $9.
      expect(rich.moves()).toEqual(['buy sushi-shop', 'buy pub', 'done']);
      const table = scenario({ ...library, display: ['library', 'cattle-pens', 'bait-shop', 'pub'] });
      table.play('go library', 'ship wood', 'ship stone', 'ship livestock', 'buy cattle-pens');
      expect(table.moves()).toEqual(['buy bait-shop', 'done']);
    });

    it('keeps units by the warehouses owned before', () => {
      const table = scenario(library).play(
        'go library',
        'ship wood',
        'ship stone',
        'ship livestock',
        'buy depot',
      );
      table.play('buy bait-shop', 'gain fish');
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

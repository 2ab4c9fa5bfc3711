import type { ShipCardName } from '@/games/rotterdam/cards/ship-cards';
import type { NamedMove } from './named';
import { table, type Scene } from './scenario';

const play = (card: ShipCardName, at: string, more: NamedMove = {}): NamedMove => ({
  type: 'play',
  card,
  at,
  ...more,
});
const partner = (at: string): NamedMove => ({ type: 'partner', at });
const colour = (name: string): NamedMove => ({ type: 'colour', colour: name });
const captain = { type: 'work', role: 'captain' };

/** Seat 0 has placed a captain, holds the card unseen, and may play it. */
const withCard = (card: ShipCardName, build: (scene: Scene) => Scene): Scene =>
  build(table(3)).cards(0, card).play(0, captain);

describe('the Tug', () => {
  it('RT-13 moves one own ship one position through any channel', () => {
    const scene = withCard('tug', (at) => at.ship(0, 'B1', 'oil').ship(1, 'C1'));
    expect(scene.offersOf(0, 'play')).toEqual(['B2', 'C2', 'A2'].map((to) => play('tug', 'B1', { to })));
    scene.play(0, play('tug', 'B1', { to: 'A2' }));
    expect([scene.at('A2'), scene.cardsOf(0), scene.state.played]).toEqual([[0, 'oil'], [], [0]]);
  });

  it('RT-22 enters a fitting harbour without bonus', () => {
    const scene = withCard('tug', (at) => at.ship(0, 'C3', 'fruit')).play(
      0,
      play('tug', 'C3', { to: 'merwe' }),
    );
    expect([scene.inHarbour('merwe'), scene.player(0).money]).toEqual([[0], 15]);
  });

  it.each([
    ['an occupied target', play('tug', 'B1', { to: 'B2' }), 'occupied'],
    ['no channel', play('tug', 'B1', { to: 'D2' }), 'noChannel'],
    ['another player’s ship', play('tug', 'B2', { to: 'B3' }), 'notYourShip'],
    ['no ship', play('tug', 'D1', { to: 'D2' }), 'noShipThere'],
    ['a ship in a harbour', play('tug', 'eem', { to: 'eem' }), 'harbourIsSafe'],
  ])('RT-13 refuses %s', (_, move, problem) => {
    expect(withCard('tug', (at) => at.ship(0, 'B1').ship(1, 'B2')).refusal(0, move)).toBe(problem);
  });
});

describe('the Gale', () => {
  it('RT-13 moves any ship on a field back against a channel that leads to it', () => {
    const scene = withCard('gale', (at) => at.ship(1, 'C2', 'oil').ship(2, 'C1'));
    // Back from C2 to B1 or D1 (C1 is occupied), back from C1 to S3 or S4.
    expect(scene.offersOf(0, 'play')).toEqual([
      play('gale', 'C1', { to: 'S3' }),
      play('gale', 'C1', { to: 'S4' }),
      play('gale', 'C2', { to: 'B1' }),
      play('gale', 'C2', { to: 'D1' }),
    ]);
    scene.play(0, play('gale', 'C2', { to: 'D1' }));
    expect([scene.at('D1'), scene.at('C2')]).toEqual([[1, 'oil'], undefined]);
  });

  it.each([
    ['a ship on a start', play('gale', 'S1', { to: 'S1' }), 'onlyOnFields'],
    ['a position that no channel comes from', play('gale', 'A1', { to: 'S3' }), 'noChannel'],
    ['an occupied position', play('gale', 'A1', { to: 'S1' }), 'occupied'],
    ['a way forward', play('gale', 'A1', { to: 'A2' }), 'noChannel'],
  ])('RT-13 refuses %s', (_, move, problem) => {
    expect(withCard('gale', (at) => at.ship(0, 'S1').ship(1, 'A1')).refusal(0, move)).toBe(problem);
  });
});

describe('Smugglers', () => {
  it('RT-13 take the cargo of another player’s ship into the own stock', () => {
    const scene = withCard('smugglers', (at) => at.ship(1, 'S2', 'fruit').ship(0, 'A1', 'oil').ship(2, 'B1'));
    expect(scene.offersOf(0, 'play')).toEqual([play('smugglers', 'S2')]);
    scene.play(0, play('smugglers', 'S2'));
    expect([scene.stockOf(0), scene.at('S2')]).toEqual([['fruit'], [1, undefined]]);
  });

  it.each([
    ['an empty ship', play('smugglers', 'B1'), 'noCargo'],
    ['an own ship', play('smugglers', 'A1'), 'yourOwnShip'],
  ])('RT-13 refuse %s', (_, move, problem) => {
    expect(withCard('smugglers', (at) => at.ship(0, 'A1', 'oil').ship(2, 'B1')).refusal(0, move)).toBe(
      problem,
    );
  });

  it('RT-13 need room in the stock', () => {
    const scene = withCard('smugglers', (at) => at.stock(0, 'oil', 'oil', 'oil').ship(1, 'S2', 'fruit'));
    expect([scene.offersOf(0, 'play'), scene.refusal(0, play('smugglers', 'S2'))]).toEqual([[], 'stockFull']);
  });
});

describe('the Cargo swap', () => {
  it('RT-13 exchanges the cargo of two ships on fields or starts', () => {
    const scene = withCard('cargo-swap', (at) =>
      at.ship(1, 'S1', 'fruit').ship(2, 'D3', 'oil').ship(0, 'A1', 'oil'),
    );
    scene.play(0, play('cargo-swap', 'D3'));
    expect([scene.state.phase, scene.offers(0)]).toEqual(['partner', [partner('S1')]]);
    expect(scene.refusal(0, partner('A1'))).toBe('nothingToSwap');
    scene.play(0, partner('S1'));
    expect([scene.at('S1'), scene.at('D3'), scene.state.phase]).toEqual([
      [1, 'oil'],
      [2, 'fruit'],
      'captain',
    ]);
  });

  it('RT-13 one of the ships may be empty', () => {
    const scene = withCard('cargo-swap', (at) => at.ship(1, 'S1').ship(0, 'A1', 'oil'));
    scene.play(0, play('cargo-swap', 'A1'), partner('S1'));
    expect([scene.at('S1'), scene.at('A1')]).toEqual([
      [1, 'oil'],
      [0, undefined],
    ]);
  });

  it.each([
    ['ships that carry the same', (at: Scene) => at.ship(1, 'S1', 'oil').ship(0, 'A1', 'oil')],
    ['two empty ships', (at: Scene) => at.ship(1, 'S1').ship(0, 'A1')],
    ['one ship alone', (at: Scene) => at.ship(0, 'A1', 'oil')],
    ['a ship in a harbour', (at: Scene) => at.ship(0, 'A1', 'oil').ship(1, 'eem', 'fruit')],
  ])('RT-13 cannot be played with %s', (_, build) => {
    const scene = withCard('cargo-swap', build);
    expect([scene.offersOf(0, 'play'), scene.refusal(0, play('cargo-swap', 'A1'))]).toEqual([
      [],
      'nothingToSwap',
    ]);
  });
});

describe('the Crossing', () => {
  it('RT-13 exchanges the positions of two ships on fields', () => {
    const scene = withCard('crossing', (at) => at.ship(1, 'B1', 'fruit').ship(2, 'D3').ship(0, 'S1', 'oil'));
    expect(scene.offersOf(0, 'play')).toEqual([play('crossing', 'B1'), play('crossing', 'D3')]);
    expect(scene.refusal(0, play('crossing', 'S1'))).toBe('onlyOnFields');
    scene.play(0, play('crossing', 'B1'));
    expect([
      scene.refusal(0, partner('S1')),
      scene.refusal(0, partner('B1')),
      scene.refusal(0, partner('eem')),
    ]).toEqual(['onlyOnFields', 'nothingToSwap', 'harbourIsSafe']);
    scene.play(0, partner('D3'));
    expect([scene.at('B1'), scene.at('D3')]).toEqual([
      [2, undefined],
      [1, 'fruit'],
    ]);
  });

  it('RT-13 does nothing for two ships that are alike', () => {
    const scene = withCard('crossing', (at) => at.ship(1, 'B1', 'fruit').ship(1, 'D3', 'fruit'));
    expect(scene.offersOf(0, 'play')).toEqual([]);
  });
});

describe('the Harbour police', () => {
  const held = (build: (scene: Scene) => Scene): Scene =>
    withCard('harbour-police', build).play(0, play('harbour-police', 'A1'));

  it('RT-13 holds a ship against captains', () => {
    const scene = held((at) => at.ship(1, 'A1', 'oil')).play(0, colour('yellow'));
    expect(scene.at('A1')).toEqual([1, 'oil']);
  });

  it('RT-13 holds a ship until the end of its owner’s next turn', () => {
    const scene = held((at) => at.ship(1, 'A1', 'oil')).play(0, colour('red'), colour('red'));
    scene.play(1, captain, colour('yellow'), colour('red'));
    expect(scene.at('A1')).toEqual([1, 'oil']);
    scene.play(2, captain, colour('yellow'), colour('red'));
    expect(scene.at('A2')).toEqual([1, 'oil']);
  });

  it('RT-13 an own ship is held over the end of this turn, to the end of the next', () => {
    const scene = held((at) => at.ship(0, 'A1', 'oil')).play(0, colour('yellow'), colour('yellow'));
    scene.play(1, captain, colour('yellow'), colour('yellow')).play(2, { type: 'cash', amount: 3 });
    expect(scene.at('A1')).toEqual([0, 'oil']);
    scene.play(0, captain, colour('yellow'), colour('yellow'));
    expect([scene.at('A1'), scene.said()]).toEqual([[0, 'oil'], expect.arrayContaining(['released'])]);
  });

  it('RT-13 holds a ship against cards that move it, and does not protect its cargo', () => {
    const scene = held((at) =>
      at.ship(1, 'A1', 'oil').ship(0, 'B2').ship(2, 'D1', 'fruit').cards(1, 'tug', 'smugglers', 'crossing'),
    );
    scene.play(0, colour('red'), colour('red')).play(1, { type: 'cash', amount: 3 });
    expect(scene.refusal(1, play('tug', 'A1', { to: 'A2' }))).toBe('shipHeld');
    expect(scene.refusal(1, play('crossing', 'A1'))).toBe('shipHeld');
    expect(scene.offersOf(1, 'play').filter((move) => move.at === 'A1')).toEqual([]);
    const robbed = held((at) => at.ship(1, 'A1', 'oil').cards(0, 'smugglers')).play(
      0,
      play('smugglers', 'A1'),
    );
    expect(robbed.stockOf(0)).toEqual(['oil']);
  });

  it('RT-13 holds no ship twice and none in a harbour', () => {
    const scene = held((at) => at.ship(1, 'A1', 'oil').ship(1, 'eem', 'fruit').cards(0, 'harbour-police'));
    expect(scene.refusal(0, play('harbour-police', 'A1'))).toBe('shipHeld');
    expect(scene.refusal(0, play('harbour-police', 'eem'))).toBe('harbourIsSafe');
  });

  it('RT-13 a held ship does not cross with another', () => {
    const scene = held((at) => at.ship(1, 'A1', 'oil').ship(2, 'B2').ship(0, 'C2').cards(0, 'crossing'));
    expect(scene.offersOf(0, 'play')).toEqual([play('crossing', 'B2'), play('crossing', 'C2')]);
    scene.play(0, play('crossing', 'B2'));
    expect(scene.refusal(0, partner('A1'))).toBe('shipHeld');
  });
});

describe('the Lighter', () => {
  it('RT-13 changes the cargo of an own ship for any unit in the market', () => {
    const scene = withCard('lighter', (at) => at.ship(0, 'A1', 'oil').ship(1, 'B1', 'grain'));
    expect(scene.offersOf(0, 'play')).toEqual(
      ['grain', 'fruit', 'containers'].map((raw) => play('lighter', 'A1', { raw })),
    );
    scene.play(0, play('lighter', 'A1', { raw: 'fruit' }));
    expect([scene.at('A1'), scene.unitsGone('oil'), scene.unitsGone('fruit'), scene.player(0).money]).toEqual(
      [[0, 'fruit'], 0, 1, 15],
    );
  });

  it('RT-13 loads an empty ship', () => {
    const scene = withCard('lighter', (at) => at.ship(0, 'S4')).play(
      0,
      play('lighter', 'S4', { raw: 'containers' }),
    );
    expect(scene.at('S4')).toEqual([0, 'containers']);
  });

  it.each([
    ['the same cargo', play('lighter', 'A1', { raw: 'oil' }), 'sameCargo'],
    ['a unit that is not there', play('lighter', 'A1', { raw: 'fruit' }), 'rawSoldOut'],
    ['another player’s ship', play('lighter', 'B1', { raw: 'oil' }), 'notYourShip'],
    ['a ship in a harbour', play('lighter', 'eem', { raw: 'oil' }), 'harbourIsSafe'],
  ])('RT-13 refuses %s', (_, move, problem) => {
    const scene = withCard('lighter', (at) =>
      at.ship(0, 'A1', 'oil').ship(1, 'B1').stock(1, 'fruit', 'fruit', 'fruit').stock(2, 'fruit', 'fruit'),
    );
    expect(scene.refusal(0, move)).toBe(problem);
  });
});

describe('points cards', () => {
  it.each(['harbour-festival', 'city-honours'] as const)('RT-13 %s is not played', (card) => {
    const scene = withCard(card, (at) => at.ship(0, 'A1', 'oil'));
    expect([scene.offersOf(0, 'play'), scene.refusal(0, play(card, 'A1'))]).toEqual([[], 'cardNotPlayed']);
  });
});

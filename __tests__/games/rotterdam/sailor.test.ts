import { table } from './scenario';

const sailor = { type: 'work', role: 'sailor' };
const take = (card: string) => ({ type: 'takeCard', card });
const draw = { type: 'drawCard' };
const finish = { type: 'finish' };

describe('the sailor', () => {
  it('RT-23 takes one of the three open cards, and the row is filled up', () => {
    const scene = table(3).row('tug', 'gale', 'harbour-festival').deck('lighter').play(0, sailor);
    expect(scene.offers(0)).toEqual([take('tug'), take('gale'), take('harbour-festival'), draw]);
    scene.play(0, take('harbour-festival'));
    expect(scene.cardsOf(0)).toEqual(['harbour-festival']);
    // A points card that everybody saw cannot be played: the turn is over.
    expect([scene.state.actor, scene.state.row]).toEqual([1, [0, 1, 6]]);
  });

  it('RT-23 offers cards that are alike once', () => {
    const scene = table(3).row('tug', 'gale', 'tug').play(0, sailor);
    expect(scene.offers(0)).toEqual([take('tug'), take('gale'), draw]);
  });

  it('RT-23 or draws the top of the deck, unseen by others', () => {
    const scene = table(3).deck('harbour-festival').play(0, sailor, draw);
    expect(scene.cardsOf(0)).toEqual(['harbour-festival']);
    expect(scene.player(0).cardsShown.every((count) => count === 0)).toBe(true);
    // Nobody knows that it cannot be played, so the sailor is asked.
    expect([scene.state.phase, scene.offers(0)]).toEqual(['anchorage', [finish]]);
    scene.play(0, finish);
    expect(scene.state.actor).toBe(1);
  });

  it('RT-23 must take a card', () => {
    expect(table(3).play(0, sailor).refusal(0, finish)).toBe('mustTakeCard');
  });

  it('RT-23 refuses a card that does not lie open', () => {
    expect(table(3).row('tug', 'gale', 'tug').play(0, sailor).refusal(0, take('lighter'))).toBe(
      'cardNotOpen',
    );
  });

  it('RT-23 everybody may take a card for each own ship at an anchorage, from the sailor clockwise', () => {
    const scene = table(3)
      .row('harbour-festival', 'harbour-festival', 'gale')
      .deck('harbour-festival', 'tug');
    scene.ship(2, 'B1').ship(1, 'A2').ship(1, 'D2').ship(0, 'C3');
    scene.play(0, sailor, take('harbour-festival'));
    expect(scene.state).toMatchObject({ actor: 0, phase: 'anchorage' });
    scene.play(0, take('harbour-festival'));
    expect(scene.state.actor).toBe(1);
    scene.play(1, draw);
    expect([scene.state.actor, scene.player(1).cardCount]).toEqual([1, 0]);
    scene.play(1, take('gale'));
    expect([scene.state.actor, scene.cardsOf(1)]).toEqual([2, ['gale', 'harbour-festival']]);
    expect(scene.offers(2)).toEqual([draw, finish]);
    scene.play(2, draw);
    expect(scene.cardsOf(2)).toEqual(['tug']);
    expect(scene.state.row).not.toContain(-1);
    expect(scene.state.actor).toBe(1);
  });

  it('RT-23 a seat may take fewer cards or none', () => {
    const scene = table(3)
      .ship(1, 'B1')
      .ship(1, 'A2')
      .row('city-honours', 'tug', 'tug')
      .play(0, sailor, take('city-honours'));
    scene.play(1, finish);
    expect([scene.player(1).cardCount, scene.state.turn, scene.state.actor]).toEqual([0, 1, 1]);
  });

  it('RT-23 all at once: unseen cards are looked at after the last pick', () => {
    const scene = table(3).ship(1, 'B1').ship(1, 'A2').row('city-honours', 'tug', 'gale').deck('lighter');
    scene.play(0, sailor, take('city-honours')).play(1, draw);
    expect([scene.cardsOf(1), scene.state.action.blind]).toEqual([[], 1]);
    scene.play(1, finish);
    expect(scene.cardsOf(1)).toEqual(['lighter']);
  });

  it('RT-23 nobody holds more than three: whoever has three gets none', () => {
    const scene = table(3).ship(1, 'B1').cards(1, 'tug', 'gale', 'gale').row('city-honours', 'tug', 'tug');
    scene.play(0, sailor, take('city-honours'));
    expect(scene.state).toMatchObject({ turn: 1, phase: 'work' });
  });

  it('RT-23 counts cards picked unseen towards the three', () => {
    const scene = table(3)
      .ship(1, 'B1')
      .ship(1, 'A2')
      .cards(1, 'tug', 'gale')
      .row('city-honours', 'tug', 'tug');
    scene.play(0, sailor, take('city-honours')).play(1, draw);
    expect([scene.player(1).cardCount, scene.state.turn]).toEqual([3, 1]);
  });

  it('RT-23 a sailor with three cards takes none, or plays one first', () => {
    const scene = table(3)
      .ship(0, 'S1', 'oil')
      .cards(0, 'tug', 'city-honours', 'city-honours')
      .play(0, sailor);
    expect(scene.refusal(0, draw)).toBe('handFull');
    expect(scene.offersOf(0, 'takeCard')).toEqual([]);
    scene.play(0, { type: 'play', card: 'tug', at: 'S1', to: 'A1' });
    expect(scene.refusal(0, finish)).toBe('mustTakeCard');
    scene.play(0, draw);
    expect(scene.player(0).cardCount).toBe(3);
    const none = table(3).cards(0, 'tug', 'city-honours', 'city-honours').play(0, sailor, finish);
    expect([none.player(0).cardCount, none.state.actor]).toEqual([3, 1]);
  });

  it('RT-23 a sailor whose three cards everybody knows to be points is not asked', () => {
    const scene = table(3).openCards(0, 'harbour-festival', 'city-honours', 'city-honours').play(0, sailor);
    expect(scene.state.actor).toBe(1);
  });

  it('RT-23 a card just taken may be played at once, before anchorages count', () => {
    const scene = table(3).ship(0, 'S1', 'oil').row('tug', 'gale', 'gale').play(0, sailor, take('tug'));
    scene.play(0, { type: 'play', card: 'tug', at: 'S1', to: 'B1' });
    expect(scene.offers(0)).toEqual([take('gale'), draw, finish]);
    scene.play(0, take('gale'));
    // Everybody knows the Gale, and the ship could go back to a start.
    expect(scene.state).toMatchObject({ phase: 'after', actor: 0 });
  });

  it('RT-13 nobody plays a card in the middle of picking, and only the sailor between', () => {
    const scene = table(3)
      .ship(0, 'B1')
      .ship(0, 'A2')
      .ship(1, 'D2')
      .cards(0, 'tug')
      .cards(1, 'tug')
      .row('tug', 'gale', 'gale');
    const tug = { type: 'play', card: 'tug', at: 'B1', to: 'B2' };
    scene.play(0, sailor, take('gale'));
    expect(scene.refusal(0, tug)).toBeUndefined();
    // The third card would end the picking, so look before it: two ships, but room for one card only.
    scene.play(0, take('gale'));
    expect([scene.state.actor, scene.state.action.picks]).toEqual([0, 2]);
    expect(scene.refusal(0, tug)).toBeUndefined();
    scene.play(0, finish);
    expect(scene.refusal(1, { type: 'play', card: 'tug', at: 'D2', to: 'D3' })).toBe('cardsNotNow');
  });

  it('RT-13 a sailor picks all cards before playing one', () => {
    const scene = table(3)
      .ship(0, 'B1')
      .ship(0, 'A2')
      .row('tug', 'gale', 'gale')
      .play(0, sailor, take('tug'), draw);
    expect(scene.refusal(0, { type: 'play', card: 'tug', at: 'B1', to: 'B2' })).toBe('cardsNotNow');
    expect(scene.offersOf(0, 'play')).toEqual([]);
  });

  it('RT-23 an exhausted deck is reshuffled from the played cards', () => {
    const scene = table(3).playedBut(0);
    const played = scene.state.played.length;
    scene.play(0, sailor, draw);
    expect(scene.said()).toContain('reshuffled');
    expect([scene.state.played, scene.state.deck.length]).toEqual([[], played - 1]);
    expect(scene.state.shuffleSeed).not.toBe(table(3).state.shuffleSeed);
  });

  it('RT-23 does not reshuffle while the deck has a card', () => {
    const scene = table(3).playedBut(1).play(0, sailor, draw);
    expect(scene.said()).not.toContain('reshuffled');
    expect(scene.state.deck).toHaveLength(0);
  });
});

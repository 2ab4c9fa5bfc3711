import { AREAS } from '@/games/packet-row/cards';
import { STARTING_MONEY } from '@/games/packet-row/cards/limits';
import { costOf } from './card-names';
import { choose, decline, pass, take, takeNext } from './named-moves';
import { scenario, type Position } from './scenario';

/** Three players; both others take from the market, so that the harbour master has the last call. */
const lastCall = (position: Position = {}) =>
  scenario({
    players: 3,
    market: ['fur-1', 'fur-2'],
    future: { market: ['library', 'trader'] },
    docks: ['captain', 'gold-1'],
    ...position,
  }).answers(choose('market'), take('fur-1'), take('fur-2'));

const nothingElsewhere: Position = {
  guildhall: [],
  docks: [],
  bank: [],
  future: { guildhall: [], docks: [], bank: [], market: ['library'] },
};

describe('PR-14 the last call', () => {
  it('comes when every other player has taken a card', () => {
    const table = lastCall();
    expect(table.phase).toBe('lastCall');
    expect(table.asked).toBe(0);
    expect(table.pieces).toEqual([true, false, false]);
  });

  it('comes with two players as soon as the other one has taken a card', () => {
    const table = scenario({ players: 2, bank: ['banker'] }).answers(choose('bank'), take('banker'));
    expect(table.phase).toBe('lastCall');
    expect(table.asked).toBe(0);
  });

  it('comes after a second area too, when the last piece is placed there', () => {
    const table = scenario({ players: 3, market: ['fur-1', 'fur-2'], docks: ['captain', 'gold-1'] });
    table.answers(choose('market'), take('fur-1'), decline, decline, choose('docks'), take('captain'));
    expect(table.phase).toBe('lastCall');
    expect(table.problem(0, take('gold-1'))).toBeUndefined();
    expect(table.problem(0, take('fur-2'))).toBe('notOnOffer');
  });

  it('offers the current area, every area not chosen, and passing', () => {
    const table = lastCall({
      market: ['fur-1', 'fur-2'],
      guildhall: ['university'],
      bank: ['banker', 'money-8'],
    });
    expect(table.problem(0, take('captain'))).toBeUndefined();
    expect(table.problem(0, take('university'))).toBeUndefined();
    expect(table.problem(0, take('money-8'))).toBeUndefined();
    expect(table.problem(0, pass)).toBeUndefined();
    expect(table.moves(0)).toHaveLength(6);
  });

  it('offers what is left in the current area, to be paid as usual', () => {
    const table = scenario({ players: 4, docks: ['captain'], market: ['fur-1', 'fur-2', 'library'] });
    table.answers(choose('docks'), take('captain'), decline, decline, decline);
    table.answers(choose('market'), take('fur-1'), take('fur-2'));
    expect(table.phase).toBe('lastCall');
    table.answers(take('library'));
    expect(table.hand(0)).toEqual(['library']);
    expect(table.money[0]).toBe(STARTING_MONEY - costOf('library'));
  });

  it('offers no area that was chosen earlier this round', () => {
    const table = scenario({ players: 3, market: ['fur-1', 'fur-2'], docks: ['captain', 'gold-1'] });
    table.answers(choose('docks'), take('captain'), decline, decline, choose('market'), take('fur-1'));
    expect(table.phase).toBe('lastCall');
    expect(table.problem(0, take('gold-1'))).toBe('notOnOffer');
    expect(table.problem(0, take('fur-2'))).toBeUndefined();
  });

  it('allows no choosing without taking, and no declining', () => {
    const table = lastCall();
    for (const area of AREAS) expect(table.problem(0, choose(area))).toBe('nothingToChoose');
    expect(table.problem(0, decline)).toBe('passInstead');
  });

  it('is nobody else’s', () => {
    const table = lastCall();
    for (const seat of [1, 2]) {
      expect(table.problem(seat, take('captain'))).toBe('notAsked');
      expect(table.problem(seat, pass)).toBe('notAsked');
    }
  });

  it('taking in an area not chosen counts as choosing it: it is refilled', () => {
    const table = lastCall({
      next: { docks: ['gold-2', 'lighthouse'] },
      future: { docks: ['shipyard', 'sail-loft'] },
    });
    table.answers(take('captain'));
    expect(table.hand(0)).toEqual(['captain']);
    expect(table.area('docks')).toMatchObject({
      current: ['shipyard', 'sail-loft'],
      future: ['gold-2', 'lighthouse'],
      discards: ['gold-1'],
    });
    expect(table.state.round).toBe(2);
    expect(table.asked).toBe(1);
  });

  it('passing leaves areas not chosen as they are', () => {
    const table = lastCall();
    const before = table.area('docks');
    table.answers(pass);
    expect(table.area('docks')).toEqual(before);
    expect(table.area('market').current).toEqual(['library', 'trader']);
    expect(table.state.round).toBe(2);
  });

  it('lets an assistant fetch a future card of the current area (PR-18)', () => {
    const table = lastCall({ hands: [['assistant']] }).answers(takeNext('library'));
    expect(table.hand(0)).toEqual(['library']);
  });

  it('lets an assistant fetch a future card of an area not chosen, which counts as chosen (PR-18)', () => {
    const table = lastCall({ hands: [['assistant']], future: { docks: ['gold-2', 'shipyard'] } });
    table.answers(takeNext('gold-2'));
    expect(table.hand(0)).toEqual(['gold-2']);
    expect(table.money[0]).toBe(STARTING_MONEY - costOf('gold-2'));
    expect(table.area('docks').discards).toEqual(['captain', 'gold-1']);
    expect(table.area('docks').current[0]).toBe('shipyard');
    expect(table.area('guildhall').discards).toEqual(['assistant']);
  });

  it('is held where only future cards are left, also without an assistant', () => {
    const table = lastCall(nothingElsewhere);
    expect(table.phase).toBe('lastCall');
    expect(table.moves(0)).toEqual([{ type: 'pass' }]);
    expect(table.problem(0, take('library'))).toBe('needsAssistant');
  });

  it('is held where only an area not chosen has future cards', () => {
    const table = lastCall({
      ...nothingElsewhere,
      future: { ...nothingElsewhere.future, market: [], bank: ['banker'] },
    });
    expect(table.phase).toBe('lastCall');
    expect(table.moves(0)).toEqual([{ type: 'pass' }]);
  });

  it('is left out where no card is left that could be offered: the round ends without asking', () => {
    const table = lastCall({ ...nothingElsewhere, future: { ...nothingElsewhere.future, market: [] } });
    expect(table.phase).toBe('closing');
  });

  it('is held also for a harbour master who can pay for nothing', () => {
    const table = lastCall({
      money: [0],
      docks: ['gold-1'],
      guildhall: ['university'],
      bank: ['stock-exchange'],
    });
    expect(table.moves(0)).toEqual([{ type: 'pass' }]);
  });
});

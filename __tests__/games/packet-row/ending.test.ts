import { packetRow } from '@/games/packet-row';
import { isLastRound, runsLow } from '@/games/packet-row/rules/ending';
import { choose, decline } from './named-moves';
import { scenario, type Position } from './scenario';
import type { PacketRowTable } from './table';

const isLast = ({ state }: PacketRowTable) => isLastRound(packetRow.view(state, 'table'));

/** A deck of so many cards with two that come next; the others are full. */
const running = (players: number, deckLeft: Position['deckLeft'], future?: Position['future']) =>
  scenario({ players, ...(deckLeft && { deckLeft }), ...(future && { future }) });

const NONE_LEFT = { guildhall: 0, docks: 0, market: 0, bank: 0 };
const NOTHING_NEXT = { guildhall: [], docks: [], market: [], bank: [] };

describe('PR-22 the last round is certain', () => {
  it('not while every area can be filled again', () => {
    expect(isLast(running(3, { market: 2 }).play(0, choose('market')))).toBe(false);
  });

  it('once an area is chosen that cannot be filled again', () => {
    const table = running(3, { market: 1 }, { market: [] });
    expect(isLast(table)).toBe(false);
    expect(isLast(table.play(0, choose('market')))).toBe(true);
  });

  it('not by one such area where two are needed', () => {
    expect(isLast(running(4, { market: 0 }).play(0, choose('market')))).toBe(false);
  });

  it('by two of them where two are needed', () => {
    const table = running(4, { market: 0, docks: 0 })
      .play(0, choose('market'))
      .answers(decline, decline, decline, decline)
      .play(0, choose('docks'));
    expect(isLast(table)).toBe(true);
  });

  it('before anything is chosen, where any choice would lead to it', () => {
    expect(isLast(running(2, NONE_LEFT, NOTHING_NEXT))).toBe(true);
  });
});

describe('a deck runs low', () => {
  it.each([
    ['two players: two refills are left', 2, 2, false],
    ['two players: fewer', 2, 1, true],
    ['five players: two refills are left', 5, 6, false],
    ['five players: fewer', 5, 5, true],
  ])('%s', (_, players, left, low) => {
    const { state } = running(players, { market: left });
    const view = packetRow.view(state, 'table');
    const market = view.areas.find(({ deck }) => deck === left);
    expect(market && runsLow(view, market)).toBe(low);
  });
});

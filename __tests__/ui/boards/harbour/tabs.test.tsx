import { screen } from '@testing-library/react-native';
import type { BuildingId } from '@/games/harbour/cards/buildings';
import { MOST_TURNS } from '@/games/harbour/cards/limits';
import type { PlayerBoardId } from '@/games/harbour/cards/player-boards';
import { scenario, type Position } from '../../../games/harbour/scenario';
import { PHONE, showOn } from '../../windowSize';
import { people, seatAt } from './seated';
import { control, press, tap } from './taps';

beforeEach(() => showOn(PHONE));

/** Nothing on offer that somebody owns. */
const at = (position: Position) => scenario({ display: ['lighthouse', 'canal-lock'], ...position });

const named = (name: string | RegExp) => screen.queryAllByRole('img', { name });
const heading = (name: string) => screen.queryByRole('heading', { name });

describe('tabs', () => {
  it('tell points, buildings, who is to move and who is near the end', () => {
    const table = at({ owned: [['ranch'], ['pub', 'bank', 'abbey']] });
    seatAt(table, 0);
    expect(control(`On offer, ${table.state.deck.length} in the deck`)).toBeSelected();
    expect(control(/^Anna, 6 points, one of four buildings, to move$/)).not.toBeSelected();
    expect(control(/^Ben, 30 points, three of four buildings, one more ends the game$/)).toBeTruthy();
  });

  it('open a quarter, and what is in mind opens its own', () => {
    seatAt(at({ goods: [{ fish: 1 }], owned: [[], ['pub']] }), 0);
    press(/^Ben, 7 points/);
    expect(heading('Ben’s buildings')).toBeTruthy();
    tap(['pub']);
    expect(control(/^Ben, 7 points/)).toBeSelected();
    press(/^On offer/);
    expect(heading('Ben’s buildings')).toBeNull();
  });

  it('are closed while something is chosen, and the question leads back to it', () => {
    seatAt(at({ goods: [{ fish: 2 }], display: ['pub'] }).play('go pub'), 0);
    expect(screen.queryAllByRole('tab', { selected: true })).toHaveLength(0);
    press(/^Ben,/);
    expect(heading('Ben’s buildings')).toBeTruthy();
    press('Back to the question');
    expect(heading('Ben’s buildings')).toBeNull();
  });
});

describe('the head', () => {
  it.each<[string, readonly (readonly BuildingId[])[], number, string]>([
    ['nobody is near', [[], []], -1, 'Turn 1'],
    ['somebody needs one more', [[], ['pub', 'bank', 'abbey']], -1, 'Turn 1 · Ben needs one more'],
    [
      'two need one more',
      [
        ['ranch', 'depot', 'quarry'],
        ['pub', 'bank', 'abbey'],
      ],
      -1,
      'Turn 1 · two need one more',
    ],
    ['the end has come', [[], ['pub', 'bank', 'abbey', 'trawler']], 1, 'Turn 1 · the last turns'],
  ])('says how near the end is when %s', (_, owned, lastTurns, aside) => {
    seatAt(at({ owned, state: { lastTurns } }), 0);
    expect(screen.getByText(aside)).toBeTruthy();
  });

  it('HB-32 says that the last turns have come, also where it is only for their number', () => {
    seatAt(at({ players: 2, state: { turns: (MOST_TURNS - 1) * 2 } }), 0);
    expect(screen.getByText(`Turn ${MOST_TURNS} · the last turns`)).toBeTruthy();
  });
});

describe('a quarter', () => {
  it.each<[string, readonly PlayerBoardId[], readonly BuildingId[], string]>([
    ['without a top hat', [], [], 'fee 1 good each: you have no top hat'],
    ['with a top hat', [], ['pub'], 'no fee: you have a top hat'],
    ['for the Pilot', ['pilot'], [], 'fee 1 good each, not in the start building'],
  ])('says what entering costs %s', (_, boards, own, words) => {
    seatAt(at({ boards, owned: [own, ['ranch']] }), 0);
    press(/^Ben,/);
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('shows stock, free slots and the ability of others', () => {
    seatAt(at({ boards: ['broker', 'cooper'], goods: [{}, { fish: 7 }], owned: [[], ['ranch']] }), 0);
    press(/^Ben,/);
    expect(named('free for a building')).toHaveLength(3);
    expect(named('7 fish, 0 livestock, 0 stone, 0 wood')).toHaveLength(1);
    expect(control(/^Ben’s board, Cooper, holds up to 7 of each good$/)).toBeTruthy();
  });

  it('says that the fourth building ends the game', () => {
    seatAt(at({ owned: [['ranch', 'depot', 'bank']] }), 0);
    press(/^Anna,/);
    expect(named('one more ends the game')).toHaveLength(1);
  });

  it('keeps the Noble’s building beside four slots', () => {
    seatAt(at({ boards: ['noble'], owned: [['bank']], free: 'bank' }), 0);
    press(/^Anna,/);
    expect(control(/^Bank/)).toBeTruthy();
    expect(named('free for a building')).toHaveLength(4);
  });
});

describe('the own bonus card', () => {
  const table = () => at({ bonus: ['stone', 'fish'] });
  const alone = people(2).map((seat, at) =>
    at === 0 ? seat : { ...seat, kind: 'bot' as const, level: 'easy' as const },
  );

  it('HB-41 lies open where one person plays', () => {
    seatAt(table(), 0, { changes: { seats: alone } });
    press(/^You,/);
    expect(screen.getByText('1 point for two stone')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Hide' })).toBeNull();
  });

  it('HB-60 is covered among several until it is held or pressed twice', () => {
    const lifted: unknown[] = [];
    const now = jest.spyOn(performance, 'now').mockReturnValue(0);
    seatAt(table(), 'table', { changes: { actor: 0, onTurnHandUp: (at) => lifted.push(at) } });
    press(/^Anna,/);
    expect(screen.getByText('1 point for two of one good, secret')).toBeTruthy();
    expect(screen.queryByText('1 point for two stone')).toBeNull();
    now.mockReturnValue(1000);
    press(/^Show Anna’s bonus card/);
    expect(lifted).toEqual([]);
    now.mockReturnValue(2000);
    press(/^Press again/);
    expect(lifted).toEqual(['quarter']);
    now.mockRestore();
  });

  it('HB-60 lies where it was held up, before anything else is touched', () => {
    seatAt(table(), 0, { changes: { turnedUpAt: 'quarter' } });
    expect(control(/^Anna,/)).toBeSelected();
    expect(screen.getByText('1 point for two stone')).toBeVisible();
    press(/^On offer/);
    expect(screen.queryByText('1 point for two stone')).toBeNull();
  });

  it('HB-60 stays large where it was held up large', () => {
    seatAt(table(), 0, { changes: { turnedUpAt: 'sheet' } });
    expect(screen.getByLabelText(/^Bonus card, stone/)).toBeVisible();
    press('Close');
    expect(control(/^On offer/)).toBeSelected();
  });

  it('lies below its tab for whoever has not held it up here', () => {
    seatAt(table(), 0);
    expect(control(/^On offer/)).toBeSelected();
    expect(screen.queryByText('1 point for two stone')).toBeNull();
  });

  it('is hidden and shown again by whoever turned it up', () => {
    seatAt(table(), 0);
    press(/^Anna,/);
    press('Hide');
    expect(screen.queryByText('1 point for two stone')).toBeNull();
    press('Show');
    expect(screen.getByText('1 point for two stone')).toBeTruthy();
  });

  it('is shown large by a touch, and shows no more than it did while it is covered', () => {
    seatAt(table(), 0);
    press(/^Anna,/);
    press('1 point for two stone');
    expect(screen.getByLabelText(/^Bonus card, stone/)).toBeVisible();
    press('Close');
    press('Hide');
    press('Bonus card, face down');
    expect(screen.getByText('Only its owner may look at it.')).toBeVisible();
    expect(screen.queryByLabelText(/^Bonus card, stone/)).toBeNull();
  });
});

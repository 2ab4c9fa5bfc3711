import { screen } from '@testing-library/react-native';
import type { MatchTable } from '@/match/table';
import { earnedBy } from '@/match/records/result';
import { Earned } from '@/ui/screens/results/Earned';
import { renderUi } from '../rendered';
import { playedToTheEnd } from './finished';
import { soon } from './patience';
import { anna, greta, tableWith } from './tables';

const played = (table: MatchTable) => ({ table, play: playedToTheEnd('earned'), log: [] });

describe('what was earned in this game', () => {
  it('is told of people, with how it is earned', async () => {
    const match = played(tableWith([anna, greta]));
    const earned = earnedBy(match);
    expect(earned.length).toBeGreaterThan(0);
    expect(earned.every(({ seat }) => seat === 0)).toBe(true);
    renderUi(<Earned match={match} />);
    expect(await screen.findByText('Earned in this game', {}, soon)).toBeTruthy();
    expect(screen.getAllByText('Anna')).toHaveLength(earned.length);
  });

  it('is nothing where moves could be taken back freely', () => {
    const usual = tableWith([anna, greta]);
    const table = { ...usual, houseRules: { ...usual.houseRules, takeBack: true, freely: true } };
    expect(earnedBy(played(table))).toEqual([]);
  });

  it('is nothing where only bots played', () => {
    expect(earnedBy(played(tableWith([greta, greta])))).toEqual([]);
  });
});

import { screen } from '@testing-library/react-native';
import { Dice } from '@/engine/random';
import { GAME_IDS, type GameId } from '@/games';
import { earnedBy } from '@/match/records/result';
import type { MatchSeat, MatchTable } from '@/match/table';
import { Earned } from '@/ui/screens/results/Earned';
import { playedGame } from '../../support/played-game';
import { seedOf } from '../../support/random-play';
import { renderUi } from '../rendered';
import { soon } from './patience';
import { anna, greta, tableWith } from './tables';

/** Games in which people earn something, though everybody moves at random. */
const TABLES: Readonly<Record<GameId, { readonly options: object; readonly dice: string }>> = {
  'packet-row': { options: { ledger: true, firstHarbourMaster: 0 }, dice: 'earned-0' },
  harbour: { options: { boards: 'characters' }, dice: 'earned' },
  rotterdam: { options: { fixedRounds: true }, dice: 'earned' },
};

describe.each(GAME_IDS)('what was earned in this game of %s', (game) => {
  const { options, dice } = TABLES[game];
  const tableOf = (seats: readonly MatchSeat[]) => tableWith(seats, { game, options });
  const played = (table: MatchTable) => playedGame({ table, random: new Dice(seedOf(dice), 'players') });

  it('is told of people, with how it is earned', async () => {
    const match = played(tableOf([anna, greta]));
    const earned = await earnedBy(match).result;
    expect(earned.length).toBeGreaterThan(0);
    expect(earned.every(({ seat }) => seat === 0)).toBe(true);
    renderUi(<Earned match={match} />);
    expect(await screen.findByText('Earned in this game', {}, soon)).toBeTruthy();
    expect(screen.getAllByText('Anna')).toHaveLength(earned.length);
  });

  it('is nothing where moves could be taken back freely', async () => {
    const usual = tableOf([anna, greta]);
    const table = { ...usual, houseRules: { ...usual.houseRules, takeBack: true, freely: true } };
    expect(await earnedBy(played(table)).result).toEqual([]);
  });

  it('is nothing where only bots played', async () => {
    expect(await earnedBy(played(tableOf([greta, greta]))).result).toEqual([]);
  });
});

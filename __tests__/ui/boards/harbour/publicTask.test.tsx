import { LANGUAGES, type Language } from '@/engine/phrase';
import { harbour } from '@/games/harbour';
import { harbourWords } from '@/games/harbour/phrases';
import { publicTask } from '@/ui/boards/harbour/model/publicTask';
import { beginning, scenario, type Scenario } from '../../../games/harbour/scenario';
import { NAMES } from './seated';

const toldOf = ({ state }: Scenario, language: Language = 'en') =>
  publicTask(harbour.view(state, 'table'), (seat) => NAMES[seat] ?? '', language);

const choosing = () => {
  const table = beginning({ boards: 'characters', startingPlayer: 0 }, 3);
  table.state.offers = [1, 2, 11, 3, 4, 5];
  return table;
};

describe('HB-60 what the curtain says in public', () => {
  it('is that boards are chosen, and how many have', () => {
    expect(toldOf(choosing())).toEqual({ task: 'Two boards were dealt to you: keep one.' });
    expect(toldOf(choosing().play('board alchemist')).before).toBe('1 of 3 has chosen');
  });

  it.each(LANGUAGES)('names no board in %s that was dealt or chosen', (language) => {
    const told = JSON.stringify(toldOf(choosing().play('board alchemist', 'board noble'), language));
    for (const name of Object.values(harbourWords[language].boards)) expect(told).not.toContain(name);
  });

  it('is that the Noble looks, and no building', () => {
    const table = choosing().play('board alchemist', 'board noble', 'board clockmaker');
    expect(toldOf(table)).toEqual({
      before: 'Ben plays the Noble',
      task: 'Look at two buildings of the deck and own one of them.',
    });
  });

  it('is where somebody stands because of whom another is asked', () => {
    const table = scenario({
      players: 2,
      goods: [{}, { wood: 1, fish: 1 }],
      display: ['tax-office', 'pub', 'ranch', 'trawler', 'depot'],
    }).play('go tax-office');
    expect(toldOf(table)).toEqual({
      before: 'Anna is in the Tax Office',
      task: 'Choose a good to hand over.',
    });
  });

  it('is nothing but the question where it is one’s own turn', () => {
    expect(toldOf(scenario({ players: 2 }))).toEqual({ task: 'Move your pawn to a building.' });
  });
});

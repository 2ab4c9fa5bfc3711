import { transcriptOf } from '@/engine/transcript';
import { toyGame } from './toy-game';
import { toyPlay } from './toy-play';

describe('a transcript', () => {
  it('is the envelope around what the game writes in its own terms', () => {
    expect(transcriptOf(toyGame, toyPlay('add', 'stop'), { start: 10 })).toEqual({
      format: 'harbourmaster-transcript/1',
      game: 'toy',
      players: 3,
      seed: 'toy',
      options: { start: 10 },
      cards: { hidden: {} },
      start: { total: 10 },
      moves: [
        { seat: 0, move: { type: 'add' } },
        { seat: 1, move: { type: 'stop' } },
      ],
      end: { scores: [{ seat: 0, total: 11 }], winners: [2] },
    });
  });

  it('of an unfinished game has no winner', () => {
    expect(transcriptOf(toyGame, toyPlay('add'), {})).toMatchObject({ end: { winners: [] } });
  });
});

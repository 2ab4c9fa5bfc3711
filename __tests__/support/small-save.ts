import { SAVE_FORMAT, type Save } from '@/storage/save';

/** A save as small as saves can be, of a game with so many moves. */
export function saveOf(id: string, generation: number, moves = generation): Save {
  return {
    format: SAVE_FORMAT,
    id,
    generation,
    updated: generation,
    seats: [{ kind: 'human', name: 'Anna', house: 'ball' }],
    houseRules: { takeBack: true, openHands: false },
    summary: { round: 1, asked: 0, over: false },
    record: {
      format: 'harbourmaster-record/1',
      game: 'packet-row',
      rulesVersion: 1,
      seed: 'xoroshiro128plus:1',
      options: {},
      seats: 2,
      moves: Array.from({ length: moves }, () => ({ seat: 0, move: { type: 'decline' } })),
      digest: '',
    },
  };
}

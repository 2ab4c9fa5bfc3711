import { packetRow } from '@/games/packet-row';
import type { PacketRowState } from '@/games/packet-row/state';
import type { Match } from '@/match/match';
import { logByChapter } from '@/ui/match/sentences';
import { anna, ben, started, tableWith } from '../screens/tables';
import { wholeMatch } from '../../support/whole-match';

/** Both choose and take the first card that they can pay, until the second round has begun. */
async function playedIntoRoundTwo(ledger: boolean): Promise<Match> {
  const match = await started(tableWith([anna, ben], { options: { ledger, firstHarbourMaster: 0 } }));
  for (let turn = 0; turn < 60 && currentRound(match) < 2; turn++) {
    match.reveal();
    const { asked = 0 } = match.getSnapshot();
    await match.play(takingMove(match, asked));
  }
  return match;
}

const currentRound = (match: Match) => (wholeMatch(match).play.state as { round: number }).round;

function takingMove(match: Match, seat: number): unknown {
  const moves = packetRow.moves(wholeMatch(match).play.state as PacketRowState, seat);
  return moves.find(({ type }) => type === 'take') ?? moves.find(({ type }) => type === 'choose') ?? moves[0];
}

const sentencesOfRound = (match: Match, round: number, viewer: number | 'table') =>
  logByChapter(match.getSnapshot(), viewer, 'en')
    .filter((one) => one.round === round)
    .flatMap(({ sentences }) => sentences.map(({ words }) => words));

const TAKINGS = /^(With an assistant, )?(Anna|Ben) took (?!a card)/;

it('keeps what was taken face up in the log of a table with a ledger', async () => {
  const match = await playedIntoRoundTwo(true);
  expect(sentencesOfRound(match, 1, 'table').filter((words) => TAKINGS.test(words))).not.toEqual([]);
});

it('lets takings of earlier rounds fade without a ledger, but not one’s own', async () => {
  const match = await playedIntoRoundTwo(false);
  expect(sentencesOfRound(match, 1, 'table').filter((words) => TAKINGS.test(words))).toEqual([]);
  const seenByAnna = sentencesOfRound(match, 1, 0).filter((words) => TAKINGS.test(words));
  expect(seenByAnna).not.toEqual([]);
  expect(seenByAnna.every((words) => words.includes('Anna took'))).toBe(true);
  expect(sentencesOfRound(match, 1, 0).filter((words) => words.startsWith('Ben took a card'))).not.toEqual(
    [],
  );
});

it('tells the newest first, round by round', async () => {
  const match = await playedIntoRoundTwo(true);
  const rounds = logByChapter(match.getSnapshot(), 'table', 'en');
  expect(rounds.at(-1)?.sentences.at(-1)?.words).toMatch(/^Anna chose/);
  expect(rounds[0]?.round).toBe(2);
  expect(rounds[0]?.sentences.at(-1)?.words).toMatch(/^Round 2: /);
  expect(rounds.map(({ round }) => round)).toEqual(
    [...rounds.map(({ round }) => round)].sort((a, b) => b - a),
  );
});

it('gives each deed the flag of whoever did it, where no turn tells it', async () => {
  const match = await playedIntoRoundTwo(true);
  const sentences = logByChapter(match.getSnapshot(), 'table', 'en').flatMap((one) => one.sentences);
  const flags = new Map(sentences.map(({ words, flagOf }) => [words, flagOf]));
  for (const [words, flagOf] of flags) {
    const deed = /^(?:With an assistant, )?(Anna|Ben) (?:took|chose|declined|passed)/.exec(words);
    expect([words, flagOf]).toEqual([
      words,
      deed === null ? undefined : ['Anna', 'Ben'].indexOf(deed[1] ?? ''),
    ]);
  }
  expect(new Set(flags.values())).toEqual(new Set([0, 1, undefined]));
});

import AsyncStorage from '@react-native-async-storage/async-storage';
import { renderHook, waitFor } from '@testing-library/react-native';
import { isProblem } from '@/engine/phrase';
import { packetRow } from '@/games/packet-row';
import type { PacketRowState } from '@/games/packet-row/state';
import { Match } from '@/match/match';
import { readRecords } from '@/storage/records';
import { deviceKeeping } from '@/storage/device-texts';
import { beginMatch, leaveMatch, useMatch, wouldLoseMoves } from '@/ui/match/matches';
import { anna, ben, SAME_DICE, tableWith } from '../screens/tables';
import { soon } from '../screens/patience';
import { wholeMatch } from '../../support/whole-match';

const stateOf = (match: Match) => wholeMatch(match).play.state as PacketRowState;

/** Whoever is asked takes what comes first, until the game is over. */
async function playToTheEnd(match: Match): Promise<void> {
  for (let turn = 0; turn < 2_000 && match.getSnapshot().stage.kind !== 'over'; turn++) {
    match.reveal();
    const moves = packetRow.moves(stateOf(match), match.getSnapshot().asked ?? 0);
    await match.play(moves.find(({ type }) => type === 'take' || type === 'done') ?? moves[0]);
  }
}

it('puts a match on record when it ends, and not before', async () => {
  await AsyncStorage.clear();
  const table = tableWith([anna, ben], { houseRules: { takeBack: true, openHands: true } });
  const id = await beginMatch(table, SAME_DICE);
  if (isProblem(id)) throw new Error(id.problem);
  const { result } = renderHook(() => useMatch(id));
  await waitFor(() => expect(result.current).toBeInstanceOf(Match), soon);
  expect((await readRecords()).results).toEqual([]);
  await playToTheEnd(result.current as Match);
  await waitFor(async () => expect((await readRecords()).results.map((one) => one.id)).toEqual([id]), soon);
  leaveMatch(id);
});

it('asks the browser to keep what is stored once the first move is, and not before', async () => {
  await AsyncStorage.clear();
  jest.spyOn(deviceKeeping, 'now').mockResolvedValue('unlessCleared');
  const ask = jest.spyOn(deviceKeeping, 'ask').mockResolvedValue('untilClosed');
  const id = await beginMatch(tableWith([anna, ben]), SAME_DICE);
  if (isProblem(id)) throw new Error(id.problem);
  const { result } = renderHook(() => useMatch(id));
  await waitFor(() => expect(result.current).toBeInstanceOf(Match), soon);
  const match = result.current as Match;
  match.reveal();
  expect(ask).not.toHaveBeenCalled();
  expect(wouldLoseMoves()).toBe(false);
  await match.play(packetRow.moves(stateOf(match), match.getSnapshot().asked ?? 0)[0]);
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1), soon);
  // One that keeps nothing beyond its page would lose what is stored.
  await waitFor(() => expect(wouldLoseMoves()).toBe(true), soon);
  jest.restoreAllMocks();
  leaveMatch(id);
  expect(wouldLoseMoves()).toBe(false);
});

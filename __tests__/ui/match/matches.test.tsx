import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, renderHook, waitFor } from '@testing-library/react-native';
import { isProblem } from '@/engine/phrase';
import { packetRow } from '@/games/packet-row';
import type { PacketRowState } from '@/games/packet-row/state';
import { Match } from '@/match/match';
import { readRecords } from '@/storage/records';
import { deviceKeeping } from '@/storage/device-texts';
import { useKeeping } from '@/ui/keeping';
import { beginMatch, leaveMatch, useMatch, wouldLoseMoves } from '@/ui/match/matches';
import { withoutRoomFor } from '../screens/fullDevice';
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

it('loses nothing with the page in which nothing was played', () => {
  useKeeping.setState({ keeping: 'untilClosed' });
  expect(wouldLoseMoves()).toBe(false);
});

it('loses with the page what the device did not take, until it does', async () => {
  await AsyncStorage.clear();
  useKeeping.setState({ keeping: 'promised' });
  const id = await beginMatch(tableWith([anna, ben]), SAME_DICE);
  if (isProblem(id)) throw new Error(id.problem);
  const { result } = renderHook(() => useMatch(id));
  await waitFor(() => expect(result.current).toBeInstanceOf(Match), soon);
  const match = result.current as Match;
  match.reveal();
  expect(wouldLoseMoves()).toBe(false);
  const takeAgain = withoutRoomFor('/save/');
  await match.play(packetRow.moves(stateOf(match), match.getSnapshot().asked ?? 0)[0]);
  expect(match.getSnapshot().unstored).toBe(1);
  expect(wouldLoseMoves()).toBe(true);
  takeAgain();
  await match.keep();
  expect(wouldLoseMoves()).toBe(false);
  leaveMatch(id);
});

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
  // So may one that keeps things beside its database for want of room, and one that writes them down does not.
  for (const [keeping, loses] of [
    ['notNow', true],
    ['soon', false],
    ['untilClosed', true],
  ] as const) {
    act(() => useKeeping.setState({ keeping }));
    expect(wouldLoseMoves()).toBe(loses);
  }
  jest.restoreAllMocks();
  leaveMatch(id);
  // From home too, and from everywhere else.
  expect(wouldLoseMoves()).toBe(true);
  useKeeping.setState({ keeping: 'promised' });
  expect(wouldLoseMoves()).toBe(false);
});

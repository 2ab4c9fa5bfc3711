import { useEffect, useState } from 'react';
import { isProblem, type Problem } from '@/engine/phrase';
import { Match } from '@/match/match';
import type { Opening } from '@/match/opening';
import { keepResult } from '@/match/records/result';
import { configureMatches, savedMatches, type UnreadableSave } from '@/match/store';
import type { MatchTable } from '@/match/table';
import type { Played } from '@/match/played';
import type { Settings } from '@/storage/settings';
import { askToKeepOnce, useKeeping } from '@/ui/keeping';
import { useSettings } from '@/ui/settings';
import { duration } from '@/ui/theme';

const PAUSES: Readonly<Record<Settings['botPace'], number | 'step'>> = {
  instant: 0,
  quick: duration.botPause,
  usual: 2.5 * duration.botPause,
  step: 'step',
};

/** How long others pause before their move is shown. */
export const botPause = () => PAUSES[useSettings.getState().botPace];

configureMatches({ botPause, cover: () => useSettings.getState().cover });

/** The one match that is being played on this device, so that its screens share it. */
let current: Match | undefined;

/** Whether anything was played since the app was started. */
let played = false;

/** Whoever waits for a tap need not wait any longer at another pace. */
useSettings.subscribe(({ botPace }, before) => {
  if (before.botPace === 'step' && botPace !== 'step') current?.continueBots();
});

function hold(match: Match): Match {
  if (current !== match) {
    current?.close();
    putOnRecord(match);
    askToKeep(match);
    notePlaying(match);
  }
  current = match;
  return match;
}

/** A match that is over already when it is opened was put on record when it ended. */
function putOnRecord(match: Match): void {
  const stop = match.subscribe(() => {
    if (match.getSnapshot().stage.kind !== 'over') return;
    stop();
    void keepResult(match.getSnapshot());
  });
}

/** Once a move is kept there is something that somebody would miss. */
function askToKeep(match: Match): void {
  const stop = match.subscribe(() => {
    const { made, held, saveProblem } = match.getSnapshot();
    if (made === 0 || !held || saveProblem !== undefined) return;
    stop();
    void askToKeepOnce();
  });
}

function notePlaying(match: Match): void {
  const begun = match.getSnapshot().made;
  const stop = match.subscribe(() => {
    if (match.getSnapshot().made === begun) return;
    stop();
    played = true;
  });
}

/** Begins a match and leaves it for its screen to pick up; its id, or why it cannot be. */
export async function beginMatch(table: MatchTable, opening?: Opening): Promise<string | Problem> {
  const match = await savedMatches.start(table, opening);
  return isProblem(match) ? match : hold(match).getSnapshot().id;
}

/** Lets go of the match: what was played is stored already. */
export function leaveMatch(id: string): void {
  if (!isPlayed(id)) return;
  current?.close();
  current = undefined;
}

/** Whether this is the match that is being played on this device. */
export const isPlayed = (id: string): boolean => current?.getSnapshot().id === id;

/** How many moves of it the device lacks. */
export const unstoredMoves = (): number => current?.getSnapshot().unstored ?? 0;

export const hasUnstoredMoves = (): boolean => unstoredMoves() > 0;

/** Whether closing the page now would lose something that was played. */
export function wouldLoseMoves(): boolean {
  const { keeping } = useKeeping.getState();
  const forgets = keeping === 'untilClosed' || keeping === 'notNow';
  return hasUnstoredMoves() || (forgets && played);
}

/** A game to look back at, as it stands when one begins to. */
export interface LookedBack {
  readonly played: Played;
  /** Set where it is being played on this device now. */
  readonly match: Match | undefined;
}

async function lookBack(id: string): Promise<LookedBack | UnreadableSave> {
  if (current?.getSnapshot().id === id) return { played: current.getSnapshot(), match: current };
  const played = await savedMatches.look(id);
  return 'fault' in played ? played : { played, match: undefined };
}

/** The game of this id to look back at; undefined until it is there. */
export function useLookBack(id: string): LookedBack | UnreadableSave | undefined {
  const [found, setFound] = useState<{ readonly id: string; readonly game: LookedBack | UnreadableSave }>();
  useEffect(() => {
    let wanted = true;
    void lookBack(id).then((game) => {
      if (wanted) setFound({ id, game });
    });
    return () => {
      wanted = false;
    };
  }, [id]);
  return found?.id === id ? found.game : undefined;
}

/** The match of this id, from the device if it is not being played; undefined until it is there. */
export function useMatch(id: string): Match | UnreadableSave | undefined {
  const [opened, setOpened] = useState<Match | UnreadableSave>();
  useEffect(() => {
    let wanted = true;
    void openMatch(id).then((match) => {
      if (wanted) setOpened(match);
    });
    return () => {
      wanted = false;
    };
  }, [id]);
  return opened !== undefined && idOf(opened) === id ? opened : undefined;
}

const idOf = (opened: Match | UnreadableSave): string =>
  opened instanceof Match ? opened.getSnapshot().id : opened.id;

async function openMatch(id: string): Promise<Match | UnreadableSave> {
  if (current?.getSnapshot().id === id) return current;
  const match = await savedMatches.open(id);
  return match instanceof Match ? hold(match) : match;
}

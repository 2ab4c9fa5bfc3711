import { useEffect, useRef } from 'react';
import type { Seat } from '@/engine/game';
import type { MatchStatus } from '@/match/match';
import { sightOf } from '@/match/sight';
import { actorOf, holderOf } from '@/match/stage';
import type { Board } from '@/ui/boards/board';
import { cuesOf, following, hush, playAll, type Cue, type SoundsOfPhrases } from '@/ui/sound';
import { botTempo } from '@/ui/theme';

type Heard = Pick<MatchStatus, 'stage' | 'asked' | 'last' | 'table'>;

const SILENCE: readonly Cue[] = [];
const once = (sound: Cue['sound']): readonly Cue[] => [{ sound, after: 0 }];

/** Whose curtain it is. */
function curtainOf({ stage }: Heard): Seat | undefined {
  return stage.kind === 'curtain' ? stage.seat : undefined;
}

/** A move that was taken back has its number again later, so only what comes on top is new. */
function newIn(before: Heard, now: Heard): MatchStatus['last'] {
  const { last } = now;
  return last !== undefined && last.number > (before.last?.number ?? -1) ? last : undefined;
}

/** What follows from where the device stands now: the end, the next person, one's own turn. */
function cuesOfStage(before: Heard, now: Heard): readonly Cue[] {
  const { stage, asked } = now;
  if (stage.kind === 'over') return before.stage.kind === 'over' ? SILENCE : once('winner');
  // A hand that is only covered, because the window is left, stays with its owner and falls silently.
  const curtain = curtainOf(now);
  if (curtain !== undefined && curtain !== (curtainOf(before) ?? holderOf(before.stage)))
    return once('curtain');
  const mover = newIn(before, now)?.seat;
  const turns = mover !== undefined && mover !== asked && asked !== before.asked && asked === actorOf(stage);
  return turns ? once('turn') : SILENCE;
}

/** What is heard between two moments of a match, made of what the person at the device may see. */
export function cuesBetween(before: Heard, now: Heard, sounds: SoundsOfPhrases): readonly Cue[] {
  const seen = newIn(before, now) && sightOf(now, holderOf(now.stage) ?? 'table').happened;
  return following(cuesOf(seen?.events ?? [], sounds), cuesOfStage(before, now));
}

/** Lets a match be heard. What had happened before the screen was opened is history and is not. */
export function useMatchSounds(match: Heard, { sounds }: Pick<Board, 'sounds'>): void {
  const heard = useRef(match);
  useEffect(() => {
    const cues = cuesBetween(heard.current, match, sounds);
    heard.current = match;
    const mover = match.table.seats[match.last?.seat ?? -1];
    if (cues.length > 0) playAll(cues, mover?.kind === 'bot' ? botTempo : 1);
  }, [match, sounds]);

  // Whoever leaves the table has heard enough of it; the end is heard over the results.
  useEffect(
    () => () => {
      if (heard.current.stage.kind !== 'over') hush();
    },
    [],
  );
}

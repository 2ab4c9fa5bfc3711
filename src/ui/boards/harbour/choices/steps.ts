import type { GameEvent } from '@/engine/events';
import type { Seat } from '@/engine/game';
import { speak, type Phrase } from '@/engine/phrase';
import { harbourPhrases } from '@/games/harbour/phrases';
import { argumentOf, askedSeat, GIFT, GIVE, giftReason, kindOf } from '@/games/harbour/rules/frames';
import { NONE, type Place, type Situation } from '@/games/harbour/state';
import type { HarbourBoard } from '../table/board';

/** Where the active player's pawn stands; undefined before the first turn. */
export function visited({ pawns, active }: Situation): Place | undefined {
  const place = pawns[active];
  return place === undefined || place === NONE ? undefined : place;
}

/** What the log says of a move that the table shows anyway, or that somebody's board is for. */
const UNTOLD = ['nothing', 'turnedUp'];

const phrasesIn = (events: readonly GameEvent[]): readonly Phrase[] =>
  events.flatMap((event) => (event.type === 'said' ? [event.phrase] : []));

const inSteps = (sentence: string): string => sentence.replace(/\.$/, '');

/** What was done in this visit, in the words of the log: entering, the fee, and what came of the action so far. */
export function stepsDone({ turn, language, name }: HarbourBoard): readonly string[] {
  const phrases = phrasesIn(turn);
  const entered = phrases.findLastIndex(({ key }) => key === 'entered');
  return phrases
    .slice(Math.max(entered, 0))
    .filter(({ key }) => !UNTOLD.includes(key))
    .map((phrase) => inSteps(speak(harbourPhrases, language, phrase, { seat: name })));
}

/** Those who are asked one after the other for the same, whoever decides now first. */
export function decidingInTurn(view: Situation): readonly Seat[] {
  const top = view.stack.at(-1);
  if (top === undefined || (kindOf(top) !== GIVE && kindOf(top) !== GIFT)) return [];
  const isLikeTop = (frame: number) =>
    kindOf(frame) === kindOf(top) &&
    (kindOf(top) === GIVE || giftReason(argumentOf(frame)) === giftReason(argumentOf(top)));
  const seats: Seat[] = [];
  for (let at = view.stack.length - 1; at >= 0 && isLikeTop(view.stack[at] as number); at -= 1) {
    seats.push(askedSeat({ ...view, stack: view.stack.slice(0, at + 1) }));
  }
  return seats;
}

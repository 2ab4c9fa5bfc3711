import type { Seat } from '@/engine/game';
import { buyingPower } from '@/games/harbour/ahead/power';
import { previewOf, type Preview } from '@/games/harbour/ahead/preview';
import { isOver, type Place } from '@/games/harbour/state';
import type { CardTone, Reach } from '@/ui/components/card';
import type { HarbourBoard } from '../table/board';
import { actionBits } from './action';
import type { Bit } from './bits';
import { isYou } from './called';
import { effectBits, shortOf, unitsLost } from './effects';
import { joined } from './explained';
import { nameOf } from './faces';
import { familyAt, type Family } from './families';
import { knownAction, standingOf, type Standing } from './standing';

/** A place as the table shows it to whoever decides or looks. */
export interface Sight extends Standing {
  readonly place: Place;
  readonly name: string;
  readonly family: Family;
  readonly tone: CardTone;
  /** What it does for anybody. */
  readonly general: readonly Bit[];
  /** What it would do now. */
  readonly bits: readonly Bit[];
  /** What stands instead of the effect: who is there, or what keeps one out. */
  readonly status: string | undefined;
  /** Why it would do nothing, or who else gains by it: a few words beside the effect. */
  readonly note: { readonly words: string; readonly warns: boolean } | undefined;
  /** Of the gain, how many units would be lost. */
  readonly lost: number;
  /** Whether its price is within the means of whoever looks. */
  readonly reach: Reach | undefined;
  readonly selected: boolean;
  /** Undefined where nobody can go anywhere: while boards are chosen, and when all is over. */
  readonly preview: Preview | undefined;
}

const chosenPlace = ({ choice }: Pick<HarbourBoard, 'choice'>): Place | undefined =>
  choice !== undefined && 'place' in choice ? choice.place : undefined;

/** The building that the player would put under the deck. */
const goesUnder = ({ choice }: Pick<HarbourBoard, 'choice'>, place: Place): boolean =>
  choice !== undefined &&
  'moves' in choice &&
  choice.moves.some((move) => move.type === 'replace' && move.building === place);

/** What the subject of the table could pay, now and after the visit in mind. */
export interface Means {
  readonly now: number;
  readonly after: number;
}

export function meansOf(board: HarbourBoard): Means | undefined {
  const { view, subject } = board;
  if (isOver(view) || view.offers.length > 0) return undefined;
  const now = buyingPower(view, subject);
  const chosen = chosenPlace(board);
  const preview = chosen === undefined ? undefined : previewOf(view, subject, chosen);
  return { now, after: preview?.power.to ?? now };
}

function reachOf(price: number | undefined, means: Means | undefined): Reach | undefined {
  if (price === undefined || means === undefined) return undefined;
  if (price <= means.now) return 'now';
  return price <= means.after ? 'after' : 'not';
}

/** Players as they are told together. */
export const told = (board: Pick<HarbourBoard, 'name' | 'words'>, seats: readonly Seat[]) => ({
  name: joined(
    seats.map((seat) => board.name(seat)),
    board.words.and,
  ),
  count: seats.length,
});

const othersAt = ({ pawns }: Standing, seat: Seat): readonly Seat[] =>
  pawns.filter((other) => other !== seat);

function statusOf(board: HarbourBoard, standing: Standing): string | undefined {
  const { text, subject } = board;
  switch (standing.entry) {
    case 'open':
      return undefined;
    case 'here':
      return isYou(board, subject) ? text.tile.youAreHere : text.tile.here(told(board, [subject]));
    case 'taken':
      return text.tile.here(told(board, othersAt(standing, subject)));
    case 'noGood':
      return text.tile.noGoodForFee;
  }
}

function noteOf(board: HarbourBoard, standing: Standing, preview: Preview | undefined): Sight['note'] {
  const { text, subject } = board;
  if (preview?.nothing === true) {
    const short = shortOf(preview.effect);
    return short === 0 ? undefined : { words: text.tile.short({ count: short }), warns: true };
  }
  const there = othersAt(standing, subject);
  return there.length === 0 ? undefined : { words: text.tile.gains(told(board, there)), warns: false };
}

export function sightOf(board: HarbourBoard, place: Place): Sight {
  const { view, subject, language } = board;
  const standing = standingOf(view, subject, place);
  const action = knownAction(view, place);
  const preview = action === undefined ? undefined : previewOf(view, subject, place);
  const general = action === undefined ? [] : actionBits(action, board);
  const open = standing.entry === 'open';
  return {
    ...standing,
    place,
    name: nameOf(view, place, language),
    family: familyAt(view, place),
    tone: preview === undefined ? 'paper' : !open ? 'outline' : preview.nothing ? 'dim' : 'paper',
    general,
    bits: preview === undefined ? general : effectBits(preview.effect, board),
    status: preview === undefined ? undefined : statusOf(board, standing),
    note: open ? noteOf(board, standing, preview) : undefined,
    lost: open && preview !== undefined ? unitsLost(preview) : 0,
    reach: reachOf(standing.price, meansOf(board)),
    selected: chosenPlace(board) === place || goesUnder(board, place),
    preview,
  };
}

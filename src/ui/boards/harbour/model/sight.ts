import type { Seat } from '@/engine/game';
import type { Place } from '@/games/harbour/state';
import type { CardTone, Reach } from '@/ui/components/card';
import type { HarbourBoard } from '../table/board';
import { actionBits } from './action';
import type { Bit } from './bits';
import { nameOf } from './faces';
import { familyAt, type Family } from './families';
import { knownAction, standingOf, type Standing } from './standing';

/** A place as the table shows it to whoever decides or looks. */
export interface Sight extends Standing {
  readonly place: Place;
  readonly name: string;
  readonly family: Family;
  readonly tone: CardTone;
  /** What it would do now. */
  readonly bits: readonly Bit[];
  /** What stands instead of the effect: who is there, or what keeps one out. */
  readonly status: string | undefined;
  /** Of the gain, how many units would be lost. */
  readonly lost: number;
  /** Whether its price is within the means of whoever looks. */
  readonly reach: Reach | undefined;
  readonly selected: boolean;
}

export const isChosen = ({ choice }: Pick<HarbourBoard, 'choice'>, place: Place): boolean =>
  choice !== undefined && 'place' in choice && choice.place === place;

function statusOf(board: HarbourBoard, { entry, pawns, fee }: Standing): string | undefined {
  const { text, name } = board;
  const others = pawns.filter((seat) => seat !== board.subject);
  switch (entry) {
    case 'open':
      return undefined;
    case 'here':
      return board.own?.seat === board.subject || board.actor === board.subject
        ? text.tile.youAreHere
        : text.tile.here({ name: name(board.subject) });
    case 'taken':
      return text.tile.here({ name: namesOf(board, others) });
    case 'noGood':
      return fee === undefined ? undefined : text.tile.noGoodForFee;
  }
}

export const namesOf = (board: Pick<HarbourBoard, 'name' | 'words'>, seats: readonly Seat[]): string =>
  seats.map(board.name).join(` ${board.words.and} `);

export function sightOf(board: HarbourBoard, place: Place): Sight {
  const { view, subject, language } = board;
  const standing = standingOf(view, subject, place);
  const action = knownAction(view, place);
  return {
    ...standing,
    place,
    name: nameOf(view, place, language),
    family: familyAt(view, place),
    tone: standing.entry === 'open' ? 'paper' : 'outline',
    bits: action === undefined ? [] : actionBits(action, board),
    status: statusOf(board, standing),
    lost: 0,
    reach: undefined,
    selected: isChosen(board, place),
  };
}

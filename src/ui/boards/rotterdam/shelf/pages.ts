import type { ComponentType } from 'react';
import type { Role } from '@/games/rotterdam/cards/roles';
import type { Phase } from '@/games/rotterdam/state';
import type { RotterdamBoard, ShelfPage } from '../table/board';
import { detailOf } from '../table/detail';
import { Answers } from './Answers';
import type { ShelfProps } from './Shelf';

type Page = ComponentType<ShelfProps>;

/** What may be asked for instead of the question. */
const ASKED_FOR: Readonly<Partial<Record<ShelfPage['of'], Page>>> = {};

/** One question each. */
const QUESTIONS: Readonly<Partial<Record<Phase, Page>>> = {};

/** Roles that say at once what their worker does. */
const DETAILS: Readonly<Partial<Record<Role, Page>>> = {};

/** A ship card, as far as it is aimed, whatever is asked else. */
const AimedCard: Page = Answers;

export function pageOf(board: RotterdamBoard): Page {
  const { shelf, view, choice } = board;
  const detail = detailOf(board);
  return (
    ASKED_FOR[shelf.of] ??
    (choice !== undefined && 'card' in choice ? AimedCard : undefined) ??
    (detail === undefined ? undefined : DETAILS[detail]) ??
    QUESTIONS[view.phase] ??
    Answers
  );
}

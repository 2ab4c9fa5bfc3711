import { previewColour } from '@/games/rotterdam/ahead/colour';
import { FACTORIES_EACH, WORKERS_EACH } from '@/games/rotterdam/cards/limits';
import { CAPTAIN, CASHIER, FORWARDER, MANUFACTURER, ROLES, type Role } from '@/games/rotterdam/cards/roles';
import type { RotterdamBoard } from '../../table/board';
import { detailOf } from '../../table/detail';
import { colourTold } from '../roles/colourWords';
import type { Ask } from '.';

type Detail = 'forwarder' | 'cashier' | 'manufacturer';

const DETAILS: Readonly<Partial<Record<Role, Detail>>> = {
  [FORWARDER]: 'forwarder',
  [CASHIER]: 'cashier',
  [MANUFACTURER]: 'manufacturer',
};

export const askWork: Ask = (board) => {
  const { view, text } = board;
  const detail = detailOf(board);
  const asks = detail === undefined ? undefined : DETAILS[detail];
  if (asks !== undefined) return { question: text.ask[asks], explained: aboutDetail(board, asks) };
  const left = view.players[view.turn]?.workers ?? 0;
  const worker = (WORKERS_EACH[view.players.length] ?? 0) - left + 1;
  return { question: text.ask.work({ worker }), explained: aboutRole(board) };
};

/** The role in mind, and the captain's with the colour that is tried. */
function aboutRole(board: RotterdamBoard): string | undefined {
  const { choice, text, words, view, subject } = board;
  if (choice === undefined || !('role' in choice)) return undefined;
  const { role, colour } = choice;
  if (role !== CAPTAIN || colour === undefined) return text.roles.about[ROLES[role] ?? 'shipowner'];
  const told = colourTold(board, previewColour(view, subject, colour));
  return text.roles.colour.tried({ colour: words.colour(colour), told });
}

function aboutDetail(board: RotterdamBoard, detail: Detail): string {
  const { text, view, subject, money } = board;
  const player = view.players[subject];
  return detail === 'manufacturer'
    ? text.roles.manufacturer.left({
        left: player?.factories ?? 0,
        all: FACTORIES_EACH,
        money: money(player?.money ?? 0),
      })
    : text.roles.about[detail];
}

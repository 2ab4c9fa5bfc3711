import { WORKERS_EACH } from '@/games/rotterdam/cards/limits';
import { CASHIER, FORWARDER, MANUFACTURER, type Role } from '@/games/rotterdam/cards/roles';
import { detailOf } from '../../table/detail';
import type { Ask } from '.';

const DETAILS: Readonly<Partial<Record<Role, 'forwarder' | 'cashier' | 'manufacturer'>>> = {
  [FORWARDER]: 'forwarder',
  [CASHIER]: 'cashier',
  [MANUFACTURER]: 'manufacturer',
};

export const askWork: Ask = (board) => {
  const { view, text } = board;
  const detail = detailOf(board);
  const asks = detail === undefined ? undefined : DETAILS[detail];
  if (asks !== undefined) return { question: text.ask[asks] };
  const left = view.players[view.turn]?.workers ?? 0;
  const worker = (WORKERS_EACH[view.players.length] ?? 0) - left + 1;
  return { question: text.ask.work({ worker }) };
};

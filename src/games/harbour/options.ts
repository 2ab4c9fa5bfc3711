import { hasOnlyKeys, isFields, isOneOf, isWholeNumber } from '@/engine/json';
import type { FieldsOf } from '@/engine/options';
import type { Problem } from '@/engine/phrase';
import { INLAND_PLAYERS } from './cards/limits';
import { harbourProblem } from './phrases';
import { BOARD_KINDS, type HarbourOptions } from './state';

export const OPTIONS: FieldsOf<HarbourOptions> = {
  startingPlayer: { kind: 'seat' },
  boards: { kind: 'choice', values: BOARD_KINDS },
  firstGame: { kind: 'toggle' },
  inlandTraders: { kind: 'toggle' },
  bonusCards: { kind: 'toggle' },
};

const isFlag = (json: unknown): json is boolean => typeof json === 'boolean';

export function parseOptions(json: unknown, seatCount: number): HarbourOptions | Problem {
  if (!isFields(json) || !hasOnlyKeys(json, Object.keys(OPTIONS)))
    return harbourProblem('unknownOptions', {});
  const { boards = 'stages', firstGame = false, inlandTraders = false, bonusCards = false } = json;
  const { startingPlayer } = json;
  if (!isOneOf(BOARD_KINDS, boards)) return harbourProblem('unknownBoards', {});
  if (!isFlag(firstGame) || !isFlag(inlandTraders) || !isFlag(bonusCards)) {
    return harbourProblem('notYesOrNo', {});
  }
  if (firstGame && boards === 'characters') return harbourProblem('firstGameWithoutCharacters', {});
  if (inlandTraders && seatCount < INLAND_PLAYERS) {
    return harbourProblem('inlandNeedsPlayers', { players: INLAND_PLAYERS });
  }
  const options = { boards, firstGame, inlandTraders, bonusCards };
  if (startingPlayer === undefined) return options;
  if (!isWholeNumber(startingPlayer, 0, seatCount - 1)) {
    return harbourProblem('noSuchStartingPlayer', { seats: seatCount });
  }
  return { ...options, startingPlayer };
}

import { hasOnlyKeys, isFields, isWholeNumber } from '@/engine/json';
import type { Problem } from '@/engine/phrase';
import { rotterdamProblem } from './phrases';
import type { RotterdamOptions } from './state';

const OPTIONS = ['fixedRounds', 'bidding', 'firstHarbourMaster'];

export function parseOptions(json: unknown, seatCount: number): RotterdamOptions | Problem {
  const fields = json === undefined ? {} : json;
  if (!isFields(fields)) return rotterdamProblem('notOptions', {});
  if (!hasOnlyKeys(fields, OPTIONS)) return rotterdamProblem('unknownOption', {});
  const { fixedRounds = false, bidding = false, firstHarbourMaster } = fields;
  if (typeof fixedRounds !== 'boolean') return rotterdamProblem('badOption', { option: 'fixedRounds' });
  if (typeof bidding !== 'boolean') return rotterdamProblem('badOption', { option: 'bidding' });
  if (firstHarbourMaster === undefined) return { fixedRounds, bidding };
  if (!isWholeNumber(firstHarbourMaster, 0, seatCount - 1)) {
    return rotterdamProblem('badOption', { option: 'firstHarbourMaster' });
  }
  return { fixedRounds, bidding, firstHarbourMaster };
}

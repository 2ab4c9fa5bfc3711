import { hasOnlyKeys, isFields, isWholeNumber } from '@/engine/json';
import type { FieldsOf } from '@/engine/options';
import type { Problem } from '@/engine/phrase';
import { rotterdamProblem } from './phrases';
import type { RotterdamOptions } from './state';

export const OPTIONS: FieldsOf<RotterdamOptions> = {
  firstHarbourMaster: { kind: 'seat' },
  fixedRounds: { kind: 'toggle' },
  bidding: { kind: 'toggle' },
};

export function parseOptions(json: unknown, seatCount: number): RotterdamOptions | Problem {
  const fields = json === undefined ? {} : json;
  if (!isFields(fields)) return rotterdamProblem('notOptions', {});
  if (!hasOnlyKeys(fields, Object.keys(OPTIONS))) return rotterdamProblem('unknownOption', {});
  const { fixedRounds = false, bidding = false, firstHarbourMaster } = fields;
  if (typeof fixedRounds !== 'boolean') return rotterdamProblem('badOption', { option: 'fixedRounds' });
  if (typeof bidding !== 'boolean') return rotterdamProblem('badOption', { option: 'bidding' });
  if (firstHarbourMaster === undefined) return { fixedRounds, bidding };
  if (!isWholeNumber(firstHarbourMaster, 0, seatCount - 1)) {
    return rotterdamProblem('badOption', { option: 'firstHarbourMaster' });
  }
  return { fixedRounds, bidding, firstHarbourMaster };
}

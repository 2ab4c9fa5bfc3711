import { hasOnlyKeys, isFields, isWholeNumber } from '@/engine/json';
import type { FieldsOf } from '@/engine/options';
import type { Problem } from '@/engine/phrase';
import { packetRowProblem } from './phrases';
import type { PacketRowOptions } from './state';

export const OPTIONS: FieldsOf<PacketRowOptions> = {
  firstHarbourMaster: { kind: 'seat' },
  ledger: { kind: 'toggle' },
};

export function parseOptions(json: unknown, seatCount: number): PacketRowOptions | Problem {
  const fields = json ?? {};
  if (!isFields(fields) || !hasOnlyKeys(fields, Object.keys(OPTIONS))) {
    return packetRowProblem('unknownOption', {});
  }
  const { ledger = true, firstHarbourMaster } = fields;
  if (typeof ledger !== 'boolean') return packetRowProblem('badOption', { option: 'ledger' });
  if (firstHarbourMaster === undefined) return { ledger };
  if (!isWholeNumber(firstHarbourMaster, 0, seatCount - 1)) {
    return packetRowProblem('badOption', { option: 'firstHarbourMaster' });
  }
  return { ledger, firstHarbourMaster };
}

/** Without the ledger, what was taken is open for its round only. */
export const forgets = ({ ledger }: PacketRowOptions): boolean => !ledger;

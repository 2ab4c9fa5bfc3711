import { gameOf } from '@/games';
import type { MatchStatus } from './match';
import { keepsSecrets, type Stage } from './stage';
import { wholeOf } from './whole';

/** What the device shows once whoever decides covers their hand again; undefined where nothing in it is a secret. */
export function coveredAgain(match: MatchStatus): Stage | undefined {
  const { stage, asked, table } = match;
  if (stage.kind !== 'seat' || stage.atDesk || stage.seat !== asked || !keepsSecrets(table)) return undefined;
  const hides = gameOf(table.game).secrets(wholeOf(match).play.state, stage.seat);
  return hides ? { kind: 'covered', seat: stage.seat, hides } : undefined;
}

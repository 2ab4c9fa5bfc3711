import { runScript } from './arguments';
import { renewFailures } from './records/failures';
import { renewLessons } from './records/lessons';
import { renewSaves } from './records/saves';

/*
 * Makes anew whatever was played by earlier rules than today's: saves of every decision, the games that lessons are
 * taught on, and games in which a law once failed.
 */
await runScript(() => {
  const lines = [...renewSaves(), ...renewLessons(), ...renewFailures()];
  for (const line of lines) process.stdout.write(`${line}\n`);
  if (lines.length > 0) return;
  process.stdout.write(
    'Every record is of the rules of today. After changing rules, raise their rulesVersion first.\n',
  );
});

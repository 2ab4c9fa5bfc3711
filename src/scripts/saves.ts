import { GAME_IDS } from '@/games';
import { importMutants } from '../../__tests__/support/save-mutants';
import { injectFaults } from '../../__tests__/support/storage-faults';
import { readArguments, readWholeNumber, runScript } from './arguments';

const USAGE = `saves [--faults N] [--mutants N]: proves that saves survive what devices do to them, and prints how often
--faults N    inject every fault at every storage operation of N positions of each game
--mutants N   import N mutated saves of each game`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function faults(positions: number): Promise<void> {
  let total = 0;
  for (const game of GAME_IDS) total += await injectFaults(game, positions);
  say(`${total} storage faults injected, no save lost`);
}

async function mutants(count: number): Promise<void> {
  let tried = 0;
  let taken = 0;
  for (const game of GAME_IDS) {
    const result = await importMutants(game, count);
    tried += result.tried;
    taken += result.taken;
  }
  say(`${tried} mutated saves imported: ${tried - taken} refused, ${taken} still whole, none by halves`);
}

await runScript(async () => {
  const values = readArguments({
    help: { type: 'boolean' },
    faults: { type: 'string', default: '12' },
    mutants: { type: 'string', default: '4000' },
  });
  if (values.help === true) {
    say(USAGE);
    return;
  }
  await faults(readWholeNumber('faults', values.faults, 0, 1_000));
  await mutants(readWholeNumber('mutants', values.mutants, 0, 1_000_000));
});

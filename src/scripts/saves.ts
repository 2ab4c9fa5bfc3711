import { GAME_IDS } from '@/games';
import { answerTo, BAD_PASTES } from '../../__tests__/support/bad-pastes';
import { killBrowsers } from '../../__tests__/support/killed-browsers';
import { importMutants } from '../../__tests__/support/save-mutants';
import { injectFaults } from '../../__tests__/support/storage-faults';
import { readArguments, readWholeNumber, runScript } from './arguments';
import { findBuild, openSite } from './bench-web/site';

const USAGE = `saves [--faults N] [--mutants N] [--kills N]: proves that saves survive what devices do to them, and prints how often
--faults N    inject every fault at every storage operation of N positions of each game
--mutants N   import N mutated saves of each game
--kills N     kill N whole browsers in the middle of play; 1000 take about half an hour`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function faults(positions: number): Promise<void> {
  let total = 0;
  for (const game of GAME_IDS) total += await injectFaults(game, positions);
  say(`${total} storage faults injected, no save lost`);
}

async function mutants(count: number): Promise<void> {
  let tried = 0;
  let taken = 0;
  let longest = 0;
  for (const game of GAME_IDS) {
    const result = await importMutants(game, count);
    tried += result.tried;
    taken += result.taken;
    longest = Math.max(longest, result.longest);
  }
  say(`${tried} mutated saves imported: ${tried - taken} refused, ${taken} still whole, none by halves`);
  for (const [, paste] of BAD_PASTES) longest = Math.max(longest, await answerTo(paste()));
  say(`longest answer to bad input: ${Math.round(longest)} ms`);
}

/** In two profiles side by side. */
async function kills(count: number): Promise<void> {
  if (count === 0) return;
  const site = await openSite(await findBuild(undefined));
  try {
    const halves = [Math.ceil(count / 2), Math.floor(count / 2)];
    const done = await Promise.all(
      halves.map((half, at) => killBrowsers({ site: site.address, kills: half, seed: `command-${at}` })),
    );
    const sentences = done.reduce((sum, one) => sum + one.sentences, 0);
    say(`${count} browsers killed, ${sentences} sentences shown before, 0 lost, 0 wrong`);
  } finally {
    site.close();
  }
}

await runScript(async () => {
  const values = readArguments({
    help: { type: 'boolean' },
    faults: { type: 'string', default: '12' },
    mutants: { type: 'string', default: '4000' },
    kills: { type: 'string', default: '0' },
  });
  if (values.help === true) {
    say(USAGE);
    return;
  }
  await faults(readWholeNumber('faults', values.faults, 0, 1_000));
  await mutants(readWholeNumber('mutants', values.mutants, 0, 1_000_000));
  await kills(readWholeNumber('kills', values.kills, 0, 100_000));
});

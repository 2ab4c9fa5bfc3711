import { GAME_IDS } from '@/games';
import { answerTo, BAD_PASTES } from '../../__tests__/support/bad-pastes';
import { killBrowsers, killsInWords, together } from '../../__tests__/support/killed-browsers';
import { importMutants } from '../../__tests__/support/save-mutants';
import { injectFaults } from '../../__tests__/support/storage-faults';
import { readArguments, readWholeNumber, runScript } from './arguments';
import { findBuild, openSite } from './bench-web/site';

const USAGE = `saves [--faults N] [--mutants N] [--kills N [--seed TEXT] [--build FOLDER]]: proves that saves survive what devices do to them, and prints how often
--faults N    inject every fault at every storage operation of N positions of each game
--mutants N   import N mutated saves of each game
--kills N     kill N whole browsers in the middle of play; 1000 take about half an hour
--seed TEXT  what the moments of the kills follow from
--build FOLDER  the web version that is killed, instead of that of the sources as they are now`;

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

interface KillOptions {
  readonly count: number;
  readonly seed: string;
  readonly build: string | undefined;
}

/** In two profiles side by side. */
async function kills({ count, seed, build }: KillOptions): Promise<void> {
  if (count === 0) return;
  const site = await openSite(await findBuild(build));
  try {
    const halves = [Math.ceil(count / 2), Math.floor(count / 2)];
    const done = await Promise.all(
      halves.map((half, at) => killBrowsers({ site: site.address, kills: half, seed: `${seed}-${at}` })),
    );
    say(killsInWords(together(done)));
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
    seed: { type: 'string', default: 'command' },
    build: { type: 'string' },
  });
  if (values.help === true) {
    say(USAGE);
    return;
  }
  await faults(readWholeNumber('faults', values.faults, 0, 1_000));
  await mutants(readWholeNumber('mutants', values.mutants, 0, 1_000_000));
  await kills({
    count: readWholeNumber('kills', values.kills, 0, 100_000),
    seed: String(values.seed),
    build: typeof values.build === 'string' ? values.build : undefined,
  });
});

import { GAME_IDS } from '@/games';
import { answerTo, BAD_PASTES } from '../../__tests__/support/bad-pastes';
import { DEATHS, killsInWords, together, type Kills } from '../../__tests__/support/kill-tally';
import { killSideBySide } from '../../__tests__/support/killed-browsers';
import { importMutants } from '../../__tests__/support/save-mutants';
import { injectFaults, injectIntoVaults } from '../../__tests__/support/storage-faults';
import { readArguments, readWholeNumber, runScript } from './arguments';
import { findBuild, openSite } from './bench-web/site';

const USAGE = `saves [--faults N] [--mutants N] [--kills N [--seed TEXT] [--build FOLDER]]: proves that saves survive what devices do to them, and prints how often
--faults N    inject every fault at every storage operation of N positions of each game, on a phone and into a browser's two databases
--mutants N   import N mutated saves of each game
--kills N     kill N whole browsers in the middle of play; 1000 take about half an hour
--seed TEXT  what the moments of the kills follow from
--build FOLDER  the web version that is killed, instead of that of the sources as they are now`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function faults(positions: number): Promise<void> {
  let total = 0;
  for (const game of GAME_IDS)
    total += (await injectFaults(game, positions)) + (await injectIntoVaults(game, positions));
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

/** Side by side: while one browser starts or waits for its moment, another plays. */
const PROFILES = 4;
const TOLD_EVERY = 50;

const sharesOf = (count: number): number[] =>
  Array.from({ length: PROFILES }, (_, at) => Math.floor((count + at) / PROFILES)).filter(
    (share) => share > 0,
  );

/** What was lost is told line by line, and the command fails; so it does where a kind of death proved nothing. */
function judge({ compared, lost, wrong }: Kills): void {
  const blind = DEATHS.filter((death) => compared[death] === 0);
  for (const fault of [...lost, ...wrong]) process.stderr.write(`${fault}\n`);
  if (lost.length + wrong.length > 0) throw new Error('What had been shown was not there afterwards.');
  if (blind.length > 0) throw new Error(`Nothing to compare after ${blind.join(', ')}: let more be killed.`);
}

async function killAll({ count, seed, build }: KillOptions): Promise<void> {
  if (count === 0) return;
  const site = await openSite(await findBuild(build));
  try {
    const began = performance.now();
    const found = new Map<number, Kills>();
    const tell = () => {
      const { deaths, lost, wrong } = together([...found.values()]);
      if (deaths.browserKilled % TOLD_EVERY > 0) return;
      process.stderr.write(
        `${deaths.browserKilled} browsers killed, ${lost.length} lost and ${wrong.length} wrong so far\n`,
      );
    };
    const plans = sharesOf(count).map((kills, at) => ({
      site: site.address,
      kills,
      seed: `${seed}-${at}`,
      tell: (done: Kills) => {
        found.set(at, done);
        tell();
      },
    }));
    const done = await killSideBySide(plans);
    const minutes = (performance.now() - began) / 60_000;
    say(`${killsInWords(done)}, in ${minutes.toFixed(1)} min`);
    judge(done);
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
  await killAll({
    count: readWholeNumber('kills', values.kills, 0, 100_000),
    seed: String(values.seed),
    build: typeof values.build === 'string' ? values.build : undefined,
  });
});

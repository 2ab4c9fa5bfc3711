import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appAddress } from '../support/browser';
import { tellFigure } from '../support/figures';
import { Device, deviceWithGames } from '../support/mortal-device';
import { pause } from '../support/patience';

/** Each of these folders holds databases of the profile. */
async function databaseFolders(profile: string): Promise<readonly string[]> {
  const found = await readdir(profile, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile()).map(({ parentPath }) => parentPath);
  const within = files.map((path) => /^.*[\\/]IndexedDB(?=[\\/]|$)/.exec(path)?.[0]);
  return [...new Set(within.flatMap((path) => path ?? []))].sort();
}

async function eachFile(folder: string, change: (bytes: Uint8Array) => Uint8Array): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    await writeFile(path, change(await readFile(path)));
  }
}

function tooFew(): never {
  throw new Error('all games are over before every database was torn');
}

/** What becomes of a database at a power cut, on a worn out disk, or under tools that tidy up. */
const TEARS = [
  ['removed', (folder: string) => rm(folder, { recursive: true })],
  [
    'cut off in the middle',
    (folder: string) => eachFile(folder, (bytes) => bytes.subarray(0, bytes.length / 2)),
  ],
  [
    'filled with noise',
    (folder: string) => eachFile(folder, (bytes) => bytes.map((byte, at) => byte ^ (at * 37 + 1))),
  ],
  ['emptied', (folder: string) => eachFile(folder, () => new Uint8Array())],
] as const;

it('what was shown is there again after either of the two databases was torn, and both are whole then', async () => {
  const profile = await mkdtemp(join(tmpdir(), 'harbourmaster-torn-'));
  const { ids, texts } = await deviceWithGames(6);
  let id = ids.shift() ?? '';
  const device = new Device(appAddress(), profile, [...texts]);
  let torn = 0;
  let kept = device.tally.kills;
  // A game that has ended shows no log any more: another one is played from then on.
  const open = async () => {
    while (!(await device.visit(id))) id = ids.shift() ?? tooFew();
  };
  const playAndDie = async () => {
    await open();
    await pause(500);
    await device.die('browserKilled', id);
  };
  try {
    await playAndDie();
    for (const [, tear] of TEARS) {
      for (const which of [0, 1]) {
        const folders = await databaseFolders(profile);
        expect(folders).toHaveLength(2);
        await tear(folders[which] ?? '');
        torn += 1;
        await playAndDie();
      }
    }
    await open();
    kept = device.tally.kills;
    await device.die('browserKilled', id);
    // With both gone nothing is left: nowhere else was anything kept that could have helped.
    for (const folder of await databaseFolders(profile)) await rm(folder, { recursive: true });
    await device.visit(id);
    expect(device.tally.kills.wrong).toHaveLength(1);
  } finally {
    await device.end();
    await rm(profile, { recursive: true, force: true });
  }
  const { compared, lines, lost, wrong } = kept;
  tellFigure(
    `${torn} databases torn, in turn the two of one profile: ${lines} lines shown before, ${lost.length} lost, ${wrong.length} wrong`,
  );
  expect({ lost, wrong }).toEqual({ lost: [], wrong: [] });
  expect(compared.browserKilled).toBe(torn + 1);
});

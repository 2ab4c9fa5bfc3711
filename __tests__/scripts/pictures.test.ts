import { readdirSync, readFileSync, statSync } from 'node:fs';
import { GAME_IDS } from '@/games';
import { animatedWebp, type Frame } from '@/scripts/pictures/animated-webp';
import { STORE_DEVICES, storeFile } from '@/scripts/pictures/store';

const FOLDER = 'assets/readme';
/** Of a moving picture, in bytes. */
const MOST = 600_000;

/** A still WebP of so many bytes, in its own frame. */
function still(kind: string, bytes: number): Buffer {
  const chunk = Buffer.concat([Buffer.from(kind), Buffer.from([bytes, 0, 0, 0]), Buffer.alloc(bytes, 7)]);
  const head = Buffer.from([...Buffer.from('RIFF'), 4 + chunk.length, 0, 0, 0, ...Buffer.from('WEBP')]);
  return Buffer.concat([head, chunk, Buffer.alloc(bytes % 2)]);
}

/** The chunks of a WebP, each with its name and what it holds. */
function chunksOf(file: Buffer, from = 12): readonly (readonly [string, Buffer])[] {
  const found: (readonly [string, Buffer])[] = [];
  for (let at = from; at < file.length;) {
    const length = file.readUInt32LE(at + 4);
    found.push([file.toString('latin1', at, at + 4), file.subarray(at + 8, at + 8 + length)]);
    at += 8 + length + (length % 2);
  }
  return found;
}

describe('a moving picture', () => {
  const frame = (change: Partial<Frame>): Frame => ({
    still: still('VP8 ', 5),
    x: 0,
    y: 0,
    width: 40,
    height: 30,
    milliseconds: 80,
    ...change,
  });
  const film = animatedWebp({
    width: 40,
    height: 30,
    times: 3,
    frames: [frame({}), frame({ still: still('ALPH', 4), x: 16, y: 8, width: 16, height: 10 })],
  });

  it('is one file that tells its own length, with a head, the number of times, and its frames', () => {
    expect(film.toString('latin1', 0, 4)).toBe('RIFF');
    expect(film.readUInt32LE(4)).toBe(film.length - 8);
    expect(chunksOf(film).map(([name]) => name)).toEqual(['VP8X', 'ANIM', 'ANMF', 'ANMF']);
    expect(chunksOf(film)[1]?.[1].readUInt16LE(4)).toBe(3);
  });

  it('lays each frame where its change lies, for as long as it is seen', () => {
    const [, second = Buffer.alloc(0)] = chunksOf(film)[3] ?? [];
    const numbers = [0, 3, 6, 9, 12].map((at) => second.readUIntLE(at, 3));
    // Places are counted in twos, and sizes from one.
    expect(numbers).toEqual([8, 4, 15, 9, 80]);
    expect(chunksOf(second, 16)).toEqual([['ALPH', Buffer.alloc(4, 7)]]);
  });
});

describe('the README', () => {
  const readme = readFileSync('README.md', 'utf8');
  const shown = [...readme.matchAll(/assets\/readme\/[\w.-]+/g)].map(([file]) => file);

  it('shows each game, and a turn of it that moves and is no burden', () => {
    for (const game of GAME_IDS) {
      expect(shown).toEqual(
        expect.arrayContaining([`${FOLDER}/${game}.webp`, `${FOLDER}/${game}-turn.webp`]),
      );
      const turn = readFileSync(`${FOLDER}/${game}-turn.webp`);
      expect(chunksOf(turn).filter(([name]) => name === 'ANMF').length).toBeGreaterThan(10);
      expect(statSync(`${FOLDER}/${game}-turn.webp`).size).toBeLessThan(MOST);
    }
  });

  it('shows every picture that there is, and no other', () => {
    expect([...new Set(shown)].sort()).toEqual(
      readdirSync(FOLDER)
        .map((name) => `${FOLDER}/${name}`)
        .sort(),
    );
  });
});

/** What Google Play asks of a picture: so many pixels on the short side, and not more than twice as many on the long one. */
const SHORT_SIDE = 1_080;
const LONG_BY_SHORT = 2;

it.each(STORE_DEVICES)('the pictures in $folder have a size that the store takes', (device) => {
  const { width, height } = device.viewport;
  const sides = [width, height].map((side) => side * device.scale);
  expect(sides.filter((side) => !Number.isInteger(side))).toEqual([]);
  expect(Math.min(...sides)).toBeGreaterThanOrEqual(SHORT_SIDE);
  expect(Math.max(...sides)).toBeLessThanOrEqual(LONG_BY_SHORT * Math.min(...sides));
  expect(storeFile('de-DE', device, 2, 'harbour')).toBe(
    `assets/store/de-DE/images/${device.folder}/2_harbour.jpg`,
  );
});

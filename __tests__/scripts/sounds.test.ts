import { readdirSync, readFileSync } from 'node:fs';
import { fileOf, rendered, SOUNDS_FOLDER } from '@/scripts/sounds/render';
import { SOUNDS, type Sound } from '@/ui/sound/cue';

const HEADER = 44;
const RATE = 22_050;
const decibels = (amplitude: number) => 20 * Math.log10(amplitude / 32_768);

const bytesOf = (sound: Sound) => readFileSync(fileOf(sound));

function samplesOf(sound: Sound): readonly number[] {
  const bytes = bytesOf(sound);
  return Array.from({ length: (bytes.length - HEADER) / 2 }, (_, at) => bytes.readInt16LE(HEADER + 2 * at));
}

/** The strongest twentieth of a second, by the root of the mean square. */
function strongest(samples: readonly number[]): number {
  const window = RATE / 20;
  const means = Array.from({ length: Math.ceil(samples.length / window) }, (_, at) => {
    const part = samples.slice(at * window, (at + 1) * window);
    return Math.sqrt(part.reduce((sum, sample) => sum + sample ** 2, 0) / window);
  });
  return Math.max(...means);
}

it('the folder of sounds holds one file for each sound and nothing else', () => {
  expect(readdirSync(SOUNDS_FOLDER).sort()).toEqual(SOUNDS.map((sound) => `${sound}.wav`).sort());
});

describe.each(SOUNDS)('the sound %s', (sound) => {
  it('is what the script makes, byte for byte', () => {
    expect(rendered(sound).equals(bytesOf(sound))).toBe(true);
  });

  it('is one channel of sixteen bits, short and small', () => {
    const file = bytesOf(sound);
    expect(file.toString('latin1', 0, 4) + file.toString('latin1', 8, 16)).toBe('RIFFWAVEfmt ');
    expect([
      file.readUInt16LE(20),
      file.readUInt16LE(22),
      file.readUInt32LE(24),
      file.readUInt16LE(34),
    ]).toEqual([1, 1, RATE, 16]);
    expect(samplesOf(sound).length / RATE).toBeLessThan(0.6);
    expect(file.length).toBeLessThan(25_000);
  });

  it('is quiet, but can be heard', () => {
    const samples = samplesOf(sound);
    const peak = decibels(Math.max(...samples.map(Math.abs)));
    expect(peak).toBeLessThanOrEqual(-13.9);
    expect(peak).toBeGreaterThan(-23);
    expect(decibels(strongest(samples))).toBeGreaterThan(-36);
    expect(decibels(strongest(samples))).toBeLessThan(-22);
  });

  it('begins and ends in silence, without a click', () => {
    const samples = samplesOf(sound);
    expect([samples.at(0), samples.at(-1)]).toEqual([0, 0]);
    const edges = [...samples.slice(0, 4), ...samples.slice(-40)].map(Math.abs);
    expect(decibels(Math.max(...edges))).toBeLessThan(-40);
    const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
    expect(decibels(Math.max(1, Math.abs(mean)))).toBeLessThan(-55);
  });
});

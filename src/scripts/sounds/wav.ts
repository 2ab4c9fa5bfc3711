import { RATE, type Samples } from './synth';

const HEADER = 44;
const BYTES_A_SAMPLE = 2;
const FULL = 32_767;

/** One channel of sixteen bits, the plainest file that every device plays. */
export function wavOf(samples: Samples): Buffer {
  const size = samples.length * BYTES_A_SAMPLE;
  const file = Buffer.alloc(HEADER + size);
  file.write('RIFF', 0);
  file.writeUInt32LE(HEADER - 8 + size, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * BYTES_A_SAMPLE, 28);
  file.writeUInt16LE(BYTES_A_SAMPLE, 32);
  file.writeUInt16LE(8 * BYTES_A_SAMPLE, 34);
  file.write('data', 36);
  file.writeUInt32LE(size, 40);
  samples.forEach((sample, index) =>
    file.writeInt16LE(Math.round(sample * FULL), HEADER + index * BYTES_A_SAMPLE),
  );
  return file;
}

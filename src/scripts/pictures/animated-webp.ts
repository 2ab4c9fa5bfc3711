/** A still WebP, where it lies in the whole picture, and how long it is shown. */
export interface Frame {
  readonly still: Uint8Array;
  /** Even numbers: the format counts places in twos. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly milliseconds: number;
}

export interface Film {
  readonly width: number;
  readonly height: number;
  /** How often it is shown before it rests on its last frame. */
  readonly times: number;
  readonly frames: readonly Frame[];
}

const IMAGE_PARTS = ['ALPH', 'VP8 ', 'VP8L'];
const ALPHA = 0x10;
const ANIMATED = 0x02;

const number = (value: number, bytes: number): Buffer => {
  const written = Buffer.alloc(bytes);
  written.writeUIntLE(value, 0, bytes);
  return written;
};

/** Chunks of odd length are filled up by a byte that does not count. */
function chunk(name: string, content: Uint8Array): Buffer {
  const fill = Buffer.alloc(content.length % 2);
  return Buffer.concat([Buffer.from(name, 'latin1'), number(content.length, 4), content, fill]);
}

/** The picture itself out of a still WebP, without the still's own frame. */
function imageOf(still: Uint8Array): Buffer {
  const file = Buffer.from(still);
  const parts: Buffer[] = [];
  for (let at = 12; at < file.length;) {
    const length = file.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (IMAGE_PARTS.includes(file.toString('latin1', at, at + 4))) parts.push(file.subarray(at, end));
    at = end;
  }
  return Buffer.concat(parts);
}

const frameChunk = ({ still, x, y, width, height, milliseconds }: Frame): Buffer =>
  chunk(
    'ANMF',
    Buffer.concat([
      number(x / 2, 3),
      number(y / 2, 3),
      number(width - 1, 3),
      number(height - 1, 3),
      number(milliseconds, 3),
      // Laid over the frame before, which stays.
      number(0, 1),
      imageOf(still),
    ]),
  );

/** One moving WebP out of stills: browsers make stills by themselves, and the rest is a table of contents. */
export function animatedWebp({ width, height, times, frames }: Film): Buffer {
  const head = Buffer.concat([number(ANIMATED | ALPHA, 4), number(width - 1, 3), number(height - 1, 3)]);
  const content = Buffer.concat([
    Buffer.from('WEBP', 'latin1'),
    chunk('VP8X', head),
    chunk('ANIM', Buffer.concat([number(0, 4), number(times, 2)])),
    ...frames.map(frameChunk),
  ]);
  return chunk('RIFF', content);
}

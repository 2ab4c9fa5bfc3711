import type { Page } from 'playwright-core';

/** A part of a picture as a still WebP, and where in the picture it lies. */
export interface Part {
  readonly still: Buffer;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Asked {
  readonly png: string;
  readonly quality: number;
  /** Only what is not as in the last picture. */
  readonly changed: boolean;
}

interface Painted extends Omit<Part, 'still'> {
  readonly webp: string;
}

/** An empty page that turns pictures into WebP: Chromium brings the encoder along. */
export class Easel {
  constructor(private readonly page: Page) {}

  /** All of a picture. */
  async whole(png: Buffer, quality: number): Promise<Buffer> {
    const painted = await this.paint({ png: png.toString('base64'), quality, changed: false });
    return Buffer.from(painted?.webp ?? '', 'base64');
  }

  /** What has changed since the picture before; undefined where nothing has. */
  async changed(png: Buffer, quality: number): Promise<Part | undefined> {
    const painted = await this.paint({ png: png.toString('base64'), quality, changed: true });
    if (painted === undefined) return undefined;
    const { webp, ...place } = painted;
    return { still: Buffer.from(webp, 'base64'), ...place };
  }

  /** What comes next is compared with nothing. */
  async clear(): Promise<void> {
    await this.page.goto('about:blank');
  }

  private paint(asked: Asked): Promise<Painted | undefined> {
    return this.page.evaluate(paintInPage, asked);
  }
}

/** Runs in the page, and remembers the last picture there. */
async function paintInPage({ png, quality, changed }: Asked): Promise<Painted | undefined> {
  const TILE = 16;
  const memory = globalThis as { lastPicture?: ImageData };
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);
  const now = context.getImageData(0, 0, width, height);
  const before = changed ? memory.lastPicture : undefined;
  memory.lastPicture = now;
  const place = before === undefined ? { x: 0, y: 0, width, height } : keepChanges(before);
  if (place === undefined) return undefined;
  const cut = new OffscreenCanvas(place.width, place.height);
  cut.getContext('2d')?.drawImage(canvas, -place.x, -place.y);
  const still = new Uint8Array(
    await (await cut.convertToBlob({ type: 'image/webp', quality })).arrayBuffer(),
  );
  let letters = '';
  for (const byte of still) letters += String.fromCharCode(byte);
  return { ...place, webp: btoa(letters) };

  /** Makes every tile clear that is as before; what is left lies in this rectangle. */
  function keepChanges(old: ImageData) {
    const [was, is] = [new Uint32Array(old.data.buffer), new Uint32Array(now.data.buffer)];
    let [left, top, right, bottom] = [width, height, 0, 0];
    for (let y = 0; y < height; y += TILE) {
      for (let x = 0; x < width; x += TILE) {
        const [endX, endY] = [Math.min(x + TILE, width), Math.min(y + TILE, height)];
        if (isSame(was, is, x, y, endX, endY)) {
          context?.clearRect(x, y, endX - x, endY - y);
          continue;
        }
        [left, top] = [Math.min(left, x), Math.min(top, y)];
        [right, bottom] = [Math.max(right, endX), Math.max(bottom, endY)];
      }
    }
    return right === 0 ? undefined : { x: left, y: top, width: right - left, height: bottom - top };
  }

  function isSame(a: Uint32Array, b: Uint32Array, x: number, y: number, endX: number, endY: number) {
    for (let row = y; row < endY; row += 1) {
      for (let at = row * width + x; at < row * width + endX; at += 1) if (a[at] !== b[at]) return false;
    }
    return true;
  }
}

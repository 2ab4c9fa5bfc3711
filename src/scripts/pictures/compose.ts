import type { Page } from 'playwright-core';

export interface Photograph {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
}

const HEIGHT = 820;
const GAP = 26;
const MARGIN = 14;
/** Larger than it stands on the page, for screens that are twice as fine. */
const FINE = 1.25;

/** Devices side by side on clear ground, so that they stand well on a light page and on a dark one. */
export async function compose(page: Page, photographs: readonly Photograph[]): Promise<Buffer> {
  const devices = photographs.map(({ png, width, height }) => {
    const scaled = { width: Math.round((width * HEIGHT) / height) * FINE, height: HEIGHT * FINE };
    const source = `data:image/png;base64,${png.toString('base64')}`;
    const html = `<img src="${source}" style="width: ${scaled.width}px; height: ${scaled.height}px">`;
    return { html, width: scaled.width };
  });
  const inner = devices.reduce((sum, { width }) => sum + width, 0) + GAP * FINE * (devices.length - 1);
  const size = {
    width: Math.round(inner + 2 * MARGIN * FINE),
    height: Math.round((HEIGHT + 2 * MARGIN) * FINE),
  };
  await page.setViewportSize(size);
  await page.setContent(`<style>
    body { margin: ${MARGIN * FINE}px; display: flex; gap: ${GAP * FINE}px; background: transparent }
    img { border-radius: ${20 * FINE}px; box-shadow: 0 0 0 ${FINE}px rgb(128 140 150 / 60%), 0 ${3 * FINE}px ${10 * FINE}px rgb(0 0 0 / 35%) }
  </style>${devices.map(({ html }) => html).join('')}`);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  return page.screenshot({ omitBackground: true });
}

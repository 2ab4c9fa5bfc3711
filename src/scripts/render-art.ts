import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { launchChromium } from './chromium';

type Drawing = 'background' | 'emblem' | 'emblem-small';

interface Picture {
  file: string;
  size: number;
  /** From back to front, each at its share of the picture's width. */
  layers: [Drawing, number][];
  /** White where the drawing is light, clear elsewhere. */
  silhouette?: boolean;
  roundedBy?: number;
}

/** Android shows at most the middle two thirds of its layers, and surely only a circle of 61 % of their width. */
const IN_SAFE_ZONE = 0.6;
const TABLE = '#0f222c';

/** Browsers promise the middle 80 % of a maskable icon, as a circle. */
const IN_MASK = 0.74;

const webIcon = (name: string, size: number, share: number): Picture => ({
  file: `assets/web/icons/${name}.png`,
  size,
  layers: [
    ['background', 1],
    ['emblem', share],
  ],
});

const PICTURES: Picture[] = [
  {
    file: 'assets/icon.png',
    size: 1024,
    layers: [
      ['background', 1],
      ['emblem', 0.88],
    ],
  },
  // On these two iOS lays a background of its own.
  { file: 'assets/icon-dark.png', size: 1024, layers: [['emblem', 0.88]] },
  { file: 'assets/icon-tinted.png', size: 1024, layers: [['emblem-small', 0.88]], silhouette: true },
  { file: 'assets/adaptive-background.png', size: 1024, layers: [['background', 1]] },
  { file: 'assets/adaptive-foreground.png', size: 1024, layers: [['emblem', IN_SAFE_ZONE]] },
  {
    file: 'assets/adaptive-monochrome.png',
    size: 1024,
    layers: [['emblem-small', IN_SAFE_ZONE]],
    silhouette: true,
  },
  { file: 'assets/splash.png', size: 1024, layers: [['emblem', 1]] },
  { file: 'assets/favicon.png', size: 48, layers: [['emblem-small', 0.98]], roundedBy: 10 },
  webIcon('apple-touch-icon', 180, 0.88),
  ...[192, 512].flatMap((size) => [
    { ...webIcon(`icon-${size}`, size, 0.88), roundedBy: size * 0.2 },
    webIcon(`maskable-${size}`, size, IN_MASK),
  ]),
];

const browser = await launchChromium();
const page = await browser.newPage();
for (const picture of PICTURES) {
  const { file, size } = picture;
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<body style="margin: 0">${compose(picture)}</body>`);
  mkdirSync(dirname(file), { recursive: true });
  await page.screenshot({ path: file, omitBackground: true });
  console.log(`${file}, ${size} × ${size}`);
}
await browser.close();

function compose({ size, layers, silhouette = false, roundedBy }: Picture): string {
  const drawings = layers.map(([name, share]) => place(name, size, share)).join('');
  const content = silhouette
    ? cutOut(drawings)
    : roundedBy === undefined
      ? drawings
      : tile(drawings, roundedBy);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" style="display: block">${content}</svg>`;
}

function place(name: Drawing, size: number, share: number): string {
  const edge = size * share;
  const corner = (size - edge) / 2;
  const box = `x="${corner}" y="${corner}" width="${edge}" height="${edge}"`;
  return readFileSync(`assets/art/${name}.svg`, 'utf8').replace('<svg ', `<svg ${box} `);
}

function tile(drawings: string, roundedBy: number): string {
  const shape = (fill: string) => `<rect width="100%" height="100%" rx="${roundedBy}" fill="${fill}"/>`;
  return `<clipPath id="tile">${shape('#fff')}</clipPath><g clip-path="url(#tile)">${shape(TABLE)}${drawings}</g>`;
}

function cutOut(drawings: string): string {
  const twoTones = '<style>.brass, .paper { fill: #fff } .deep, .water { fill: #000 }</style>';
  return `<mask id="shape">${drawings}${twoTones}</mask><rect width="100%" height="100%" fill="#fff" mask="url(#shape)"/>`;
}

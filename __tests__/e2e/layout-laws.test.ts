import { axeFindings } from '../support/axe';
import { visit } from '../support/browser';
import { layoutFaults } from '../support/layout-faults';

const box = 'position: absolute; top: 0; width: 60px; height: 60px';

it.each([
  ['nothing', `<button style="${box}">Go</button>`, []],
  ['a page that is wider', '<div style="width: 2000px; height: 10px"></div>', ['no wider than the window']],
  [
    'a control that reaches out of it',
    `<div style="position: relative; height: 60px; overflow: hidden"><button style="${box}; left: 340px">Go</button></div>`,
    ['inside the window'],
  ],
  [
    'one that is hidden but for its edge',
    `<button style="${box}">Go</button><div style="${box}; left: 10px"></div>`,
    ['large enough to hit'],
  ],
  [
    'a small one to which arrow keys lead',
    `<button style="${box}; width: 30px" tabindex="-1">Go</button>`,
    ['large enough to hit'],
  ],
  [
    'one that shows half of its name',
    `<button style="${box}; overflow: hidden; white-space: nowrap">Take three cotton</button>`,
    ['words whole'],
  ],
  [
    'one that loses its last line',
    `<button style="${box}"><div style="height: 20px; overflow: hidden"><p style="margin: 30px 0 0">Go</p></div></button>`,
    ['words whole'],
  ],
  [
    'one that ends below the window',
    `<div style="position: fixed; inset: 0; overflow: hidden"><button style="${box}; top: 800px">Go</button></div>`,
    ['inside the window', 'large enough to hit'],
  ],
  [
    'an emblem of which half is cut off',
    `<div style="${box}; overflow: hidden"><svg style="margin-top: 30px" width="60" height="60"></svg></div>`,
    ['pictures whole'],
  ],
  [
    'no emblem that can be scrolled to',
    `<div style="${box}; overflow-y: auto"><svg style="margin-top: 30px" width="60" height="60"></svg></div>`,
    [],
  ],
  [
    'words that lie over other words',
    `<p style="${box}">Cotton</p><p style="${box}; left: 20px; pointer-events: none">Tobacco</p>`,
    ['words beside words'],
  ],
  [
    'no words on a card that lies over another one',
    `<p style="${box}">Cotton</p><p style="${box}; left: 20px; background: white">Tobacco</p>`,
    [],
  ],
] as const)('the laws of layout find %s', async (_, html, laws) => {
  const { page, context } = await visit({ path: 'about:blank' });
  await page.setContent(`<body style="margin: 0">${html}</body>`);
  const faults = await layoutFaults(page, { upright: true, pictures: true });
  expect([...new Set(faults.map(({ law }) => law))]).toEqual(laws);
  await context.close();
});

it.each([
  ['nothing', '<p>Go</p>', []],
  ['a word that can hardly be read', '<p style="color: #ddd">Go</p>', ['color-contrast']],
  ['a control without a name', '<button></button>', ['button-name']],
])('axe finds %s', async (_, html, rules) => {
  const { page, context } = await visit({ path: 'about:blank' });
  await page.setContent(
    `<html lang="en"><title>Harbour</title><main style="background: white"><h1>Harbour</h1>${html}</main></html>`,
  );
  expect((await axeFindings(page)).map(({ id }) => id)).toEqual(rules);
  await context.close();
});

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expo } from '../../app.json';

const SOURCE = readFileSync('assets/web/index.html', 'utf8');
const SCRIPT = 'let harbour = "master";\n'.repeat(50);
const FONT = 'assets/fonts/A b.woff2';

/** A folder as Expo exports it, and what the project's own steps make of it. */
function exported(files: Readonly<Record<string, string>>, step: string): string {
  mkdirSync(resolve('.cache'), { recursive: true });
  const folder = mkdtempSync(resolve('.cache', 'page-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const [module, name] = step.split(' ');
  const run = `import('./src/scripts/tooling/${module}.mjs').then((m) => m.${name}(process.argv[1]))`;
  execFileSync(process.execPath, ['-e', run, folder]);
  return folder;
}

function look<Seen>(folder: string, at: (path: (name: string) => string) => Seen): Seen {
  try {
    return at((name) => join(folder, name));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the page that a visitor gets', () => {
  it('is called by the name of the app', () => {
    expect(/<title>(.*)<\/title>/.exec(SOURCE)?.[1]).toBe(expo.name);
    expect(/apple-mobile-web-app-title" content="(.*)"/.exec(SOURCE)?.[1]).toBe(expo.name);
  });

  // Expo fills in the first of each.
  it('has each place that the export fills in once', () => {
    const places = [...SOURCE.matchAll(/%[A-Z_]+%/g)].map(([place]) => place);
    expect(places).toEqual([...new Set(places)]);
  });

  it('shows the emblem and the name before any script has come, in both schemes', () => {
    const page = look(exported({ 'index.html': SOURCE, [FONT]: 'letters' }, 'page completePage'), (path) =>
      readFileSync(path('index.html'), 'utf8'),
    );
    const drawn = /<div id="first-screen"[^>]*>[^]*?<\/div>/.exec(page)?.[0] ?? '';
    expect(drawn).toContain('<svg aria-hidden="true"');
    expect(drawn).toContain(`<p>${expo.name}</p>`);
    expect(page).toContain('prefers-color-scheme: dark');
    // The page's own policy forbids styles that stand in a tag.
    expect(drawn).not.toContain(' style=');
    expect(page).toContain('<link rel="preload" href="/assets/fonts/A%20b.woff2" as="font"');
  });
});

describe('packing an exported folder', () => {
  const files = { 'app.js': SCRIPT, 'deep/er.html': SCRIPT, 'icon.png': SCRIPT, 'tiny.js': ';' };

  it('lays a packed copy of each file beside it that unpacks to the same', () =>
    look(exported(files, 'packed packFiles'), (path) => {
      for (const name of ['app.js', 'deep/er.html']) {
        expect(brotliDecompressSync(readFileSync(path(`${name}.br`))).toString()).toBe(SCRIPT);
        expect(gunzipSync(readFileSync(path(`${name}.gz`))).toString()).toBe(SCRIPT);
        expect(readFileSync(path(name), 'utf8')).toBe(SCRIPT);
      }
    }));

  it.each(['icon.png', 'tiny.js'])('leaves alone what gains nothing: %s', (name) =>
    look(exported(files, 'packed packFiles'), (path) => {
      expect([existsSync(path(`${name}.br`)), existsSync(path(`${name}.gz`))]).toEqual([false, false]);
    }),
  );
});

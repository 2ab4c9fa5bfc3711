import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const SCRIPT = '/_expo/static/js/app-1.js';
const FILES = { '/index.html': '<html></html>', [SCRIPT]: 'play()' };

/** Serves the folder, asks for each path, and tells status and headers. */
const ASK = `
  const { createServer } = await import('node:http');
  const { filesOf } = await import('./src/scripts/tooling/site-files.mjs');
  const [folder, ...paths] = process.argv.slice(1);
  const server = createServer(await filesOf(folder));
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const told = {};
  for (const path of paths) {
    const { status, headers } = await fetch('http://127.0.0.1:' + server.address().port + path);
    told[path] = { status, headers: Object.fromEntries(headers) };
  }
  process.stdout.write(JSON.stringify(told));
  process.exit();
`;

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

function answersTo(...paths: readonly string[]): Readonly<Record<string, Answer>> {
  mkdirSync(resolve('.cache'), { recursive: true });
  const folder = mkdtempSync(resolve('.cache', 'site-'));
  try {
    for (const [path, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const told = execFileSync(process.execPath, ['--input-type=module', '-e', ASK, folder, ...paths]);
    return JSON.parse(told.toString()) as Record<string, Answer>;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The table of the README: which header, with which value, for which paths. */
const asked = [...readFileSync('README.md', 'utf8').matchAll(/^\| `([\w-]+): ([^`]+)` \| ([^|]+) \|/gm)].map(
  ([, name = '', value = '', paths = '']) => ({ name: name.toLowerCase(), value, paths }),
);

const LOST = '/_expo/static/js/app-0.js';

describe('what serves the web version', () => {
  const answers = answersTo('/', '/table/any', SCRIPT, LOST);

  it('has a table in the README to keep to', () => expect(asked).toHaveLength(4));

  it.each([
    ['/', 'every page'],
    ['/', 'everything'],
    ['/', '`/`'],
    ['/table/any', 'every page'],
    ['/table/any', 'everything'],
    [SCRIPT, 'everything'],
    [SCRIPT, '`/_expo/static/`'],
  ])('sends for %s what the README asks for %s', (path, paths) => {
    const rows = asked.filter((row) => row.paths.startsWith(paths));
    expect(rows).toHaveLength(1);
    for (const { name, value } of rows) expect(answers[path]?.headers[name]).toBe(value);
  });

  it('answers an unknown path with the page, and an unknown script not at all', () => {
    expect(answers['/table/any']?.status).toBe(200);
    expect(answers[LOST]?.status).toBe(404);
  });
});

import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const OLD_NODE = 'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"18.20.8"})';

const run = (...args: string[]) => spawnSync(process.execPath, args, { encoding: 'utf8' });

it.each([
  [
    'a port that is no number',
    ['src/scripts/play.mjs', '--port', 'abc'],
    '"abc" is no port: give a whole number from 1 to 65535.',
  ],
  [
    'a port out of range',
    ['src/scripts/play.mjs', '--port=70000'],
    '"70000" is no port: give a whole number from 1 to 65535.',
  ],
  [
    'an unknown option',
    ['src/scripts/play.mjs', '--prot', '1'],
    'Usage: npm run play, or npm run play -- --port N',
  ],
  [
    'an unknown step',
    ['src/scripts/test.mjs', 'speling'],
    'There is no step "speling". The steps are: types, lint, format, imports, unused, unit, screens, e2e.',
  ],
  ['an unknown script', ['src/scripts/run.mjs', 'nothing'], 'There is no src/scripts/nothing.ts to run.'],
  [
    'an old Node',
    ['--import', OLD_NODE, 'src/scripts/play.mjs'],
    'Node 20.19 or newer is needed; this is 18.20.8.',
  ],
])('%s is answered in one line', (_case, args, line) => {
  const { status, stdout, stderr } = run(...args);
  expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: `${line}\n` });
});

it('a taken port is refused before anything is built', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = String((server.address() as AddressInfo).port);
  const { status, stdout, stderr } = run('src/scripts/play.mjs', '--port', port);
  server.close();
  const line = `Port ${port} is taken or not allowed: choose another with --port N, or leave it out.\n`;
  expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: line });
});

it('an audit that the registry does not answer says so, although npm is told to be quiet', () => {
  const quickly = ['--registry=http://127.0.0.1:9', '--fetch-retries=0'];
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'audit', ...quickly], { encoding: 'utf8' });
  expect(status).not.toBe(0);
  expect(`${stdout}${stderr}`).toMatch(/audit/i);
});

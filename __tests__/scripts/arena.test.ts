import { spawnSync } from 'node:child_process';

const CALL = '--game packet-row --players 3 --bots hard,easy,easy --games 2 --seed 1'.split(' ');
const ARENA = [...CALL, '--iterations-scale', '0.01', '--json'];

/** As if typed into a terminal: what an npm that runs these tests hands on to its children is left out. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.toLowerCase().startsWith('npm_')),
) as NodeJS.ProcessEnv;

const share = {
  share: expect.any(Number) as number,
  low: expect.any(Number) as number,
  high: expect.any(Number) as number,
};
const thinkMs = {
  median: expect.any(Number) as number,
  p95: expect.any(Number) as number,
  max: expect.any(Number) as number,
};
const standing = (bot: string, seats: number) => ({
  bot,
  seats,
  wins: expect.any(Number) as number,
  ...share,
  meanScore: expect.any(Number) as number,
  thinkMs,
});

it.each([
  ['the script itself', process.execPath, ['src/scripts/run.mjs', 'arena', ...ARENA]],
  ['npm run', 'npm', ['run', 'arena', '--', ...ARENA]],
])(
  'arena --json by %s prints one object on standard output and nothing else',
  (_, command, args) => {
    const shell = command === 'npm' && process.platform === 'win32';
    const { status, stdout, stderr } = spawnSync(command, args, {
      encoding: 'utf8',
      env: environment,
      shell,
    });
    expect({ status, lines: stdout.split('\n').length, end: stdout.at(-1) }).toEqual({
      status: 0,
      lines: 2,
      end: '\n',
    });
    const report = JSON.parse(stdout) as { bots: readonly { wins: number }[] };
    expect(report).toStrictEqual({ games: 2, bots: [standing('hard', 1), standing('easy', 2)] });
    expect(report.bots.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(2);
    expect(stderr).toContain('2 of 2 games');
  },
  60_000,
);

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { transformAsync } from '@babel/core';
import { build } from 'esbuild';
import { LEVELS, type Level } from '@/ai';
import type { GameId } from '@/games';
import { median } from './measure';
import type { Report } from './report';

const run = promisify(execFile);
const ROOT = process.cwd();
const FOLDER = join(ROOT, '.cache/hermes');
const VM = join(ROOT, 'node_modules/hermes-engine-cli/linux64-bin/hermes');
const GAMES_PLAYED = 400;

/** The VM from npm is older than a phone's: it lacks these globals, and block scopes, classes and private fields. */
const BANNER = `
var globalThis = this;
var console = { log: print, warn: print, error: print };
function TextEncoder() {}
TextEncoder.prototype.encode = function (text) {
  var bytes = new Uint8Array(text.length);
  for (var i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
};
if (!Object.hasOwn) Object.hasOwn = function (o, k) { return Object.prototype.hasOwnProperty.call(o, k); };
`;

const PLUGINS = [
  'class-properties',
  'private-methods',
  'private-property-in-object',
  'class-static-block',
  'logical-assignment-operators',
  'classes',
  'block-scoping',
].map((name) => `@babel/plugin-transform-${name}`);

type Entry = 'hermes-entry' | 'hermes-thinking' | 'hermes-previews' | 'hermes-colours';

const forTheVm = (file: string) => file.replace(/\.js$/, '.vm.js');

async function bundle(entry: Entry, game: GameId, players: number): Promise<string> {
  const result = await build({
    entryPoints: [join(ROOT, `src/scripts/bench/${entry}.ts`)],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    alias: { '@': join(ROOT, 'src') },
    define: { BENCH_GAME: JSON.stringify(game), BENCH_PLAYERS: `${players}`, BENCH_GAMES: `${GAMES_PLAYED}` },
  });
  const source = result.outputFiles[0]?.text ?? '';
  const lowered = await transformAsync(source, {
    plugins: PLUGINS,
    configFile: false,
    babelrc: false,
    compact: false,
  });
  await mkdir(FOLDER, { recursive: true });
  const file = join(FOLDER, `${entry}-${game}-${players}.js`);
  await writeFile(file, lowered?.code ?? '');
  await writeFile(forTheVm(file), BANNER + (lowered?.code ?? ''));
  return file;
}

interface Played {
  readonly moves: number;
  readonly ms: number;
}

interface Previewed {
  /** How many things were looked at for a table, on average. */
  readonly looked: number;
  /** By table, one after the other. */
  readonly tries: readonly (readonly number[])[];
}

/** A frame of the screen, and what a tap on a phone may take. */
const MOST_PREVIEW_MS = { v8: 16, hermes: 100 } as const;

async function printedBy<Printed>(command: string, args: readonly string[]): Promise<Printed> {
  const { stdout } = await run(command, args);
  return JSON.parse(stdout) as Printed;
}

const onHermes = <Printed>(file: string) => printedBy<Printed>(VM, ['-O', forTheVm(file)]);

/** What each level has to get done within so many milliseconds, at the slowest of the decisions. */
const BUDGETS: Readonly<Record<Level, { readonly task: string; readonly ms: number }>> = {
  easy: { task: 'easy decides', ms: 100 },
  medium: { task: 'medium decides', ms: 300 },
  hard: { task: 'hard gets 1,000 iterations done', ms: 1000 },
};

async function benchThinking(report: Report, game: GameId, players: number): Promise<void> {
  const file = await bundle('hermes-thinking', game, players);
  const times = await onHermes<Readonly<Record<Level, readonly number[]>>>(file);
  for (const level of LEVELS) {
    const { task, ms } = BUDGETS[level];
    report.figure(`${players} players: ${task}, median`, median(times[level]), 'ms');
    report.bar({
      name: `${players} players: ${task}, slowest of ${times[level].length}`,
      value: Math.max(...times[level]),
      unit: 'ms',
      atMost: ms,
    });
  }
}

interface Previews {
  readonly entry: Entry;
  /** All that one table asks for together, and what is counted of it. */
  readonly all: string;
  readonly looked: string;
}

/** What the games' tables tell before anything is chosen. */
const PREVIEWS: Partial<Readonly<Record<GameId, Previews>>> = {
  harbour: { entry: 'hermes-previews', all: 'all places', looked: 'places previewed' },
  rotterdam: { entry: 'hermes-colours', all: 'all five colours', looked: 'ways that five colours may go' },
};

/** How long a table takes to tell what everything on it would give. */
async function benchPreviews(report: Report, game: GameId, players: number): Promise<void> {
  const previews = PREVIEWS[game];
  if (previews === undefined) return;
  const { entry, all, looked } = previews;
  const file = await bundle(entry, game, players);
  const onV8 = await printedBy<Previewed>(process.execPath, [file]);
  const slow = await onHermes<Previewed>(file);
  report.figure(`${players} players: ${looked}, on average`, slow.looked, '');
  const bars = (vm: string, { tries }: Previewed, atMost: number): void => {
    const times = tries.map(median);
    const name = `${players} players: ${all} on ${vm}`;
    report.figure(`${name}, median`, median(times), 'ms');
    report.bar({
      name: `${name}, slowest of ${times.length}`,
      value: Math.max(...times),
      unit: 'ms',
      atMost,
    });
  };
  bars('V8', onV8, MOST_PREVIEW_MS.v8);
  bars('Hermes', slow, MOST_PREVIEW_MS.hermes);
  const cold = (vm: string, { tries }: Previewed, atMost?: number): void => {
    const name = `${players} players: ${all} on ${vm}, the very first time`;
    report.bar({ name, value: tries[0]?.[0] ?? 0, unit: 'ms', atMost });
  };
  // V8 has nothing compiled yet, and is timed on machines that do other things as well: a figure, and no bar.
  cold('V8', onV8);
  cold('Hermes', slow, MOST_PREVIEW_MS.hermes);
}

/** The same bundle under a Hermes VM without JIT and under V8: the games must be the same, the times are compared. */
export async function benchHermes(report: Report, game: GameId): Promise<void> {
  report.say(`${game}, the same bundle on a Hermes VM (older than a phone's, no JIT)`);
  if (process.platform !== 'linux' || !existsSync(VM)) {
    report.say('  no Hermes VM for this machine: left out');
    return;
  }
  for (const players of [2, 4]) {
    const file = await bundle('hermes-entry', game, players);
    const v8 = await printedBy<Played>(process.execPath, [file]);
    const hermes = await onHermes<Played>(file);
    report.bar({
      name: `${players} players: moves that both VMs played alike`,
      value: hermes.moves === v8.moves ? 1 : 0,
      unit: '',
      atLeast: 1,
    });
    report.figure(`${players} players: playouts on Hermes`, (GAMES_PLAYED * 1000) / hermes.ms, 'playouts/s');
    report.figure(`${players} players: V8 is faster by`, hermes.ms / v8.ms, 'times');
    await benchThinking(report, game, players);
  }
  for (const players of [2, 3, 4]) await benchPreviews(report, game, players);
}

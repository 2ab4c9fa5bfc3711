import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';

/** Games shared out among the processors: each process plays every so manieth game and writes a line for each. */
interface Shift {
  readonly from: number;
  readonly step: number;
}

/** In a process of the crew: plays the games of its shift. */
export function workShift(shift: string, games: number, play: (number: number) => unknown): void {
  const { from, step } = JSON.parse(shift) as Shift;
  for (let number = from; number < games; number += step) {
    process.stdout.write(`${JSON.stringify([number, play(number)])}\n`);
  }
}

function startWorker(shift: Shift, heed: (line: string) => void): Promise<void> {
  const script = process.argv[1] as string;
  const args = [...process.argv.slice(2), '--shift', JSON.stringify(shift)];
  const worker = spawn(process.execPath, ['--enable-source-maps', script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  createInterface({ input: worker.stdout }).on('line', heed);
  return new Promise((resolve, reject) => {
    worker.on('error', reject);
    worker.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`a process of the crew ended with code ${code}`));
    });
  });
}

const BAR = 30;

function showProgress(done: number, games: number, since: number): void {
  const tenth = Math.max(1, Math.floor(games / 10));
  if (!process.stderr.isTTY && done % tenth !== 0 && done !== games) return;
  const full = Math.round((BAR * done) / games);
  const left = done === 0 ? 0 : Math.round(((performance.now() - since) / done / 1000) * (games - done));
  const bar = `${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${done} of ${games} games, ${left} s left`;
  process.stderr.write(process.stderr.isTTY ? `\r${bar.padEnd(BAR + 40)}` : `${bar}\n`);
}

/** In the process that was called: starts one process for each processor and gathers what they report, in the order of the games. */
export async function gather<Report>(games: number): Promise<Report[]> {
  const reports: [number: number, report: Report][] = [];
  const since = performance.now();
  const size = Math.min(availableParallelism(), games);
  const heed = (line: string) => {
    reports.push(JSON.parse(line) as [number, Report]);
    showProgress(reports.length, games, since);
  };
  await Promise.all(Array.from({ length: size }, (_, from) => startWorker({ from, step: size }, heed)));
  if (process.stderr.isTTY) process.stderr.write('\n');
  return reports.sort(([a], [b]) => a - b).map(([, report]) => report);
}

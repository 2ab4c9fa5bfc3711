/** A figure against its bar. */
export interface Bar {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly atLeast?: number | undefined;
  readonly atMost?: number | undefined;
}

function passes({ value, atLeast, atMost }: Bar): boolean {
  return (atLeast === undefined || value >= atLeast) && (atMost === undefined || value <= atMost);
}

const shown = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

export class Report {
  private readonly bars: Bar[] = [];

  say(line: string): void {
    process.stdout.write(`${line}\n`);
  }

  figure(name: string, value: number, unit: string): void {
    this.say(`  ${name.padEnd(58)} ${shown(value).padStart(12)} ${unit}`);
  }

  /** A bar without a limit is a figure. */
  bar(bar: Bar): void {
    if (bar.atLeast === undefined && bar.atMost === undefined) {
      this.figure(bar.name, bar.value, bar.unit);
      return;
    }
    this.bars.push(bar);
    const limit = bar.atLeast === undefined ? `at most ${bar.atMost}` : `at least ${bar.atLeast}`;
    const verdict = passes(bar) ? 'passed' : 'FAILED';
    this.say(`  ${bar.name.padEnd(58)} ${shown(bar.value).padStart(12)} ${bar.unit}  (${limit}: ${verdict})`);
  }

  close(): void {
    const passed = this.bars.filter(passes).length;
    const failed = this.bars.length - passed;
    this.say(`bench: ${passed} passed, ${failed} failed`);
    if (failed > 0) process.exitCode = 1;
  }
}

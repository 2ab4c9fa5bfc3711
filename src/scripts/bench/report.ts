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

const limitOf = ({ atLeast, atMost }: Bar): string =>
  atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`;

const shown = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

export class Report {
  private readonly bars: (Bar & { readonly about: string })[] = [];
  private about = '';

  /** What the figures that follow are about. */
  say(line: string): void {
    this.about = line;
    this.print(line);
  }

  private print(line: string): void {
    process.stdout.write(`${line}\n`);
  }

  figure(name: string, value: number, unit: string): void {
    this.print(`  ${name.padEnd(58)} ${shown(value).padStart(12)} ${unit}`);
  }

  /** A bar without a limit is a figure. */
  bar(bar: Bar): void {
    if (bar.atLeast === undefined && bar.atMost === undefined) {
      this.figure(bar.name, bar.value, bar.unit);
      return;
    }
    this.bars.push({ ...bar, about: this.about });
    const verdict = passes(bar) ? 'passed' : 'FAILED';
    const figure = `${shown(bar.value).padStart(12)} ${bar.unit}`;
    this.print(`  ${bar.name.padEnd(58)} ${figure}  (${limitOf(bar)}: ${verdict})`);
  }

  close(): void {
    const missed = this.bars.filter((bar) => !passes(bar));
    this.print(`bench: ${this.bars.length - missed.length} passed, ${missed.length} failed`);
    for (const bar of missed) {
      this.print(`missed: ${bar.about}: ${bar.name}: ${shown(bar.value)} ${bar.unit}, ${limitOf(bar)}`);
    }
    if (missed.length > 0) process.exitCode = 1;
  }
}

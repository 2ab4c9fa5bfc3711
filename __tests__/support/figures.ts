/** A figure that people quote: `npm test` shows it behind the step that it belongs to. */
export function tellFigure(figure: string): void {
  process.stdout.write(`figure: ${figure}\n`);
}

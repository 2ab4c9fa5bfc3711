/** However late it was: nothing flies more than this many times as fast as it should. */
const FASTEST = 2;

/** When the first of several pieces took off. Those that are drawn later wait the shorter, and all make up for a late start. */
export class Takeoff {
  private begun: number | undefined;
  private haste = 1;

  constructor(
    private readonly happened: number,
    private readonly lasts: number,
    /** All has to be over so long after it happened. */
    private readonly longest: number,
  ) {}

  /** What is left of a flight that should begin and last so long; whoever asks first takes off. */
  left(start: number, lasts: number): { readonly wait: number; readonly lasts: number } {
    const begun = this.begin();
    return { wait: Math.max(0, start * this.haste - (performance.now() - begun)), lasts: lasts * this.haste };
  }

  /** Milliseconds until the last piece has landed. */
  get end(): number {
    const begun = this.begin();
    return this.lasts * this.haste - (performance.now() - begun);
  }

  private begin(): number {
    if (this.begun !== undefined) return this.begun;
    this.begun = performance.now();
    const room = this.longest - (this.begun - this.happened);
    this.haste = Math.min(1, Math.max(1 / FASTEST, room / this.lasts));
    return this.begun;
  }
}

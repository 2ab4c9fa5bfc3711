/** When the first of several pieces took off: those that are drawn later wait the shorter for it. */
export class Takeoff {
  private begun: number | undefined;

  /** Milliseconds since then; whoever asks first takes off. */
  ago(): number {
    const now = Date.now();
    this.begun ??= now;
    return now - this.begun;
  }
}

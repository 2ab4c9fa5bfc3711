/** Motion that never reports its end must not hold the bots up for ever. */
const LONGEST_MOTION = 3_000;

interface Course {
  /** Milliseconds before a bot's move is shown; 'step' waits for a tap. */
  pause(): number | 'step';
  /** The number of the last move that is shown; -1 before the first of this sitting. */
  lastMove(): number;
  /** A move is ready and waits for a tap. */
  waits(): void;
}

/** When a bot's move may be shown: the motion of the move before it has ended, and the chosen pause is over. */
export class BotPace {
  private onSettled: (() => void) | undefined;
  private onTap: (() => void) | undefined;
  private hurried = false;

  constructor(
    private readonly course: Course,
    private settledTo: number,
  ) {}

  /** Nobody is asked for a tap where the move came to nothing meanwhile. */
  async ready(stillStands: () => boolean): Promise<void> {
    await this.motionEnded();
    if (stillStands()) await this.paused();
  }

  private motionEnded(): Promise<void> {
    if (this.settledTo >= this.course.lastMove()) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, LONGEST_MOTION);
      this.onSettled = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private paused(): Promise<void> {
    const pause = this.course.pause();
    const hurried = this.hurried && pause !== 'step';
    this.hurried = false;
    if (hurried) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = pause === 'step' ? undefined : setTimeout(() => this.tap(), pause);
      this.onTap = () => {
        clearTimeout(timer);
        this.onTap = undefined;
        resolve();
      };
      if (pause === 'step') this.course.waits();
    });
  }

  /** Somebody has seen enough: the pause that goes on ends, or the next one does not begin. */
  hurry(): void {
    if (this.course.pause() === 'step') return;
    this.hurried = this.onTap === undefined;
    this.tap();
  }

  /** The motion of this move has ended. */
  settled(number: number): void {
    this.settledTo = Math.max(this.settledTo, number);
    if (this.settledTo >= this.course.lastMove()) this.endMotion();
  }

  /** A move was taken back: what comes after this one has yet to be seen. */
  backTo(number: number): void {
    this.settledTo = number;
  }

  tap(): void {
    this.onTap?.();
  }

  endMotion(): void {
    this.onSettled?.();
    this.onSettled = undefined;
  }
}

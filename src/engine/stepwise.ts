/** Long work that stops after every step: whoever has it done decides when it goes on, and whether it does. */
export type Stepwise<Result> = Generator<undefined, Result, undefined>;

export function atOnce<Result>(work: Stepwise<Result>): Result {
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
}

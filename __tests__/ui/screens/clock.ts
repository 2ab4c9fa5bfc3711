/** More than the time in which a curtain takes a press for a leftover one. */
const A_WHILE = 500;

const now = Date.now;
/** Both clocks at one moment; what stands in for the second on a phone is a mock already. */
const began = { date: Date.now(), passed: performance.now() };
let ahead = 0;

/** Lets a while pass at once, for what goes by the clock: neither a busy machine nor a quick one makes a difference. */
export function letTimePass(): void {
  ahead += A_WHILE;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
  jest.spyOn(performance, 'now').mockImplementation(() => began.passed + now() - began.date + ahead);
}

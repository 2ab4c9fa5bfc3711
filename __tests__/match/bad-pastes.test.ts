import { answerTo, BAD_PASTES } from '../support/bad-pastes';
import { tellFigure } from '../support/figures';

/** Of the processor's time, in milliseconds: others may share the machine. */
const ANSWERED_WITHIN = 1_000;

let longest = 0;
afterAll(() => tellFigure(`longest answer to bad input: ${Math.round(longest)} ms`));

it.each(BAD_PASTES)('%s is refused within a second, and nothing of it stays', async (_case, paste) => {
  const spent = await answerTo(paste());
  longest = Math.max(longest, spent);
  expect(spent).toBeLessThan(ANSWERED_WITHIN);
});

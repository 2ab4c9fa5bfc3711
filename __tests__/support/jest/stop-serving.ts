import { closeBrowser } from './one-browser';
import { stopServing } from './serve-web-build';

/** The browser is this process' own where Jest needs no workers. */
export default async function stop(): Promise<void> {
  await closeBrowser();
  await stopServing();
}

import { parseArgs } from 'node:util';
import { ensureInstalled } from './tooling/install.mjs';
import { main, Stop } from './tooling/project.mjs';
import { serve } from './tooling/serve.mjs';
import { ensureWebBuild } from './tooling/web-build.mjs';

await main(async (args) => {
  const port = chosenPort(args);
  await ensureInstalled();
  const address = await serve(await ensureWebBuild(), port);
  console.log(`Harbourmaster is open at ${address} (Ctrl+C closes it).`);
});

function chosenPort(args) {
  const text = portOption(args);
  if (text === undefined) return undefined;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65535) return port;
  throw new Stop(`"${text}" is no port: give a whole number from 1 to 65535.`);
}

function portOption(args) {
  try {
    return parseArgs({ args, options: { port: { type: 'string' } } }).values.port;
  } catch {
    throw new Stop('Usage: npm run play, or npm run play -- --port N');
  }
}

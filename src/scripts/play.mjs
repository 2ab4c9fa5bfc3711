import { ensureInstalled } from './tooling/install.mjs';
import { main, Stop } from './tooling/project.mjs';
import { findPort, serve } from './tooling/serve.mjs';
import { ensureWebBuild } from './tooling/web-build.mjs';

await main(async (args) => {
  const port = await findPort(chosenPort(args));
  await ensureInstalled();
  const address = await serve(await ensureWebBuild(), port);
  console.log(`Harbourmaster is open at ${address} (Ctrl+C closes it).`);
});

/** Reads `--port N` or `--port=N`. */
function chosenPort(args) {
  if (args.length === 0) return undefined;
  const [option, text, ...rest] = args.flatMap((arg) => arg.split('='));
  if (option !== '--port' || text === undefined || rest.length > 0) {
    throw new Stop('Usage: npm run play, or npm run play -- --port N');
  }
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65535) return port;
  throw new Stop(`"${text}" is no port: give a whole number from 1 to 65535.`);
}

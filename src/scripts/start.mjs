import { ensureInstalled } from './tooling/install.mjs';
import { main, runNode, tool } from './tooling/project.mjs';

await main(async (args) => {
  await ensureInstalled();
  const { code } = await runNode([tool('expo'), 'start', ...args], { show: true });
  process.exitCode = code;
});

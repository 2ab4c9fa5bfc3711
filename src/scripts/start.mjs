import { ensureInstalled } from './tooling/install.mjs';
import { main, runNode, tool } from './tooling/project.mjs';

await main(async (args) => {
  await ensureInstalled();
  // The page in `public` forbids code made at run time, which is how changes reach a running page while developing.
  const env = { EXPO_PUBLIC_FOLDER: '.expo/public' };
  const { code } = await runNode([tool('expo'), 'start', ...args], { env, show: true });
  process.exitCode = code;
});

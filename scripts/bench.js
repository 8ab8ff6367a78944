// Measures: builds what is stale, then runs bench/run.ts on Node 24.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const run = (args) => {
  const { status } = spawnSync(at('node_modules/.bin/node'), args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};
run([at('scripts/build.js')]);
run([at('bench/run.ts'), ...process.argv.slice(2)]);

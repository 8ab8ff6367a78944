// npm run crowd: builds what is stale, then runs the site beside busy processes, with a crowd on it.
import { ensureBuilt } from './build.js';
import { inRoot } from './setup/paths.js';
import { COMPILED, run } from './setup/runtime.js';

if (!(await ensureBuilt())) process.exit(1);
process.exit(
  await run([inRoot('bench/crowd/run.ts'), ...process.argv.slice(2)], { env: COMPILED }),
);

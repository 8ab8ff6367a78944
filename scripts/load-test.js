// npm run load-test: builds what is out of date, then runs a load test of the site while other processes
// use the CPU.
import { ensureBuilt } from './build.js';
import { inRoot } from './setup/paths.js';
import { COMPILED, run } from './setup/runtime.js';

if (!(await ensureBuilt())) process.exit(1);
process.exit(
  await run([inRoot('bench/load-test/run.ts'), ...process.argv.slice(2)], { env: COMPILED }),
);

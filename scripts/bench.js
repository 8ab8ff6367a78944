// npm run bench: builds what is out of date, then runs the benchmarks.
import { ensureBuilt } from './build.js';
import { inRoot } from './setup/paths.js';
import { COMPILED, run } from './setup/runtime.js';

if (!(await ensureBuilt())) process.exit(1);
// Starts the measured servers with the same options as `npm start`.
process.exit(await run([inRoot('bench/run.ts'), ...process.argv.slice(2)], { env: COMPILED }));

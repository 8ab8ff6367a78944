// npm run bench: builds what is stale, then measures.
import { ensureBuilt } from './build.js';
import { inRoot } from './setup/paths.js';
import { COMPILED, run } from './setup/runtime.js';

if (!(await ensureBuilt())) process.exit(1);
// The servers that are measured start as `npm start` starts them.
process.exit(await run([inRoot('bench/run.ts'), ...process.argv.slice(2)], { env: COMPILED }));

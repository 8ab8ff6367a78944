// npm run soak: builds what is out of date, then runs the site under load for an hour by default.
import { ensureBuilt } from './build.js';
import { inRoot } from './setup/paths.js';
import { run } from './setup/runtime.js';

if (!(await ensureBuilt())) process.exit(1);
process.exit(await run([inRoot('bench/soak/run.ts'), ...process.argv.slice(2)]));

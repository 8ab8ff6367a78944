// npm start: installs missing packages, builds what is out of date and runs the server, which starts its
// database, migrates and seeds while the pages are built. Runs on Node 20; everything it starts runs on
// Node 24.
import { ensurePagesBuilt, ensureServerBuilt } from './build.js';
import { readSettings } from './setup/env-file.js';
import { ensureInstalled } from './setup/install.js';
import { watchParent } from './setup/parent.js';
import { preflight } from './setup/preflight.js';
import { serve } from './setup/serve.js';

const end = () => process.exit(143);
process.on('SIGTERM', end);
const stopWatching = watchParent(end);
await preflight(readSettings());
await ensureInstalled();
if (!(await ensureServerBuilt())) process.exit(1);
const pagesBuilt = ensurePagesBuilt();
// From here on, the server handles the signals.
process.off('SIGTERM', end);
stopWatching();
process.exit(await serve('server/build/main.js', { pagesBuilt }));

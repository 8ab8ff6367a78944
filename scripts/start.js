// npm start: installs what is missing, builds what is stale, then runs the server, which starts its
// database, migrates and seeds. Runs on Node 20; everything it starts runs on Node 24.
import { ensureBuilt } from './build.js';
import { refuseEarly } from './setup/before-start.js';
import { readSettings } from './setup/env-file.js';
import { ensureInstalled } from './setup/install.js';
import { watchParent } from './setup/parent.js';
import { serve } from './setup/serve.js';

const end = () => process.exit(143);
process.on('SIGTERM', end);
const forget = watchParent(end);
await refuseEarly(readSettings());
await ensureInstalled();
if (!(await ensureBuilt())) process.exit(1);
// From here on the server is asked to stop.
process.off('SIGTERM', end);
forget();
process.exit(await serve('server/build/main.js'));

// npm start: installs what is missing, builds what is stale, then runs the server, which starts its
// database, migrates and seeds. Runs on Node 20; everything it starts runs on Node 24.
import { ensureBuilt } from './build.js';
import { ensureInstalled } from './setup/install.js';
import { serve } from './setup/serve.js';

ensureInstalled();
if (!(await ensureBuilt())) process.exit(1);
process.exit(await serve('server/build/main.js'));

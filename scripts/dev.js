// npm run dev: runs the site and restarts it when the source of the server or the contract changes. Vite
// serves the pages in the same process, with hot module replacement.

import { readSettings } from './setup/env-file.js';
import { ensureInstalled } from './setup/install.js';
import { inRoot } from './setup/paths.js';
import { preflight } from './setup/preflight.js';
import { serve } from './setup/serve.js';

await preflight(readSettings());
await ensureInstalled();
const flags = [
  ...['server/src', 'contract/src', 'demo', 'drawings'].map(
    (path) => `--watch-path=${inRoot(path)}`,
  ),
  '--watch-preserve-output',
];
process.exit(
  await serve('server/src/main.ts', {
    flags,
    env: { NODE_ENV: 'development', LOG_LEVEL: process.env.LOG_LEVEL ?? 'debug' },
  }),
);

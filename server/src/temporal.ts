import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolveServerPath } from './server-paths.ts';

/**
 * Loads the Temporal polyfill until Node supports Temporal. The published package stores each value's text
 * in the value for debuggers, which doubles its cost; the minified build next to the server does not.
 * Required rather than imported, so that the polyfill is loaded before later modules.
 */
const built = resolveServerPath('build/temporal/global.js');
createRequire(import.meta.url)(existsSync(built) ? built : 'temporal-polyfill/global');

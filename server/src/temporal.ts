import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { serverPath } from './server-paths.ts';

/**
 * Loads the Temporal polyfill until Node supports it. The published package stores every value's text in it
 * for debuggers, which doubles the cost of a value; the minified build beside the server does not. Required
 * rather than imported, so that it is loaded before any later module.
 */
const built = serverPath('build/temporal/global.js');
createRequire(import.meta.url)(existsSync(built) ? built : 'temporal-polyfill/global');

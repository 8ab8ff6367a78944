import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inServer } from './server-paths.ts';

/**
 * Temporal, until Node brings it. As published, the package writes every value's text into it for
 * debuggers, which doubles what a value costs; minified, as it is built beside the server, it does not.
 * Required rather than imported, so that it is there before any module that comes after.
 */
const built = inServer('build/temporal/global.js');
createRequire(import.meta.url)(existsSync(built) ? built : 'temporal-polyfill/global');

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export const inRoot = (...parts) => join(ROOT, ...parts);

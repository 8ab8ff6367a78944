import { fileURLToPath } from 'node:url';

/*
 * The program runs from source in `src` or from the bundle in `build`. This file, or the chunk that
 * contains it, is directly in one of the two.
 */
const PACKAGE = new URL('..', import.meta.url);
const isBundled = import.meta.url.endsWith('.js');

/**
 * Returns the absolute path for a path relative to the server's package, such as `migrations` or `../web`.
 */
export const resolveServerPath = (path: string): string => fileURLToPath(new URL(path, PACKAGE));

/** Returns the path to the file that starts a thread or process, such as `trip-sheets/draw-worker`. */
export const getEntryFile = (name: string): string =>
  resolveServerPath(isBundled ? `build/${name}.js` : `src/${name}.ts`);

import { fileURLToPath } from 'node:url';

/*
 * The program runs from its source in `src`, or bundled in `build`: this file, or the chunk that it
 * became part of, lies directly in one of the two.
 */
const PACKAGE = new URL('..', import.meta.url);
const isBundled = import.meta.url.endsWith('.js');

/** A path below the server's package, such as `migrations`, or beside it, such as `../web`. */
export const inServer = (path: string): string => fileURLToPath(new URL(path, PACKAGE));

/** The file of what runs in a thread or a process of its own, such as `trip-sheets/draw-worker`. */
export const programFile = (name: string): string =>
  inServer(isBundled ? `build/${name}.js` : `src/${name}.ts`);

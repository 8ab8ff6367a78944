import type { Plugin } from 'vite';

/**
 * For browser tests that run once: the browser keeps modules, and does not ask for each of them again
 * with every file. Each "304 Not Modified" costs Chromium an open file and 2 MiB of shared memory until it
 * collects its garbage (vitest-dev/vitest#9437), so that its page was closed at the end of long runs:
 * over 14 files it had 1,372 files open without this, and has 188. Vitest keeps the headers of some 20 of
 * its own files to itself; for those the garbage is collected (scripts/testing/stages.js).
 */
export const keptModules = (): Plugin => ({
  name: 'kept-modules',
  configureServer: ({ config, middlewares }) => {
    const isEdited = config.server.watch !== null;
    if (isEdited) return;
    middlewares.use((_request, response, next) => {
      const setHeader = response.setHeader.bind(response);
      response.setHeader = (name, value) =>
        setHeader(name, value === 'no-cache' ? 'max-age=3600' : value);
      next();
    });
  },
});

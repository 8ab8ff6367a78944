import type { Plugin } from 'vite';

const EMPTY = '\0css-in-page';

/**
 * Leaves the CSS out of the browser's build: each page carries it (entry.server.tsx). As a file of
 * its own the router would fetch it before the first change of page.
 */
export const cssInPage = (): Plugin => ({
  name: 'css-in-page',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
  resolveId: (source) => (source === './app.css' ? EMPTY : null),
  load: (id) => (id === EMPTY ? '' : null),
});

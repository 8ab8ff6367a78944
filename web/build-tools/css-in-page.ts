import type { Plugin } from 'vite';

const EMPTY = '\0css-in-page';

/**
 * Omits the CSS files from the browser build, because each page contains the CSS (entry.server.tsx). The
 * router would fetch the files before the first navigation.
 */
export const cssInPage = (): Plugin => ({
  name: 'css-in-page',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
  resolveId: (source) => (source === './app.css' ? EMPTY : null),
  load: (id) => (id === EMPTY ? '' : null),
});

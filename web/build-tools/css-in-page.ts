import type { Plugin } from 'vite';

const EMPTY = '\0css-in-page';

/**
 * Omits the CSS from the browser build, because each page contains it (entry.server.tsx). The router would
 * fetch a separate file before the first navigation.
 */
export const cssInPage = (): Plugin => ({
  name: 'css-in-page',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
  resolveId: (source) => (source === './app.css' ? EMPTY : null),
  load: (id) => (id === EMPTY ? '' : null),
});

import type { Plugin } from 'vite';
import { drawAll } from '../../drawings/scenes/all-drawings.ts';

/**
 * Adds the site's drawings to the build, and serves them in development. They are generated from source
 * (drawings/scenes/), so none of them is in the repository as a file.
 */
export const drawFiles = (): Plugin => {
  const folder = 'illustrations/';
  return {
    name: 'draw-files',
    applyToEnvironment: (environment) => environment.name === 'client',
    configureServer(server) {
      server.middlewares.use((request, reply, next) => {
        const path = request.url?.split('?')[0] ?? '';
        const name = path.startsWith(`/${folder}`) ? path.slice(folder.length + 1, -4) : '';
        const drawing = name === '' ? undefined : drawAll().get(name);
        if (!drawing) return next();
        reply.setHeader('content-type', 'image/svg+xml');
        reply.end(drawing);
      });
    },
    generateBundle() {
      for (const [name, source] of drawAll())
        this.emitFile({ type: 'asset', fileName: `${folder}${name}.svg`, source });
    },
  };
};

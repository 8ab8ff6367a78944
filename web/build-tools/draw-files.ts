import type { Plugin } from 'vite';

/**
 * Imported at run time rather than bundled with Vite's configuration, because it loads the file of each
 * city by its name.
 */
const drawAll = async (): Promise<Map<string, string>> => {
  const file = new URL('../../drawings/scenes/all-drawings.ts', import.meta.url).href;
  const drawings: typeof import('../../drawings/scenes/all-drawings.ts') = await import(file);
  return drawings.drawAll();
};

/**
 * Adds the site's drawings to the build, and serves them in development. They are generated from code
 * (drawings/scenes/), so the repository contains no image files of them.
 */
export const drawFiles = (): Plugin => {
  const folder = 'illustrations/';
  return {
    name: 'draw-files',
    applyToEnvironment: (environment) => environment.name === 'client',
    configureServer(server) {
      server.middlewares.use(async (request, reply, next) => {
        const path = request.url?.split('?')[0] ?? '';
        const name = path.startsWith(`/${folder}`) ? path.slice(folder.length + 1, -4) : '';
        const drawing = name === '' ? undefined : (await drawAll()).get(name);
        if (!drawing) return next();
        reply.setHeader('content-type', 'image/svg+xml');
        reply.end(drawing);
      });
    },
    async generateBundle() {
      for (const [name, source] of await drawAll())
        this.emitFile({ type: 'asset', fileName: `${folder}${name}.svg`, source });
    },
  };
};

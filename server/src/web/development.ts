import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import { freePort } from '../free-port.ts';
import { type Bundle, type Renderer, rendererOf, WEB_ROOT } from './bundle.ts';

const startVite = async (port: number): Promise<ViteDevServer> => {
  const { createServer } = await import('vite');
  return createServer({
    root: WEB_ROOT,
    configFile: join(WEB_ROOT, 'vite.config.ts'),
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { port, host: '127.0.0.1' } },
    appType: 'custom',
  });
};

/**
 * Vite inside this server, for `npm run dev`. Its hot-reload socket has a port of its own: on the
 * server's port it would fight the app's sockets for the upgrade.
 */
export const registerDevelopment = async (
  app: FastifyInstance,
): Promise<{ renderer: () => Promise<Renderer>; connect: string[] }> => {
  const port = await freePort();
  // Not waited for: after an edit the API answers at once, and pages as soon as Vite can.
  const starting = startVite(port);
  starting.catch((error: unknown) => app.log.error({ err: error }, 'Vite did not start'));
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) done();
    else starting.then((vite) => vite.middlewares(request.raw, reply.raw, done), done);
  });
  app.addHook('onClose', () =>
    starting.then(
      (vite) => vite.close(),
      () => {},
    ),
  );
  return {
    renderer: async () => {
      const vite = await starting;
      const bundle = await vite.ssrLoadModule('virtual:react-router/server-build');
      return rendererOf(bundle as unknown as Bundle, 'development');
    },
    connect: [`ws://127.0.0.1:${port}`],
  };
};

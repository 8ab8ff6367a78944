import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { freePort } from '../free-port.ts';
import { type Bundle, type Renderer, rendererOf, WEB_ROOT } from './bundle.ts';

/**
 * Vite inside this server, for `npm run dev`. Its hot-reload socket has a port of its own: on the
 * server's port it would fight the app's sockets for the upgrade.
 */
export const registerDevelopment = async (
  app: FastifyInstance,
): Promise<{ renderer: () => Promise<Renderer>; connect: string[] }> => {
  const vite = await import('vite');
  const port = await freePort();
  const server = await vite.createServer({
    root: WEB_ROOT,
    configFile: join(WEB_ROOT, 'vite.config.ts'),
    // Read as it is: a bundled copy would be a new file, and start the watched server again.
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { port, host: '127.0.0.1' } },
    appType: 'custom',
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) done();
    else server.middlewares(request.raw, reply.raw, done);
  });
  app.addHook('onClose', () => server.close());
  return {
    renderer: async () => {
      const bundle = await server.ssrLoadModule('virtual:react-router/server-build');
      return rendererOf(bundle as unknown as Bundle, 'development');
    },
    connect: [`ws://127.0.0.1:${port}`],
  };
};

import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import { findFreePort } from '../free-port.ts';
import { type Bundle, createRenderer, WEB_ROOT } from './bundle.ts';
import type { Renderer } from './renderer.ts';

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
 * Runs Vite in this server, for `npm run dev`. Its hot-reload socket uses a separate port, because on the
 * server's port, it would compete with the app's sockets for upgrades.
 */
export const registerDevelopment = async (
  app: FastifyInstance,
): Promise<{ renderer: () => Promise<Renderer>; connect: string[] }> => {
  const port = await findFreePort();
  let starting: Promise<ViteDevServer> | undefined;
  const getViteServer = () => {
    starting ??= startVite(port);
    return starting;
  };
  // Vite starts last, so that after an edit the API responds first, and pages as soon as Vite is ready.
  app.addHook('onReady', (done) => {
    getViteServer().catch((error: unknown) => app.log.error({ err: error }, 'Vite did not start'));
    done();
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) done();
    else getViteServer().then((server) => server.middlewares(request.raw, reply.raw, done), done);
  });
  app.addHook('onClose', async () => {
    const server = await starting?.catch(() => null);
    await server?.close();
  });
  return {
    renderer: async () => {
      const server = await getViteServer();
      const bundle = await server.ssrLoadModule('virtual:react-router/server-build');
      return createRenderer(bundle as unknown as Bundle, 'development');
    },
    connect: [`ws://127.0.0.1:${port}`],
  };
};

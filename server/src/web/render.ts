import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { registerAssets } from './assets.ts';
import { loadBundle, rendererOf } from './bundle.ts';
import { registerDevelopment } from './development.ts';
import { provideTransport } from './in-process.ts';
import { registerPages } from './pages.ts';
import { registerSitemap } from './sitemap.ts';

/**
 * Renders the web's pages in this process. `production` serves the built ones, `dev` those of a
 * Vite server with hot reload, `none` nothing (API tests). Registers last: its route takes every
 * address that no other route takes.
 */
export const registerWeb = async (
  app: FastifyInstance,
  deps: Pick<Deps, 'config'>,
  { mode }: { mode: 'production' | 'dev' | 'none' },
): Promise<void> => {
  if (mode === 'none') return;
  provideTransport(app);
  registerSitemap(app, deps.config.publicUrl);
  if (mode === 'dev') {
    const development = await registerDevelopment(app);
    registerPages(app, deps.config, { ...development, cache: false });
    return;
  }
  await registerAssets(app);
  const renderer = rendererOf(await loadBundle(), 'production');
  registerPages(app, deps.config, { renderer: async () => renderer, cache: true });
};

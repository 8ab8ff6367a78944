import { availableParallelism } from 'node:os';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { registerAppManifestRoute } from './app-manifest.ts';
import { registerAssets } from './assets.ts';
import { CLIENT_ROOT, checkBuilt } from './bundle.ts';
import { registerDevelopment } from './development.ts';
import { registerOfflinePageRoute } from './offline-page.ts';
import { registerPageRoutes } from './pages.ts';
import { registerPreviewRoutes } from './previews.ts';
import { type RenderPool, startRenderPool } from './render-pool.ts';
import { RenderQueue } from './render-queue.ts';
import { registerSecurityTxtRoute } from './security-txt.ts';
import { registerSitemapRoutes } from './sitemap.ts';

/** One thread per core, but at most four, because each thread takes additional memory. */
const RENDER_THREADS = Math.min(availableParallelism(), 4);

export interface WebOptions {
  mode: 'production' | 'dev' | 'none';
  /** The render pool to use; by default, one that starts and stops with `app`. */
  renderPool?: RenderPool | undefined;
}

export const startPageThreads = (): RenderPool => startRenderPool({ threads: RENDER_THREADS });

/**
 * Registers the routes that render pages: `production` serves the built pages, `dev` those of a Vite server
 * with hot reload, and `none` no pages (API tests). Must be registered last, because it adds the catch-all
 * route.
 */
export const registerWeb = async (
  app: FastifyInstance,
  deps: Pick<Deps, 'config' | 'clock' | 'files'>,
  { mode, renderPool }: WebOptions,
): Promise<void> => {
  if (mode === 'none') return;
  registerSitemapRoutes(app, deps.config.publicUrl);
  registerSecurityTxtRoute(app, deps);
  registerAppManifestRoute(app);
  registerOfflinePageRoute(app);
  if (mode === 'dev') {
    const development = await registerDevelopment(app);
    registerPageRoutes(app, deps.config, { ...development, cache: false });
    return;
  }
  await registerAssets(app);
  registerPreviewRoutes(app, { files: deps.files, drawings: CLIENT_ROOT });
  checkBuilt();
  const pool = renderPool ?? startPageThreads();
  // Start a thread before the first visitors arrive, because under load that takes longer than the queue
  // allows.
  const warmUp = { url: `${deps.config.publicUrl}/warm-up`, headers: {} };
  app.addHook('onReady', () => pool.warmUp(warmUp));
  if (!renderPool) app.addHook('onClose', () => pool.stop());
  const queue = new RenderQueue({ concurrency: RENDER_THREADS });
  registerPageRoutes(app, deps.config, { renderer: async () => pool, queue, cache: true });
};

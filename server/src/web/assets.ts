import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { CLIENT_ROOT } from './bundle.ts';

const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';
/** Drawings hardly ever change, and an old one for a while harms nobody. */
const WEEK = 'public, max-age=604800, stale-while-revalidate=2592000';
/** For a file that is opened by itself. A worker's script hands it on: its fetches stay possible. */
const POLICY = "default-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'";

/**
 * Said to documents alone, whom the policy above keeps out of frames as well: 230 bytes for each of a
 * page's twenty scripts.
 */
const FOR_DOCUMENTS = ['permissions-policy', 'cross-origin-opener-policy', 'x-frame-options'];

const keptFor = (path: string): string => {
  if (path.includes('/assets/')) return YEAR;
  return path.includes('/illustrations/') ? WEEK : HOUR;
};

/** Serves the built files: those named by their content are kept for ever, drawings for a week. */
export const registerAssets = async (app: FastifyInstance): Promise<void> => {
  await app.register(fastifyStatic, {
    root: CLIENT_ROOT,
    preCompressed: true,
    wildcard: false,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**'],
    setHeaders: (reply, path) => {
      reply.header('cache-control', keptFor(path));
      reply.header('content-security-policy', POLICY);
      for (const name of FOR_DOCUMENTS) reply.removeHeader(name);
    },
  });
};

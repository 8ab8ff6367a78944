import { glob } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { CLIENT_ROOT } from './bundle.ts';

const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';
/** Cached for a week, because drawings rarely change, and an outdated drawing is harmless. */
const WEEK = 'public, max-age=604800, stale-while-revalidate=2592000';
/**
 * The content security policy for files that are opened directly. It allows fetches from this site, because
 * service workers inherit the policy of their script.
 */
const POLICY = "default-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'";

/**
 * Headers that matter only for documents, for which the policy above suffices. They would add 230 bytes to
 * each of a page's twenty scripts.
 */
const FOR_DOCUMENTS = ['permissions-policy', 'cross-origin-opener-policy', 'x-frame-options'];

const getCacheControl = (path: string): string => {
  if (path.includes('/assets/')) return YEAR;
  return path.includes('/illustrations/') ? WEEK : HOUR;
};

/** The folders with most files; one route serves each, because a route per file slows the start. */
const FOLDERS = ['assets', 'illustrations'];
const COMPRESSED = ['**/*.br', '**/*.gz'];

/** Serves the built files: content-hashed files can be cached forever, drawings for a week. */
export const registerAssets = async (app: FastifyInstance, root = CLIENT_ROOT): Promise<void> => {
  // A route for each other file, because all other paths are pages.
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    wildcard: false,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    globIgnore: [...COMPRESSED, '.vite/**', ...FOLDERS.map((folder) => `${folder}/**`)],
    setHeaders: (reply, path) => {
      reply.header('cache-control', getCacheControl(path));
      reply.header('content-security-policy', POLICY);
      for (const name of FOR_DOCUMENTS) reply.removeHeader(name);
    },
  });
  for (const folder of FOLDERS) {
    const files = new Set(
      await Array.fromAsync(glob(`${folder}/**/*`, { cwd: root, exclude: COMPRESSED })),
    );
    // Not the plugin's own wildcard route, which lists the folder for each request.
    app.get<{ Params: { '*': string } }>(
      `/${folder}/*`,
      { schema: { hide: true } },
      (request, reply) => {
        const file = `${folder}/${request.params['*']}`;
        if (files.has(file)) return reply.sendFile(file);
        reply.callNotFound();
      },
    );
  }
};

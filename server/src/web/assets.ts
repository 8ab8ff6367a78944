import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { CLIENT_ROOT } from './bundle.ts';

const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';
/** For a file that is opened by itself. A worker's script hands it on: its fetches stay possible. */
const POLICY = "default-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'";

/** Serves the built files: those named by their content for ever, the others for an hour. */
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
      reply.header('cache-control', path.includes('/assets/') ? YEAR : HOUR);
      reply.header('content-security-policy', POLICY);
    },
  });
};

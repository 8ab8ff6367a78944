import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { fail } from '../failure.ts';

/**
 * Returns whether there is at most one Host header and it is not empty. Checks the raw headers, because
 * Node exposes only the first.
 */
export const hasValidHost = ({ rawHeaders }: IncomingMessage): boolean => {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length !== 4 || name.toLowerCase() !== 'host') continue;
    if (!rawHeaders[at + 1]) return false;
    count += 1;
  }
  return count <= 1;
};

/**
 * Rejects requests that HTTP forbids but Node accepts: `GET *`, an empty Host header, and several Host
 * headers.
 */
export const rejectMalformed = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ raw, url }) => {
    if (!url.startsWith('/') || !hasValidHost(raw)) fail('BAD_REQUEST');
  });
};

import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { fail } from '../failure.ts';

/** Whether no Host header is empty or a second one: Node shows the first and hides the others. */
export const hasSoundHost = ({ rawHeaders }: IncomingMessage): boolean => {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length !== 4 || name.toLowerCase() !== 'host') continue;
    if (!rawHeaders[at + 1]) return false;
    count += 1;
  }
  return count <= 1;
};

/** Refuses what HTTP does not allow and Node lets through: `GET *`, an empty Host, and more than one. */
export const refuseMalformed = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ raw, url }) => {
    if (!url.startsWith('/') || !hasSoundHost(raw)) fail('BAD_REQUEST');
  });
};

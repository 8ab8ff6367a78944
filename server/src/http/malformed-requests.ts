import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { fail } from '../failure.ts';

/** Whether there is no second Host header: Node shows the first and hides the others. */
export const hasOneHost = ({ rawHeaders }: IncomingMessage): boolean => {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count <= 1;
};

/** Refuses what HTTP does not allow and Node lets through: `GET *`, and more than one Host. */
export const refuseMalformed = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ raw, url }) => {
    if (!url.startsWith('/') || !hasOneHost(raw)) fail('BAD_REQUEST');
  });
};

import type { FastifyInstance } from 'fastify';
import { fail } from '../failure.ts';

/** How many Host headers came; Node's own view of them keeps the first and hides the others. */
const hostHeaders = (raw: readonly string[]): number => {
  let count = 0;
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
};

/** Refuses what HTTP does not allow and Node lets through: `GET *`, and more than one Host. */
export const refuseMalformed = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ raw, url }) => {
    if (!url.startsWith('/') || hostHeaders(raw.rawHeaders) > 1) fail('BAD_REQUEST');
  });
};

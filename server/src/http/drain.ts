import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** By then a proxy with any traffic has used the connections that it kept to this process. */
const DRAIN_MS = 2_000;

/**
 * Takes no new connection, and ends each that is open with its next answer. Closing idle connections at
 * once would cut the requests that a proxy is just sending on them, and it may not send a POST twice
 * (docs/operations.md, "What runs").
 */
export const drain = async (server: Server, forMs = DRAIN_MS): Promise<void> => {
  server.prependListener('request', (_request, response) => {
    response.setHeader('connection', 'close');
  });
  // What http.Server's own close does, but for ending the idle connections.
  NetServer.prototype.close.call(server);
  await wait(forMs);
};

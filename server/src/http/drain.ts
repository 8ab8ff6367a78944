import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * How long to drain, in milliseconds; long enough for any proxy with traffic to have used its open
 * connections to this process.
 */
const DRAIN_MS = 2_000;

/**
 * Accepts no new connections, and closes each open connection after its next response. Closing idle
 * connections immediately would drop requests that a proxy is just sending on them, and a proxy may not
 * resend a POST (docs/operations.md, "What runs").
 */
export const drain = async (server: Server, forMs = DRAIN_MS): Promise<void> => {
  server.prependListener('request', (_request, response) => {
    response.setHeader('connection', 'close');
  });
  // Does what http.Server's own close does, except closing idle connections.
  NetServer.prototype.close.call(server);
  await wait(forMs);
};

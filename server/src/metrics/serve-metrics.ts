import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import type { Logger } from '../log.ts';

/**
 * Serves /metrics at a separate address, because metrics are not public, and so that load on the site does
 * not block monitoring.
 */
export const serveMetrics = async (options: {
  registry: Registry;
  refresh: () => Promise<void>;
  host: string;
  port: number;
  log: Logger;
}): Promise<{ port: number; stop(): Promise<void> }> => {
  const { registry, refresh, host, port, log } = options;
  const text = async (): Promise<string> => {
    await refresh();
    return registry.metrics();
  };
  const server = createServer({ requestTimeout: 10_000 }, (request, response) => {
    const path = request.url?.split('?', 1)[0];
    if (request.method !== 'GET' || path !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    text().then(
      (body) => response.writeHead(200, { 'content-type': registry.contentType }).end(body),
      (error: unknown) => {
        log.error({ err: error }, 'the metrics could not be written');
        response.writeHead(500).end();
      },
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

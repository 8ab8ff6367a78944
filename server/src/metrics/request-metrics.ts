import { findPage } from '@tomoguide/contract/pages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import { isUnlimited } from '../http/limits.ts';

/** Upper bounds in seconds; requests time out after five seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/**
 * Returns the route of a request as a label. It has only as many values as there are routes and pages, not
 * one per URL.
 */
const getRoute = (request: FastifyRequest): string => {
  const route = request.routeOptions.url ?? 'none';
  return route === '*' || route === '/*' ? (findPage(request.url)?.path ?? 'none') : route;
};

/**
 * Counts responses and measures how long they take. In-process requests made by a page count as part of the
 * page.
 */
export const registerRequestMetrics = (app: FastifyInstance, registry: Registry): void => {
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  // Starts the counter at 0, because Prometheus does not count the appearance of a series as an increase.
  const errors = new Counter({
    name: 'http_errors_total',
    help: 'Requests answered with 5xx other than 503',
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers: [registry],
  });
  new Counter({
    name: 'tomoguide_kept_replies_total',
    help: 'Public replies answered from memory; http_requests_total does not count them',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(app.responseCache.hits);
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    if (isUnlimited()) return;
    const { method } = request;
    const route = getRoute(request);
    requests.inc({ method, route, status: reply.statusCode });
    if (reply.statusCode >= 500 && reply.statusCode !== 503) errors.inc();
    durations.observe({ method, route }, reply.elapsedTime / 1000);
  });
};

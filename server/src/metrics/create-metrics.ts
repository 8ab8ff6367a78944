import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Deps } from '../deps.ts';
import { exposeCounters } from './counter-metrics.ts';
import { registerRequestMetrics } from './request-metrics.ts';
import { gaugeState } from './state-metrics.ts';

export interface Metrics {
  registry: Registry;
  /** Updates the gauges before they are scraped. */
  refresh(): Promise<void>;
}

/**
 * Collects all metrics in Prometheus format (docs/operations.md, "What to watch"). Must be called before
 * the routes are registered.
 */
export const createMetrics = (app: FastifyInstance, deps: Deps): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registerRequestMetrics(app, registry);
  exposeCounters(deps, registry);
  return { registry, refresh: gaugeState(deps, registry) };
};

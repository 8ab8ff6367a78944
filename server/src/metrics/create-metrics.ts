import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Deps } from '../deps.ts';
import { exposeCounters } from './counter-metrics.ts';
import { countRequests } from './request-metrics.ts';
import { gaugeState } from './state-metrics.ts';

export interface Metrics {
  registry: Registry;
  /** Brings up to date what is not counted as it happens. */
  refresh(): Promise<void>;
}

/**
 * Everything that is measured of the program, in the format that Prometheus reads
 * (docs/operations.md, "What to watch"). Called before the routes are named.
 */
export const createMetrics = (app: FastifyInstance, deps: Deps): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  countRequests(app, registry);
  exposeCounters(deps, registry);
  return { registry, refresh: gaugeState(deps, registry) };
};

import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { deliverEvent, deliverWaiting } from './deliver.ts';
import { tellArrivals } from './refunds.ts';

export const registerDemoProviderTimers = (app: FastifyInstance, deps: Deps): void => {
  deps.jobs.watch('demo-provider.refunds', (isStopped) =>
    tellArrivals(deps, (event) => deliverEvent(app, deps, event), isStopped),
  );
  deps.jobs.every('demo-provider.deliver', '* * * * *', () => deliverWaiting(app, deps));
};

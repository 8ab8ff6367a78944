import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { deliverEvent, deliverPending } from './deliver.ts';
import { reportArrivals } from './refunds.ts';

export const registerDemoProviderTimers = (app: FastifyInstance, deps: Deps): void => {
  deps.jobs.watch('demo-provider.refunds', (isStopped) =>
    reportArrivals(deps, (event) => deliverEvent(app, deps, event), isStopped),
  );
  deps.jobs.every('demo-provider.deliver', '* * * * *', () => deliverPending(app, deps));
};

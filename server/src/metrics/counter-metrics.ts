import { Counter, type Registry } from 'prom-client';
import type { Deps } from '../deps.ts';
import type { LabeledCounter } from '../labeled-counter.ts';

/** Exposes the program's own counters to Prometheus. */
export const exposeCounters = (deps: Deps, registry: Registry): void => {
  const exposeCounter = (
    name: string,
    help: string,
    label: string,
    counts: LabeledCounter,
  ): void => {
    new Counter({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      collect() {
        this.reset();
        for (const [value, count] of counts.entries()) this.inc({ [label]: value }, count);
      },
    });
  };
  const { jobs, counters } = deps;
  exposeCounter('tomoguide_jobs_failed_total', 'Failed attempts of jobs', 'queue', jobs.failed);
  exposeCounter(
    'tomoguide_jobs_given_up_total',
    'Jobs whose last attempt failed',
    'queue',
    jobs.givenUp,
  );
  exposeCounter('tomoguide_emails_total', 'Emails by result', 'result', counters.emails);
  exposeCounter(
    'tomoguide_pushes_total',
    'Attempts to send push notifications by result',
    'result',
    counters.pushes,
  );
  exposeCounter(
    'tomoguide_outside_failures_total',
    'Failed calls to mail, payments, files, bus or translation',
    'service',
    counters.externalFailures,
  );
};

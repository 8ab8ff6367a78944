import { Counter, type Registry } from 'prom-client';
import type { Deps } from '../deps.ts';
import type { Tally } from '../tally.ts';

/** What was counted as it happened, since the process started. */
export const exposeTallies = (deps: Deps, registry: Registry): void => {
  const counter = (name: string, help: string, label: string, tally: Tally): void => {
    new Counter({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      collect() {
        this.reset();
        for (const [value, count] of tally.entries()) this.inc({ [label]: value }, count);
      },
    });
  };
  const { jobs, tallies } = deps;
  counter('tomoguide_jobs_failed_total', 'Tries of jobs that failed', 'queue', jobs.failed);
  counter('tomoguide_jobs_given_up_total', 'Jobs whose last try failed', 'queue', jobs.givenUp);
  counter('tomoguide_letters_total', 'Letters by result', 'result', tallies.letters);
  counter(
    'tomoguide_outside_failures_total',
    'Failed calls to mail, payments, files or bus',
    'service',
    tallies.outside,
  );
};

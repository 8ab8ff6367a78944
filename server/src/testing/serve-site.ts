import 'temporal-polyfill/global';
import type { GuideId } from '@tomoguide/contract/primitives';
import type { Clock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { inTransaction } from '../database/transaction.ts';
import { updateGuide } from '../domains/guides/service.ts';
import { createLog } from '../log.ts';
import { startProgram } from '../start-program.ts';
import { runDueJobs } from './due-jobs.ts';

/**
 * The whole site for browser tests, in a process of its own whose clock the test moves: it runs on
 * from wherever it was last set. Spoken to over the process channel:
 * `{ id, advance: 'PT16M' }` moves it and runs what fell due, `{ id, pause: 2 }` takes a guide out of
 * the search; both answer `{ id, done: true }`.
 */
class MovableClock implements Clock {
  #offset = Temporal.Duration.from({ seconds: 0 });

  now(): Temporal.Instant {
    return Temporal.Now.instant().add(this.#offset);
  }

  advance(duration: string): void {
    this.#offset = this.#offset
      .add(Temporal.Duration.from(duration))
      .round({ largestUnit: 'hours' });
  }
}

interface Command {
  id: number;
  advance?: string;
  pause?: GuideId;
}

const clock = new MovableClock();
const config = readConfig();
const databaseUrl = config.databaseUrl;
if (!databaseUrl) throw new Error('DATABASE_URL names the migrated database of this site');
const program = await startProgram({ config, clock, log: createLog(config.logLevel), databaseUrl });

process.on('message', async ({ id, advance, pause }: Command) => {
  const { deps } = program;
  if (advance !== undefined) clock.advance(advance);
  if (pause !== undefined)
    await inTransaction(deps.db, (tx) => updateGuide(tx, deps, pause, { paused: true }));
  await runDueJobs(deps.db, program.jobs, clock);
  process.send?.({ id, done: true });
});
process.on('disconnect', () => program.stop().then(() => process.exit(0)));
process.send?.({ ready: program.address });

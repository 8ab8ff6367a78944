import '../temporal.ts';
import type { GuideId } from '@tomoguide/contract/primitives';
import type { Clock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { inTransaction } from '../database/transaction.ts';
import { updateGuide } from '../domains/guides/service.ts';
import { createLog } from '../log.ts';
import { startProgram } from '../start-program.ts';
import { startPageThreads } from '../web/render.ts';
import { runDueJobs } from './due-jobs.ts';

/**
 * Runs the whole site for browser tests, in a separate process. The tests set its clock, which then
 * continues. Messages over the process channel: `{ id, advance: 'PT16M' }` advances the clock and runs what
 * becomes due, `{ id, pause: 2 }` removes a guide from the search, `{ id, move: 'postgres://…' }` restarts
 * the site on another database, at the real time and the same address, without the second or two that a new
 * process takes. The reply is always `{ id, done: true }`.
 */
class MovableClock implements Clock {
  #offset = Temporal.Duration.from({ seconds: 0 });

  now(): Temporal.Instant {
    return Temporal.Now.instant().add(this.#offset);
  }

  reset(): void {
    this.#offset = Temporal.Duration.from({ seconds: 0 });
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
  move?: string;
}

const clock = new MovableClock();
const config = readConfig();
// Reused for the next database, because new threads would load and compile all pages again. Not started in
// other modes, because the pages may not be built.
const renderPool = config.mode === 'production' ? startPageThreads() : undefined;
const start = (databaseUrl: string) =>
  startProgram({ config, clock, log: createLog(config.logLevel), databaseUrl, renderPool });
if (!config.databaseUrl) throw new Error('DATABASE_URL names the migrated database of this site');
// A test run that ends during the start leaves nothing behind.
let stop = (): void => process.exit(0);
process.on('disconnect', () => stop());
let program = await start(config.databaseUrl);
stop = () => void program.stop().then(() => process.exit(0));

process.on('message', async ({ id, advance, pause, move }: Command) => {
  if (move !== undefined) {
    await program.stop();
    clock.reset();
    program = await start(move);
  }
  const { deps } = program;
  if (advance !== undefined) clock.advance(advance);
  if (pause !== undefined)
    await inTransaction(deps.db, (tx) => updateGuide(tx, deps, pause, { paused: true }));
  await runDueJobs(deps.db, program.jobs, clock);
  process.send?.({ id, done: true });
});
process.send?.({ ready: program.address });

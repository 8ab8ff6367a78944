import '../server/src/temporal.ts';
import { systemClock } from '../server/src/clock.ts';
import { readConfig } from '../server/src/config.ts';
import { createLog } from '../server/src/log.ts';
import { startProgram } from '../server/src/start-program.ts';

/** Runs the product as in production, on an existing database. */
const config = readConfig();
const program = await startProgram({
  config,
  clock: systemClock,
  log: createLog(config.logLevel),
  databaseUrl: config.databaseUrl ?? '',
});
// For comparison, caches values for 800 ms instead of tracking changes (docs/decisions/039).
if (process.env.CHANGES === 'unread') await program.app.changes.stop();
process.on('SIGTERM', () => program.stop().then(() => process.exit(0)));
process.send?.({ ready: program.address });

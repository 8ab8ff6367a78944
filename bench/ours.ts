import '../server/src/temporal.ts';
import { systemClock } from '../server/src/clock.ts';
import { readConfig } from '../server/src/config.ts';
import { createLog } from '../server/src/log.ts';
import { startProgram } from '../server/src/start-program.ts';

/** The product as it runs in production, on an existing database. */
const config = readConfig();
const program = await startProgram({
  config,
  clock: systemClock,
  log: createLog(config.logLevel),
  databaseUrl: config.databaseUrl ?? '',
});
// For comparison: without tracked changes, values are cached for 800 ms (docs/decisions/039).
if (process.env.CHANGES === 'unread') await program.app.changes.stop();
process.on('SIGTERM', () => program.stop().then(() => process.exit(0)));
process.send?.({ ready: program.address });

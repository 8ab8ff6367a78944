import { buildApp } from '../app.ts';
import { isDemoDatabase, resetDemo } from '../demo/reset.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../domains/accounts/demo-accounts.ts';
import { BossJobs } from '../jobs/jobs.ts';
import { CommandError, runCommand } from './run-command.ts';

/**
 * npm run demo:reset: throws the demo away and makes it anew, beside a running server or without
 * one. Refuses where the demo is off, and a database that holds anything but the demo.
 */
await runCommand(async ({ databaseUrl, ...command }) => {
  if (!command.config.demo)
    throw new CommandError('The demo is off here: DEMO is false, or PUBLIC_URL is not local.');
  if (!(await isDemoDatabase(command)))
    throw new CommandError('This database holds other accounts than the demo’s: nothing was done.');
  const jobs = new BossJobs({ url: databaseUrl, log: command.log, work: false });
  // Pages are not rendered here, so none are built.
  const config = { ...command.config, mode: 'test' as const };
  const { app, deps } = await buildApp({ ...command, config, jobs });
  await jobs.start();
  try {
    await resetDemo(deps);
    const names = DEMO_ACCOUNTS.map(({ username }) => username).join(', ');
    console.log(`The demo is new: ${names}, password ${DEMO_PASSWORD}.`);
  } finally {
    await app.close();
    await jobs.stop();
  }
  return 0;
});

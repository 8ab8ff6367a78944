import '../temporal.ts';
import { listNonDemoAccounts, resetDemo } from '../../../demo/demo.ts';
import { buildApp } from '../app.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../domains/accounts/login/demo-accounts.ts';
import { BossJobs } from '../jobs/jobs.ts';
import { CommandError, runCommand } from './run-command.ts';

/**
 * npm run demo:reset: replaces the demo data, with or without a running server. Fails if the demo is off or
 * if the database has accounts that do not belong to the demo.
 */
await runCommand(async ({ databaseUrl, ...command }) => {
  if (!command.config.demo)
    throw new CommandError('The demo is off here: DEMO is false, or PUBLIC_URL is not local.');
  const others = await listNonDemoAccounts(command);
  if (others.length > 0)
    throw new CommandError(
      `Nothing was done: the demo did not make ${others.slice(0, 5).join(', ')}${others.length > 5 ? ` and ${others.length - 5} more accounts` : ''}.`,
    );
  const jobs = new BossJobs({ url: databaseUrl, log: command.log, work: false });
  // This command renders no pages, so none are built.
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

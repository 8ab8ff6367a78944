import '../temporal.ts';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { checkLedger } from '../domains/payments/ledger/check-queries.ts';
import { checkBookingMoney } from './booking-money.ts';
import { runCommand } from './run-command.ts';

/**
 * npm run ledger:check: verifies the ledger of this installation (docs/product/money.md, "Ledger"). Exits
 * with 0 if it finds no problems, otherwise with 1 and a line per problem. It only reads, in one snapshot and
 * on a separate connection without a time limit, so that it can run while the server is busy.
 */
await runCommand(async ({ databaseUrl }) => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const problems = await drizzle({ client }).transaction(
      async (tx) => [...(await checkLedger(tx)), ...(await checkBookingMoney(tx))],
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    for (const problem of problems) console.log(problem);
    console.log(problems.length === 0 ? 'The ledger is in order.' : `${problems.length} problems.`);
    return problems.length === 0 ? 0 : 1;
  } finally {
    await client.end();
  }
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serializeError } from './database/query-error.ts';
import { inTransaction } from './database/transaction.ts';
import { drainOutbox } from './events/dispatcher.ts';
import { outbox } from './events/tables.ts';
import { type TestApp, testApp } from './testing/app.ts';
import { reactionsTo, recordTestEvent } from './testing/factories/events.ts';

const SECRET = 'mei@example.com';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const failQuery = () => t.db.execute(sql`select ${SECRET}::text from nowhere`);

test('logs a failed query and its error, but never its parameters', async () => {
  const error = await failQuery().catch((thrown: unknown) => thrown);
  for (const each of [error, new Error('around it', { cause: error })]) {
    const text = JSON.stringify(serializeError(each));
    expect(text).toContain('from nowhere');
    expect(text).toContain('does not exist');
    expect(text).not.toContain(SECRET);
  }
});

test("stores the error of a failed event handler without the query's parameters", async () => {
  await inTransaction(t.db, (tx) =>
    recordTestEvent(tx, { type: 'test.refused', occurredAt: t.clock.now() }),
  );
  await drainOutbox(
    t.deps,
    reactionsTo({
      'test.refused': async (tx) => void (await tx.execute(sql`select ${SECRET} from nowhere`)),
    }),
  );
  const [row] = await t.db.select().from(outbox);
  expect(row?.lastError).toContain('does not exist');
  expect(row?.lastError).not.toContain(SECRET);
});

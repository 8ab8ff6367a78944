import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectDirectly, type TestApp, testApp } from '../testing/app.ts';
import type { Tx } from './database.ts';
import { prepareOnce } from './prepare-once.ts';
import { inTransaction } from './transaction.ts';
import { findViolatedConstraint } from './violations.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ connect: connectDirectly });
  await t.db.execute(
    sql`create table pair (id int primary key, n int not null constraint pair_n_small check (n < 100))`,
  );
  await t.db.execute(sql`insert into pair values (1, 0), (2, 0)`);
});
afterAll(async () => {
  await t.close();
});

test('retries a deadlock transparently', async () => {
  const updateBoth = (first: number, second: number) =>
    inTransaction(t.db, async (tx) => {
      await tx.execute(sql`update pair set n = n + 1 where id = ${first}`);
      await tx.execute(sql`select pg_sleep(0.05)`);
      await tx.execute(sql`update pair set n = n + 1 where id = ${second}`);
    });
  await Promise.all([updateBoth(1, 2), updateBoth(2, 1), updateBoth(1, 2), updateBoth(2, 1)]);
  const { rows } = await t.db.execute(sql`select n from pair order by id`);
  expect(rows).toEqual([{ n: 4 }, { n: 4 }]);
});

test('names the constraint that a rejected write violates', async () => {
  const duplicate = await t.db
    .execute(sql`insert into pair values (1, 0)`)
    .catch(findViolatedConstraint);
  expect(duplicate).toBe('pair_pkey');
  const tooLarge = await t.db
    .execute(sql`update pair set n = 100 where id = 1`)
    .catch(findViolatedConstraint);
  expect(tooLarge).toBe('pair_n_small');
  expect(findViolatedConstraint(new Error('something else'))).toBeNull();
});

test('throws if the transaction’s callback swallowed an error', async () => {
  const swallowing = inTransaction(t.db, async (tx) => {
    await tx.execute(sql`insert into pair values (3, 0)`);
    await tx.execute(sql`insert into pair values (1, 0)`).catch(() => {});
  });
  const undone = { message: expect.stringContaining('nothing of it was committed') };
  await expect(swallowing).rejects.toMatchObject({ cause: undone });
  expect((await t.db.execute(sql`select 1 from pair where id = 3`)).rows).toEqual([]);
});

test('runs concurrent statements in order', async () => {
  const seen = await inTransaction(t.db, (tx) =>
    Promise.all([
      tx.execute(sql`update pair set n = 50 where id = 1`),
      tx.execute<{ n: number }>(sql`select n from pair where id = 1`),
      tx.execute(sql`update pair set n = 51 where id = 1`),
      tx.execute<{ n: number }>(sql`select n from pair where id = 1`),
    ]),
  );
  expect([seen[1].rows, seen[3].rows]).toEqual([[{ n: 50 }], [{ n: 51 }]]);
});

test('throws the error of the first concurrent statement that failed', async () => {
  const several = inTransaction(t.db, (tx) =>
    Promise.all([
      tx.execute(sql`update pair set n = 60 where id = 2`),
      tx.execute(sql`insert into pair values (1, 0)`),
      tx.execute(sql`select 1`),
    ]),
  );
  expect(findViolatedConstraint(await several.catch((error: unknown) => error))).toBe('pair_pkey');
  expect((await t.db.execute(sql`select n from pair where id = 2`)).rows).not.toEqual([{ n: 60 }]);
});

test('throws the first failure even if its promise settles later', async () => {
  const callDeep = async (depth: number, work: () => Promise<unknown>): Promise<unknown> =>
    depth === 0 ? work() : await callDeep(depth - 1, work);
  const several = inTransaction(t.db, (tx) =>
    Promise.all([
      callDeep(20, () => tx.execute(sql`insert into pair values (1, 0)`)),
      tx.execute(sql`select 1`),
    ]),
  );
  expect(findViolatedConstraint(await several.catch((error: unknown) => error))).toBe('pair_pkey');
});

test('executes no further writes after a transaction has failed', async () => {
  const pendingWrites: Promise<unknown>[] = [];
  const insertRows = async (tx: Tx) => {
    for (const id of [71, 72, 73, 74]) await tx.execute(sql`insert into pair values (${id}, 0)`);
  };
  const failAfterQuery = async (tx: Tx) => {
    await tx.execute(sql`select 1`);
    throw new Error('no');
  };
  const both = inTransaction(t.db, (tx) => {
    pendingWrites.push(insertRows(tx));
    return Promise.all([...pendingWrites, failAfterQuery(tx)]);
  });
  await expect(both).rejects.toThrow('no');
  await expect(pendingWrites[0]).rejects.toMatchObject({
    cause: { message: 'this transaction is over' },
  });
  expect((await t.db.execute(sql`select 1 from pair where id > 70`)).rows).toEqual([]);
});

test('prepares a statement on its second run, which returns the same result', async () => {
  const multiply = (n: number) => t.db.execute<{ n: number }>(sql`select ${n}::int * 7 as n`);
  for (const n of [1, 2, 3]) expect((await multiply(n)).rows).toEqual([{ n: n * 7 }]);
  const onOneConnection = await inTransaction(t.db, async (tx) => {
    for (const n of [4, 5]) await tx.execute(sql`select ${n}::int * 7 as n`);
    return tx.execute(sql`select from pg_prepared_statements where statement like '%* 7 as n'`);
  });
  expect(onOneConnection.rowCount).toBe(1);
});

test('never prepares a query with several statements', async () => {
  const runBothUpdates = () =>
    t.db.execute(sql.raw('update pair set n = 1; update pair set n = 2'));
  for (const _ of [1, 2, 3]) await runBothUpdates();
  expect((await t.db.execute(sql`select distinct n from pair`)).rows).toEqual([{ n: 2 }]);
});

test('rolls everything back and throws if the last statement fails', async () => {
  const insertPair = (id: number) =>
    inTransaction(t.db, async (tx) => {
      await tx.execute(sql`update pair set n = 80 where id = 2`);
      await tx.execute(sql`insert into pair values (${id}, 0)`);
      return 'done';
    });
  expect(findViolatedConstraint(await insertPair(1).catch((error: unknown) => error))).toBe(
    'pair_pkey',
  );
  const n = sql`select n from pair where id = 2`;
  expect((await t.db.execute(n)).rows).not.toEqual([{ n: 80 }]);
  expect(await insertPair(4)).toBe('done');
  expect((await t.db.execute(n)).rows).toEqual([{ n: 80 }]);
});

test('runs a prepared query on the given pool or transaction', async () => {
  const transactionIds = prepareOnce((db) =>
    db
      .select({ id: sql<string>`coalesce(pg_current_xact_id_if_assigned()::text, 'none')` })
      .from(sql`(select ${sql.placeholder('n')}::int) as one`)
      .prepare('test_built_once'),
  );
  const inside = () =>
    inTransaction(t.db, async (tx) => {
      await tx.execute(sql`update pair set n = 1 where id = 3`);
      const { rows } = await tx.execute<{ id: string }>(
        sql`select pg_current_xact_id()::text as id`,
      );
      const [built] = await transactionIds(tx, { n: 1 });
      expect(built?.id).toBe(rows[0]?.id);
      return built?.id;
    });
  const ids = await Promise.all([inside(), inside(), inside()]);
  expect(new Set(ids).size).toBe(3);
  expect(await transactionIds(t.db, { n: 1 })).toEqual([{ id: 'none' }]);
  await expect(transactionIds(t.db, {})).rejects.toThrow('placeholder');
  expect(await transactionIds(t.db, { n: 2 })).toEqual([{ id: 'none' }]);
});

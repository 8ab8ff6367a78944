import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { inTransaction } from './transaction.ts';
import { violated } from './violations.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.db.execute(
    sql`create table pair (id int primary key, n int not null constraint pair_n_small check (n < 100))`,
  );
  await t.db.execute(sql`insert into pair values (1, 0), (2, 0)`);
});
afterAll(async () => {
  await t.close();
});

test('a deadlock is run again, so that no caller sees it', async () => {
  const bump = (first: number, second: number) =>
    inTransaction(t.db, async (tx) => {
      await tx.execute(sql`update pair set n = n + 1 where id = ${first}`);
      await tx.execute(sql`select pg_sleep(0.05)`);
      await tx.execute(sql`update pair set n = n + 1 where id = ${second}`);
    });
  await Promise.all([bump(1, 2), bump(2, 1), bump(1, 2), bump(2, 1)]);
  const { rows } = await t.db.execute(sql`select n from pair order by id`);
  expect(rows).toEqual([{ n: 4 }, { n: 4 }]);
});

test('a refused write names its constraint', async () => {
  const duplicate = await t.db.execute(sql`insert into pair values (1, 0)`).catch(violated);
  expect(duplicate).toBe('pair_pkey');
  const tooLarge = await t.db.execute(sql`update pair set n = 100 where id = 1`).catch(violated);
  expect(tooLarge).toBe('pair_n_small');
  expect(violated(new Error('something else'))).toBeNull();
});

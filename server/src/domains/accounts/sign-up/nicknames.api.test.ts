import { readFileSync } from 'node:fs';
import { getGivenName } from '@tomoguide/contract/accounts/given-name';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('the migration replaces a nickname that equals the username with the given name', async () => {
  const file = new URL('../../../../migrations/0006_names-and-time-zones.sql', import.meta.url);
  const update = readFileSync(file, 'utf8').split('--> statement-breakpoint')[1] ?? '';
  const names = [
    'Mei Lin',
    '王小雨',
    'Lin Mei 林美',
    '王 小雨',
    'Kenji',
    'さくら もも',
    'Mei\u3000Lin',
  ];
  for (const [index, fullName] of names.entries()) {
    await aUser(t, { username: `old${index}`, nickname: `old${index}`, fullName });
  }
  await aUser(t, { username: 'chosen', nickname: '小美', fullName: 'Mei Lin' });
  await t.db.execute(sql.raw(update));
  const { rows } = await t.db.execute<{ nickname: string }>(
    sql`select nickname from users where username like 'old%' order by id`,
  );
  expect(rows.map(({ nickname }) => nickname)).toEqual(names.map(getGivenName));
  const chosen = await t.db.execute(sql`select nickname from users where username = 'chosen'`);
  expect(chosen.rows).toEqual([{ nickname: '小美' }]);
});

import { listServiceCategories } from '@tomoguide/contract/catalog/calls';
import { SERVICE_TREE } from '@tomoguide/contract/catalog/service-tree';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { syncCatalog } from './service.ts';
import { serviceSubcategories } from './tables.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('every visitor gets the whole tree in both languages, as one page', async () => {
  const reply = await t.inject(listServiceCategories);
  expect(reply.status).toBe(200);
  expect(reply.body).toMatchObject({ total: SERVICE_TREE.length, page: 1, limit: 100 });
  expect(reply.body.data).toEqual(SERVICE_TREE);
});

test('an unknown parameter is refused', async () => {
  const reply = await t.inject(listServiceCategories, { query: { lang: 'en' } });
  expect(reply.status).toBe(400);
});

test('the database holds the tree from the start', async () => {
  const rows = await t.db.select().from(serviceSubcategories);
  expect(rows.length).toBe(SERVICE_TREE.flatMap((category) => category.subcategories).length);
});

test('a second run changes nothing, and puts a wrong name right', async () => {
  const before = await t.db.select().from(serviceSubcategories);
  await t.db
    .update(serviceSubcategories)
    .set({ nameEn: 'Old' })
    .where(eq(serviceSubcategories.id, 101));
  await Promise.all([syncCatalog(t.db), syncCatalog(t.db), syncCatalog(t.db)]);
  const after = await t.db.select().from(serviceSubcategories);
  const byId = (a: { id: number }, b: { id: number }) => a.id - b.id;
  expect(after.sort(byId)).toEqual(before.sort(byId));
});

import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aGuide, type TestGuide } from '../../../testing/factories/guides.ts';
import { rewriteOutdatedPages } from './rewrite-outdated.ts';
import { guidePages } from './tables.ts';

let t: TestApp;
let old: TestGuide;
let current: TestGuide;

beforeAll(async () => {
  t = await testApp();
  old = await aGuide(t);
  current = await aGuide(t);
  const stored = { cardEn: '{"id":1}', detailEn: '{"id":1}' };
  await t.db
    .update(guidePages)
    .set(stored)
    .where(inArray(guidePages.guideId, [old.id, current.id]));
  await t.db
    .update(guidePages)
    .set({ format: 'an older one' })
    .where(inArray(guidePages.guideId, [old.id]));
});
afterAll(() => t.close());

test('rewrites only pages stored by a release with another format', async () => {
  await rewriteOutdatedPages(t.deps);
  const rows = await t.db.select().from(guidePages).orderBy(guidePages.guideId);
  const [rewritten, kept] = rows.map(({ cardEn }) => JSON.parse(cardEn));
  expect(rewritten).toMatchObject({ id: old.id, bio: expect.any(String) });
  expect(kept).toEqual({ id: 1 });
});

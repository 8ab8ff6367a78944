import { getPostalCode, listServiceCategories } from '@tomoguide/contract/catalog/calls';
import type { PostalPlace } from '@tomoguide/contract/catalog/entities';
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

test('returns the whole tree in both languages to every visitor, on one page', async () => {
  const reply = await t.inject(listServiceCategories);
  expect(reply.status).toBe(200);
  expect(reply.body).toMatchObject({ total: SERVICE_TREE.length, page: 1, limit: 100 });
  expect(reply.body.data).toEqual(SERVICE_TREE);
});

test('rejects an unknown parameter', async () => {
  const reply = await t.inject(listServiceCategories, { query: { lang: 'en' } });
  expect(reply.status).toBe(400);
});

test('stores the tree in the database at startup', async () => {
  const rows = await t.db.select().from(serviceSubcategories);
  expect(rows.length).toBe(SERVICE_TREE.flatMap((category) => category.subcategories).length);
});

test('syncing the catalog is idempotent, and updates changed names', async () => {
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

test('returns the places of a postal code in kanji, kana and romaji, with or without its hyphen', async () => {
  const getPlaces = async (code: string): Promise<string[][]> =>
    (await t.inject(getPostalCode, { params: { code } })).body.data.map((place: PostalPlace) =>
      [place.prefecture, place.city, place.town].map(({ kanji, kana, romaji }) =>
        [kanji, kana, romaji].join(' '),
      ),
    );
  const jingumae = ['東京都 トウキョウト Tokyo-to', '渋谷区 シブヤク Shibuya-ku'];
  expect(await getPlaces('1500001')).toEqual([[...jingumae, '神宮前 ジングウマエ Jingumae']]);
  expect(await getPlaces('150-0001')).toEqual(await getPlaces('1500001'));
  expect(await getPlaces('7300011')).toEqual([
    [
      '広島県 ヒロシマケン Hiroshima-ken',
      '広島市中区 ヒロシマシナカク Hiroshima-shi Naka-ku',
      '基町 モトマチ Moto-machi',
    ],
  ]);
  // This postal code spans two prefectures.
  expect((await getPlaces('4980000')).map(([prefecture]) => prefecture)).toEqual([
    '愛知県 アイチケン Aichi-ken',
    '三重県 ミエケン Mie-ken',
  ]);
});

test('returns a specific 404 for an unknown postal code, and 400 for a malformed one', async () => {
  const unknown = await t.inject(getPostalCode, { params: { code: '0000000' } });
  expect(unknown).toMatchObject({ status: 404, body: { code: 'POSTAL_CODE_UNKNOWN' } });
  expect((await t.inject(getPostalCode, { params: { code: '9999999' } })).status).toBe(404);
  for (const code of ['150', '..%2F..%2F', '15000011']) {
    expect((await t.inject(getPostalCode, { params: { code } })).status).toBe(400);
  }
});

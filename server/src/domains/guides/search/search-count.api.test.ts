import { searchGuides } from '@tomoguide/contract/guides/calls';
import { SEARCH_COUNT_MAX } from '@tomoguide/contract/guides/figures';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { guides } from '../tables.ts';
import { refreshGuides } from './refresh.ts';

/**
 * Guides for RMB 101, 102 and so on per hour, so that a search with a maximum price of 100 + n finds n
 * guides.
 */
const GUIDE_COUNT = 701;

let t: TestApp;

beforeAll(async () => {
  t = await testApp({ now: '2026-10-20T05:20:00Z', env: { CACHE_MS: '800' } });
  const now = t.clock.now().toString();
  await t.db.execute(sql`
    with people as (
      insert into users (username, email, full_name, nickname, joined_at, identity_verified_at)
      select 'guide' || n, 'guide' || n || '@example.com', 'Guide ' || n, 'Guide ' || n, ${now}, ${now}
      from generate_series(1, ${GUIDE_COUNT}::int) n
      returning id
    ), listed as (
      insert into guides (user_id, service_city, time_zone, bio_en, languages, target_groups, min_people,
        max_people, min_duration_minutes, max_duration_minutes, basic_price_cents, approved_at, created_at)
      select id, 'tokyo', 'Asia/Tokyo', 'Knows the streets of Tokyo.', array['en'], array['couple'], 1,
        6, 120, 480, (100 + row_number() over (order by id)) * 100, ${now}, ${now}
      from people
      returning id
    )
    insert into guide_weekly_hours (guide_id, weekday, start_minute, end_minute)
    select id, weekday, 540, 1080 from listed, generate_series(1, 7) weekday`);
  const rows = await t.db.select({ id: guides.id }).from(guides);
  const ids = rows.map(({ id }) => id);
  await inTransaction(t.db, (tx) => refreshGuides(tx, t.deps, ids));
});
afterAll(() => t.close());

const search = async (query: Record<string, unknown>) => {
  const reply = await t.inject(searchGuides, { query });
  expect(reply.status, reply.raw).toBe(200);
  return reply.body;
};

test.each([
  { fitting: 499, total: 499, totalIsExact: true },
  { fitting: 500, total: 500, totalIsExact: true },
  { fitting: 501, total: 500, totalIsExact: false },
  { fitting: 700, total: 500, totalIsExact: false },
])('counts $total of $fitting matching guides', async ({ fitting, total, totalIsExact }) => {
  expect(SEARCH_COUNT_MAX).toBe(500);
  expect(await search({ maxPrice: 100 + fitting })).toMatchObject({ total, totalIsExact });
});

test.each([{}, { city: 'tokyo' }, { date: '2026-10-28' }, { q: 'streets' }, { language: 'en' }])(
  'a search by %j counts up to the same limit',
  async (filters) => {
    expect(await search(filters)).toMatchObject({ total: 500, totalIsExact: false });
  },
);

test('pages beyond the count limit contain guides, and the count extends to the end of that page', async () => {
  const page22 = await search({ page: 22 });
  expect(page22.data).toHaveLength(24);
  expect(page22).toMatchObject({ total: 22 * 24, totalIsExact: false });
  const last = await search({ page: 30 });
  expect(last.data).toHaveLength(GUIDE_COUNT - 29 * 24);
  expect(last).toMatchObject({ total: GUIDE_COUNT, totalIsExact: true });
  expect(await search({ page: 31 })).toMatchObject({ data: [], total: GUIDE_COUNT });
  // The first page does not reuse the count of a later page.
  expect(await search({})).toMatchObject({ total: 500, totalIsExact: false });
});

test('returns an exact total on the page that contains the last guide', async () => {
  const filters = { maxPrice: 100 + 600, limit: 100 };
  expect(await search({ ...filters, page: 5 })).toMatchObject({ total: 500, totalIsExact: false });
  expect(await search({ ...filters, page: 6 })).toMatchObject({ total: 600, totalIsExact: true });
});

test('returns each guide once when paging until the total is exact', async () => {
  const found = new Set<number>();
  let seen = 0;
  for (let page = 1; ; page += 1) {
    const list = await search({ page, limit: 100 });
    for (const { id } of list.data) found.add(id);
    seen += list.data.length;
    if (list.totalIsExact && page * 100 >= list.total) break;
  }
  expect([found.size, seen]).toEqual([GUIDE_COUNT, GUIDE_COUNT]);
});

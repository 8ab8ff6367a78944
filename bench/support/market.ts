import { CITY_SLUGS } from '@tomoguide/contract/catalog/cities';
import { GuideId } from '@tomoguide/contract/primitives';
import { sql } from 'drizzle-orm';
import type { Db } from '../../server/src/database/database.ts';
import { inTransaction } from '../../server/src/database/transaction.ts';
import type { Deps } from '../../server/src/deps.ts';
import { refreshGuides } from '../../server/src/domains/guides/search/refresh.ts';

const BATCH = 500;

const insertUsers = (db: Db, guides: number, travelers: number) =>
  db.execute(sql`
    insert into users (username, email, full_name, nickname, joined_at, identity_verified_at)
    select 'user' || n, 'user' || n || '@example.com', 'Person ' || n, 'Person ' || n, now(), now()
    from generate_series(1, ${guides + travelers}::int) n`);

/** Inserts guides with various prices, languages, services and hours, which are the same in every run. */
const insertGuides = async (db: Db, count: number): Promise<void> => {
  await db.execute(sql`
    insert into guides (user_id, service_city, time_zone, bio_en, bio_zh, languages, target_groups,
      min_people, max_people, min_duration_minutes, max_duration_minutes, basic_price_cents,
      approved_at, created_at, completed_tours, rating_counts)
    select n, (${sql.param(CITY_SLUGS)}::text[])[1 + n % ${CITY_SLUGS.length}::int], 'Asia/Tokyo',
      'I show people around the streets I grew up in, number ' || n || '.',
      '带你走我从小长大的街道，第 ' || n || ' 位。',
      case n % 3 when 0 then array['zh','ja'] when 1 then array['zh','en'] else array['ja','en'] end,
      array['couple','family'], 1, 2 + n % 8, 120, 480, (80 + (n * 37) % 50 * 10) * 100,
      now(), now(), n % 200, array[0, 0, n % 3, n % 11, n % 29]
    from generate_series(1, ${count}::int) n`);
  await db.execute(
    sql`update users set guide_id = guides.id from guides where guides.user_id = users.id`,
  );
  await db.execute(sql`
    insert into guide_services (guide_id, subcategory_id)
    select n, id from generate_series(1, ${count}::int) n,
      lateral (select id from service_subcategories order by (id * 31 + n * 17) % 97, id limit 4) s`);
  await db.execute(sql`
    insert into guide_weekly_hours (guide_id, weekday, start_minute, end_minute)
    select n, d, 540, 1080 from generate_series(1, ${count}::int) n, generate_series(1, 7) d
    where (n + d) % 7 <> 0`);
};

/** Inserts past bookings, and a future tour for each guide. */
const insertBookings = (db: Db, guides: number, travelers: number, count: number) =>
  db.execute(sql`
    insert into bookings (guide_id, guide_user_id, traveler_id, status, scheduled_start,
      scheduled_end, busy, time_zone, booked_minutes, travelers, services, hourly_price_cents,
      additional_price_cents, total_cents, deposit_cents, policy, particulars, created_at, paid_at)
    select 1 + n % ${guides}::int, 1 + n % ${guides}::int, ${guides}::int + 1 + n % ${travelers}::int,
      case when n < ${guides}::int then 'upcoming' else 'completed' end, start, start + interval '3 hours',
      tstzrange(start, start + interval '4 hours'), 'Asia/Tokyo', 180, 2, '{}', 20000, 3000, 69000, 20700,
      '{}', '{"meetingAddress":"Kyoto Station, central exit"}', start - interval '9 days', start - interval '9 days'
    from (select n, date_trunc('day', now()) + interval '1 hour' + case when n < ${guides}::int
        then make_interval(days => 20 + n % 100) else make_interval(days => -1 - n % 900) end as start
      from generate_series(0, ${count - 1}::int) n) b`);

/** Fills an empty, migrated database. The IDs of guides and of their users start at 1. */
export const loadMarket = async (
  deps: Deps,
  size: { guides: number; travelers: number; bookings: number },
): Promise<void> => {
  const { db } = deps;
  await insertUsers(db, size.guides, size.travelers);
  await insertGuides(db, size.guides);
  await insertBookings(db, size.guides, size.travelers, size.bookings);
  for (let first = 1; first <= size.guides; first += BATCH) {
    const ids = Array.from({ length: Math.min(BATCH, size.guides - first + 1) }, (_, i) =>
      GuideId.parse(first + i),
    );
    await inTransaction(db, (tx) => refreshGuides(tx, deps, ids));
  }
};

import { CITY_SLUGS } from '@tomoguide/contract/catalog/cities';
import { listFreeStarts } from '@tomoguide/contract/guides/availability';
import { searchGuides } from '@tomoguide/contract/guides/calls';
import { SubcategoryId } from '@tomoguide/contract/primitives';
import { chooseForTestLength } from '@tomoguide/contract/testing-length';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryRawRows } from '../../../database/query-raw-rows.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aGuide, holdRanges } from '../../../testing/factories/guides.ts';
import type { NewGuide } from '../service.ts';
import { buildSearch } from './search-queries.ts';

/** Shortly before the DST changes in Paris and New York, so that searches by date include both changes. */
const NOW = '2026-10-20T05:20:00Z';
const now = Temporal.Instant.from(NOW);
const GUIDE_COUNT = chooseForTestLength(200, 600);
const numRuns = chooseForTestLength(250, 3000);

const SERVICES = [101, 102, 201, 202, 301, 403];
const WORDS = ['ramen', 'temples', '清水寺', '夜景', 'Fushimi', '茶道', 'jazz'];
const day = (shift: number) =>
  Temporal.PlainDate.from('2026-10-20').add({ days: shift }).toString();
const halfHours = (min: number, max: number) =>
  fc.integer({ min: min / 30, max: max / 30 }).map((steps) => steps * 30);
const hours = fc
  .tuple(halfHours(0, 1410), halfHours(120, 720))
  .map(([startMinute, length]) => ({ startMinute, endMinute: startMinute + length }));
const spread = fc.oneof(
  fc.integer({ min: -1, max: 3 }),
  fc.integer({ min: 3, max: 30 }),
  fc.integer({ min: 170, max: 182 }),
);

interface Sample {
  profile: Partial<NewGuide> & Pick<NewGuide, 'serviceCity' | 'bio'>;
  /** Start and duration of held times, in half-hours from `now`. */
  held: [number, number][];
}

const sample: fc.Arbitrary<Sample> = fc.record({
  profile: fc
    .record({
      serviceCity: fc.constantFrom(...CITY_SLUGS.slice(0, 3)),
      timeZone: fc.constantFrom('Asia/Tokyo', 'Asia/Tokyo', 'Europe/Paris', 'America/New_York'),
      bio: fc
        .subarray(WORDS, { maxLength: 4 })
        .map((words) => ({ en: `A ${words.join(' and ')} person.`, zh: null })),
      languages: fc.subarray(['zh', 'ja', 'en'] as const, { minLength: 1 }),
      basicPriceCents: fc.integer({ min: 8, max: 60 }).map((tens) => tens * 1000),
      people: fc.tuple(fc.integer({ min: 1, max: 11 }), fc.integer({ min: 0, max: 10 })),
      minDurationMinutes: halfHours(60, 240),
      services: fc.subarray(SERVICES).map((ids) =>
        ids.map((subcategoryId) => ({
          subcategoryId: SubcategoryId.parse(subcategoryId),
          priceCents: null,
        })),
      ),
      weeklyHours: fc.uniqueArray(
        fc
          .tuple(fc.integer({ min: 1, max: 7 }), hours)
          .map(([weekday, each]) => ({ weekday, ...each })),
        { maxLength: 8, selector: (each) => `${each.weekday} ${each.startMinute}` },
      ),
      exceptions: fc.uniqueArray(
        fc.record({ day: spread.map(day), hours: fc.array(hours, { maxLength: 2 }) }),
        { maxLength: 6, selector: (each) => each.day },
      ),
      ratingCounts: fc.tuple(fc.nat(2), fc.nat(2), fc.nat(3), fc.nat(9), fc.nat(9)),
      instantBooking: fc.integer({ min: 0, max: 3 }).map((dice) => dice === 0),
      paused: fc.integer({ min: 0, max: 9 }).map((dice) => dice === 0),
    })
    .map(({ people: [minPeople, more], ...rest }) => ({
      ...rest,
      minPeople,
      maxPeople: minPeople + more,
      maxDurationMinutes: 600,
    })),
  held: fc.array(fc.tuple(fc.integer({ min: -10, max: 1000 }), fc.integer({ min: 3, max: 24 })), {
    maxLength: 4,
  }),
});

interface Query {
  city?: string;
  language?: 'zh' | 'ja' | 'en';
  services?: number[];
  date?: string;
  travelers?: string;
  minPrice?: number;
  maxPrice?: number;
  instant?: 'true';
  q?: string;
  sort?: 'recommended' | 'rating' | 'price_asc' | 'price_desc';
}

/** Leaves out most filters, so that most searches use few. */
const optional = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
const query: fc.Arbitrary<Query> = fc
  .record({
    city: optional(fc.constantFrom(...CITY_SLUGS.slice(0, 4))),
    language: optional(fc.constantFrom('zh', 'ja', 'en')),
    services: optional(fc.subarray(SERVICES, { minLength: 1, maxLength: 2 })),
    date: optional(spread.map(day)),
    travelers: optional(fc.constantFrom('1', '2', '3', '4', '5', '6', '8', '10', '10+')),
    minPrice: optional(fc.integer({ min: 8, max: 40 }).map((tens) => tens * 10)),
    maxPrice: optional(fc.integer({ min: 40, max: 60 }).map((tens) => tens * 10)),
    instant: optional(fc.constant('true' as const)),
    q: optional(fc.constantFrom('ramen', 'RAM', '水寺', 'fushimi jazz', '夜', '%', 'amen')),
    sort: optional(fc.constantFrom('recommended', 'rating', 'price_asc', 'price_desc')),
  })
  .map((each) =>
    Object.fromEntries(Object.entries(each).filter(([, value]) => value !== undefined)),
  );

let t: TestApp;
const made: (Sample & { id: number })[] = [];

beforeAll(async () => {
  t = await testApp({ now: NOW });
  const hold = holdRanges(t);
  for (const each of fc.sample(sample, { numRuns: GUIDE_COUNT, seed: 7 })) {
    const { id } = await aGuide(t, each.profile);
    made.push({ ...each, id });
    for (const range of heldRanges(each))
      await hold(id, range.start.toString(), range.end.toString());
  }
});
afterAll(() => t.close());

const heldRanges = ({ held }: Sample) =>
  held.map(([start, length]) => ({
    start: Temporal.Instant.from('2026-10-20T05:00:00Z').add({ minutes: start * 30 }),
    end: Temporal.Instant.from('2026-10-20T05:00:00Z').add({ minutes: (start + length) * 30 }),
  }));

const isFreeOn = (guide: Sample, date: string): boolean => {
  const {
    timeZone = 'Asia/Tokyo',
    weeklyHours = [],
    exceptions = [],
    minDurationMinutes = 0,
  } = guide.profile;
  const calendar = { timeZone, weekly: weeklyHours, exceptions };
  const plainDate = Temporal.PlainDate.from(date);
  return listFreeStarts(calendar, plainDate, minDurationMinutes, heldRanges(guide), now).length > 0;
};

/**
 * Checks only the search text of the bios, because the services and cities of the samples share no words
 * with the queries.
 */
const containsWords = (guide: Sample, q: string): boolean => {
  const text = ` ${guide.profile.bio.en?.toLowerCase()}`;
  const pieces = q.toLowerCase().match(/\p{L}+/gu) ?? [];
  return pieces.every((piece) => text.includes(/[a-z]/.test(piece) ? ` ${piece}` : piece));
};

const fits = (guide: Sample, filters: Query): boolean => {
  const { profile } = guide;
  const price = (profile.basicPriceCents ?? 0) / 100;
  const [min, max] = [profile.minPeople ?? 1, profile.maxPeople ?? 1];
  const size = Number.parseInt(filters.travelers ?? '1', 10);
  const offered = new Set<number>(profile.services?.map((each) => each.subcategoryId));
  if (profile.paused || profile.weeklyHours?.length === 0) return false;
  if (filters.city && profile.serviceCity !== filters.city) return false;
  if (filters.language && !profile.languages?.includes(filters.language)) return false;
  if (filters.services?.some((id) => !offered.has(id))) return false;
  if (filters.minPrice !== undefined && price < filters.minPrice) return false;
  if (filters.maxPrice !== undefined && price > filters.maxPrice) return false;
  if (filters.instant && !profile.instantBooking) return false;
  if (filters.travelers === '10+' && max < 10) return false;
  if (filters.travelers && filters.travelers !== '10+' && (size < min || size > max)) return false;
  if (filters.q && !containsWords(guide, filters.q)) return false;
  return filters.date === undefined || isFreeOn(guide, filters.date);
};

interface Found {
  id: number;
  hourlyRate: number;
  rating: number | null;
}

const searchAll = async (filters: Query): Promise<{ found: Found[]; total: number }> => {
  const found: Found[] = [];
  for (let page = 1; ; page += 1) {
    const reply = await t.inject(searchGuides, { query: { ...filters, page, limit: 60 } });
    expect(reply.status, reply.raw).toBe(200);
    found.push(...reply.body.data);
    if (reply.body.data.length < 60) return { found, total: reply.body.total };
  }
};

const isSorted = (found: Found[], sort: Query['sort']): boolean => {
  const key = {
    recommended: () => 0,
    rating: (guide: Found) => -(guide.rating ?? 0),
    price_asc: (guide: Found) => guide.hourlyRate,
    price_desc: (guide: Found) => -guide.hourlyRate,
  }[sort ?? 'recommended'];
  return found.every((guide, index) => {
    const before = found[index - 1];
    return before === undefined || key(before) <= key(guide);
  });
};

test('returns exactly the matching guides, each once, in order, with the total', async () => {
  let matches = 0;
  await fc.assert(
    fc.asyncProperty(query, async (filters) => {
      const expected = made.filter((guide) => fits(guide, filters)).map((guide) => guide.id);
      const { found, total } = await searchAll(filters);
      expect(found.map((guide) => guide.id).sort((a, b) => a - b)).toEqual(expected);
      expect(total).toBe(expected.length);
      expect(isSorted(found, filters.sort)).toBe(true);
      matches += expected.length;
    }),
    { numRuns, seed: 11 },
  );
  // The test is meaningful only if searches find some guides but not all.
  expect(matches).toBeGreaterThan(numRuns);
});

test('a search by date alone finds exactly the guides with an available start time', async () => {
  for (let shift = -1; shift <= 184; shift += shift < 20 || shift > 174 ? 1 : 9) {
    const expected = made.filter((guide) => fits(guide, { date: day(shift) })).map(({ id }) => id);
    const { found } = await searchAll({ date: day(shift) });
    expect(
      found.map((guide) => guide.id).sort((a, b) => a - b),
      day(shift),
    ).toEqual(expected);
  }
});

test('the price range covers all listed guides, regardless of the filters', async () => {
  const prices = made
    .filter((guide) => fits(guide, {}))
    .map((each) => each.profile.basicPriceCents);
  const rmb = prices.map((price) => (price ?? 0) / 100);
  const reply = await t.inject(searchGuides, { query: { maxPrice: 100 } });
  expect(reply.body.priceBounds).toEqual({
    min: Math.max(50, Math.floor(Math.min(...rmb) / 50) * 50),
    max: Math.max(200, Math.ceil(Math.max(...rmb) / 50) * 50),
  });
});

test.each([
  { city: 'atlantis' },
  { city: ['tokyo', 'kyoto'] },
  { language: 'fr' },
  { services: '0' },
  { services: ['101', 'x'] },
  { date: '2026-02-30' },
  { page: '0101' },
  { date: 'tomorrow' },
  { travelers: '0' },
  { travelers: '11+' },
  { minPrice: '-1' },
  { minPrice: '1e3' },
  { maxPrice: '12.5' },
  { q: '' },
  { q: 'a\u0000b' },
  { q: 'x'.repeat(101) },
  { sort: 'newest' },
  { page: '0' },
  { page: '99999' },
  { limit: '101' },
  { unknown: '1' },
  { __proto__x: '1' },
])('returns 400 for %j', async (bad) => {
  const reply = await t.inject(searchGuides, { query: bad });
  expect([reply.status, reply.body.code]).toEqual([400, 'VALIDATION_FAILED']);
});

test('rejects a minimum price above the maximum and an unknown service', async () => {
  const band = await t.inject(searchGuides, { query: { minPrice: 300, maxPrice: 200 } });
  expect([band.status, band.body.code]).toEqual([422, 'PRICE_BAND_INVALID']);
  const service = await t.inject(searchGuides, { query: { services: 9_999 } });
  expect([service.status, service.body.code]).toEqual([422, 'SERVICE_UNKNOWN']);
});

test('rejects a day that has ended in all time zones', async () => {
  for (const date of ['2026-10-18', '1999-12-31']) {
    const past = await t.inject(searchGuides, { query: { date } });
    expect([past.status, past.body.code, past.body.details]).toEqual([
      422,
      'DATE_OUT_OF_RANGE',
      { field: 'date' },
    ]);
  }
  expect((await t.inject(searchGuides, { query: { date: '2026-10-19' } })).status).toBe(200);
});

test('a page past the end is empty and keeps the total', async () => {
  const reply = await t.inject(searchGuides, { query: { page: 10_000, limit: 100 } });
  expect(reply.body.data).toEqual([]);
  expect(reply.body.total).toBeGreaterThan(0);
});

/** The first id of rows that exist only within the test of plans. */
const FIRST_COPY = 1_000_000;

test.each([{}, { city: 'kyoto' as const }])(
  'the filter for instant booking reads its own index, with %j',
  async (place) => {
    await inTransaction(t.db, async (tx) => {
      // Skips foreign keys: the copies have no guides.
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`
        insert into guide_search
        select (jsonb_populate_record(null::guide_search, to_jsonb(one) ||
          jsonb_build_object('guide_id', ${FIRST_COPY}::int + n, 'instant', n % 500 = 0))).*
        from (select * from guide_search limit 1) one, generate_series(1, 5000) n`);
      await tx.execute(sql`analyze guide_search`);
      const page = { sort: 'recommended', limit: 24, offset: 0, card: 'card_en' } as const;
      const { text, values } = buildSearch({ ...place, instant: 'true' }, now, page, null);
      const plan = await queryRawRows<object>(tx, { text: `explain ${text}`, values });
      expect(JSON.stringify(plan)).toContain('guide_search_instant');
      await tx.execute(sql`delete from guide_search where guide_id >= ${FIRST_COPY}`);
    });
  },
);

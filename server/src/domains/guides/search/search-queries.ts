import type { CitySlug } from '@tomoguide/contract/catalog/cities';
import type { GuideSort } from '@tomoguide/contract/guides/calls';
import type { GuideLanguage } from '@tomoguide/contract/guides/entities';
import { DAYS_AHEAD, LEAD_HOURS, SEARCH_COUNT_MAX } from '@tomoguide/contract/guides/figures';
import type { GroupSize } from '@tomoguide/contract/guides/query-values';
import type { GuideId } from '@tomoguide/contract/primitives';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../database/database.ts';
import { queryRawRows } from '../../../database/query-raw-rows.ts';
import { onlyRow } from '../../../database/single-row.ts';
import { guides } from '../tables.ts';
import { LANGUAGE_BITS } from './derived-rows.ts';
import type { TextQuery } from './search-text.ts';
import { guideSearch } from './tables.ts';

/** The filters of a search; prices are in RMB. */
export interface GuideFilters {
  city?: CitySlug | undefined;
  language?: GuideLanguage | undefined;
  /** The guide must offer all of these services. */
  services?: readonly number[] | undefined;
  date?: string | undefined;
  travelers?: GroupSize | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  instant?: 'true' | undefined;
  text?: TextQuery | null | undefined;
  /**
   * The user's own listing, which the results omit (docs/product/guides.md, "Search"); null if there is
   * none.
   */
  exceptGuideId?: GuideId | null | undefined;
}

const ORDERS: Readonly<Record<GuideSort, string>> = {
  recommended: 's.rank desc, s.guide_id desc',
  rating: 's.rating desc, s.rank desc, s.guide_id desc',
  price_asc: 's.price, s.guide_id',
  price_desc: 's.price desc, s.guide_id desc',
};

/** Collects bind parameters and returns their placeholders. */
class Values {
  readonly list: unknown[] = [];
  add(value: unknown, type: string): string {
    this.list.push(value);
    return `$${this.list.length}::${type}`;
  }
}

/** Maximum offset of a time zone from UTC. For days further away, the time zone does not matter. */
const WIDEST_OFFSET_HOURS = 14;

/** Returns true if the day has ended in all time zones. */
export const isPast = (date: string, now: Temporal.Instant): boolean => {
  const oldest = now.subtract({ hours: WIDEST_OFFSET_HOURS }).toZonedDateTimeISO('UTC');
  return Temporal.PlainDate.compare(Temporal.PlainDate.from(date), oldest.toPlainDate()) < 0;
};

/** Returns true if every tour on that day can still be booked, in all time zones. */
const startsAfterLead = (day: Temporal.PlainDate, now: Temporal.Instant): boolean => {
  const midnight = day.toZonedDateTime('UTC').toInstant();
  const firstInstant = midnight.subtract({ hours: WIDEST_OFFSET_HOURS });
  return Temporal.Instant.compare(firstInstant, now.add({ hours: LEAD_HOURS })) >= 0;
};

/** Returns true if the day is at most 180 days ahead in all time zones. */
const isOpenEverywhere = (day: Temporal.PlainDate, now: Temporal.Instant): boolean => {
  const today = now.subtract({ hours: WIDEST_OFFSET_HOURS }).toZonedDateTimeISO('UTC');
  const lastDay = today.toPlainDate().add({ days: DAYS_AHEAD });
  return Temporal.PlainDate.compare(day, lastDay) <= 0;
};

/**
 * Returns true if the result of a search for that day can change within ten minutes without any change to
 * the data.
 */
export const dependsOnTime = (date: string, now: Temporal.Instant): boolean => {
  const day = Temporal.PlainDate.from(date);
  return !startsAfterLead(day, now.add({ minutes: 10 })) || !isOpenEverywhere(day, now);
};

/**
 * Returns the conditions for being free on that date (docs/product/guides.md, "Free times"): the latest
 * start of the guide's shortest tour is at least 12 hours away, and the date is at most 180 days away. Days
 * with unusual hours have their own row.
 */
const dateConditions = (date: string, now: Temporal.Instant, values: Values): string[] => {
  const day = Temporal.PlainDate.from(date);
  const earliest = now.add({ hours: LEAD_HOURS });
  const dayValue = values.add(date, 'date');
  const usual = `s.latest_starts[${day.dayOfWeek}]`;
  const hasOverride = (more = ''): string =>
    `exists (select 1 from guide_day_overrides o where o.guide_id = s.guide_id and o.day = ${dayValue}${more})`;
  const conditions = [`(s.last_day is null or s.last_day >= ${dayValue})`];

  if (startsAfterLead(day, now)) {
    const unusual = hasOverride(' and o.latest_start is not null');
    conditions.push(`((${usual} >= 0 and not ${hasOverride()}) or ${unusual})`);
  } else {
    const soonest = values.add(earliest.toString(), 'timestamptz');
    const usualStart = `(${dayValue} + make_interval(mins => ${usual})) at time zone s.time_zone`;
    const unusual = hasOverride(` and o.latest_start >= ${soonest}`);
    conditions.push(
      `((${usual} >= 0 and ${usualStart} >= ${soonest} and not ${hasOverride()}) or ${unusual})`,
    );
  }

  if (!isOpenEverywhere(day, now)) {
    const instant = values.add(now.toString(), 'timestamptz');
    conditions.push(`${dayValue} <= (${instant} at time zone s.time_zone)::date + ${DAYS_AHEAD}`);
  }
  return conditions;
};

const groupCondition = ({ count, orMore }: GroupSize, values: Values): string => {
  const size = values.add(count, 'smallint');
  return orMore ? `s.max_people >= ${size}` : `s.min_people <= ${size} and s.max_people >= ${size}`;
};

const buildConditions = (filters: GuideFilters, now: Temporal.Instant, values: Values): string => {
  const conditions: string[] = [];
  if (filters.city) conditions.push(`s.city = ${values.add(filters.city, 'text')}`);
  if (filters.instant) conditions.push('s.instant');
  if (filters.language) {
    const bit = LANGUAGE_BITS[filters.language];
    conditions.push(`s.languages & ${bit} <> 0`);
  }
  if (filters.services && filters.services.length > 0)
    conditions.push(`s.services @> ${values.add(filters.services, 'int[]')}`);
  if (filters.travelers) conditions.push(groupCondition(filters.travelers, values));
  if (filters.minPrice !== undefined)
    conditions.push(`s.price >= ${values.add(filters.minPrice, 'int')}`);
  if (filters.maxPrice !== undefined)
    conditions.push(`s.price <= ${values.add(filters.maxPrice, 'int')}`);
  if (filters.text) {
    const grams = values.add(filters.text.grams, 'int[]');
    const patterns = values.add(filters.text.patterns, 'text[]');
    conditions.push(
      `s.guide_id in (select t.guide_id from guide_texts t where t.grams @> ${grams} and t.words like all (${patterns}))`,
    );
  }
  if (filters.date) conditions.push(...dateConditions(filters.date, now, values));
  if (filters.exceptGuideId)
    conditions.push(`s.guide_id <> ${values.add(filters.exceptGuideId, 'int')}`);
  return conditions.length > 0 ? ` where ${conditions.join(' and ')}` : '';
};

export interface CardsPage {
  sort: GuideSort;
  limit: number;
  offset: number;
  card: 'card_en' | 'card_zh';
}

/**
 * Builds the query for one page of the matching guides: their cards as one JSON string, in order, and their
 * IDs.
 */
const buildCardsQuery = (
  where: string,
  values: Values,
  { sort, limit, offset, card }: CardsPage,
): string => {
  const order = ORDERS[sort];
  const skipped = offset > 0 ? ` offset ${values.add(offset, 'int')}` : '';
  return (
    `select string_agg(p.${card}, ',' order by ${order}) as cards, array_agg(s.guide_id) as ids from ` +
    `(select s.guide_id, s.rank, s.rating, s.price from guide_search s${where} ` +
    `order by ${order} limit ${limit}${skipped}) s join guide_pages p using (guide_id)`
  );
};

export interface Found {
  /** The cards as JSON, joined by commas; null if there are none. */
  cards: string | null;
  /** The IDs of the guides on the cards, in any order; null if there are none. */
  ids: GuideId[] | null;
  counted?: number;
  lowest?: number | null;
  highest?: number | null;
}

/** Builds the statement of `findCards`. */
export const buildSearch = (
  filters: GuideFilters,
  now: Temporal.Instant,
  page: CardsPage,
  countTo: number | null,
) => {
  const values = new Values();
  const where = buildConditions(filters, now, values);
  const cards = buildCardsQuery(where, values, page);
  const columns = ['c.cards', 'c.ids'];
  if (countTo !== null) {
    // A literal where possible: with a bind parameter as its limit, the planner would assume that a
    // prepared count reads a tenth of all matches.
    const limit = countTo === SEARCH_COUNT_MAX + 1 ? countTo : values.add(countTo, 'int');
    columns.push(
      `(select count(*) from (select 1 from guide_search s${where} limit ${limit}) m) as counted`,
      '(select min(price) from guide_search) as lowest',
      '(select max(price) from guide_search) as highest',
    );
  }
  return { text: `select ${columns.join(', ')} from (${cards}) c`, values: values.list };
};

/**
 * Reads a page of cards. If `countTo` is given, also counts the matching guides up to that number, and
 * returns the lowest and highest price of all listed guides.
 */
export const findCards = (
  db: Executor,
  ...search: Parameters<typeof buildSearch>
): Promise<Found> => onlyRow(queryRawRows<Found>(db, buildSearch(...search)));

/** Returns the number of listed guides and the number of tours they have completed. */
export const getGuideStatistics = (db: Executor): Promise<{ guides: number; tours: number }> =>
  onlyRow(
    db
      .select({
        guides: sql<number>`count(*)::int`,
        tours: sql<number>`coalesce(sum(${guides.completedTours}), 0)::int`,
      })
      .from(guideSearch)
      .innerJoin(guides, eq(guides.id, guideSearch.guideId)),
  );

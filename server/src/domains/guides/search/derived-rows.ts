import { findCityBySlug } from '@tomoguide/contract/catalog/match-cities';
import { findSubcategory } from '@tomoguide/contract/catalog/service-tree';
import { GUIDE_LANGUAGES, type GuideLanguage } from '@tomoguide/contract/guides/entities';
import { calculateRating } from '@tomoguide/contract/guides/rating';
import { type GuidePerson, getUnlistedReasons, presentCard, presentDetail } from '../present.ts';
import type { WholeGuide } from '../queries.ts';
import { getLimits } from '../work-permissions/get-limits.ts';
import { getUsualLatestStarts } from './day-overrides.ts';
import { PAGE_FORMAT } from './page-format.ts';
import { calculateRank } from './rank.ts';
import { buildSearchText } from './search-text.ts';
import type { guidePages, guideSearch, guideTexts } from './tables.ts';

/** Computes the derived rows of a guide (search/tables.ts) from the guide's tables. */

export type SearchRow = typeof guideSearch.$inferInsert;
export type TextRow = typeof guideTexts.$inferInsert;
export type PageRow = typeof guidePages.$inferInsert;

export const LANGUAGE_BITS: Readonly<Record<GuideLanguage, number>> = { zh: 1, ja: 2, en: 4 };

/** Returns languages as the bit mask of the search. */
export const toLanguageBits = (languages: readonly GuideLanguage[]): number =>
  GUIDE_LANGUAGES.filter((each) => languages.includes(each)).reduce(
    (sum, each) => sum + LANGUAGE_BITS[each],
    0,
  );

export const buildSearchRow = (guide: WholeGuide): SearchRow => {
  const { row } = guide;
  return {
    guideId: row.id,
    city: row.serviceCity,
    timeZone: row.timeZone,
    languages: toLanguageBits(row.languages),
    minPeople: row.minPeople,
    maxPeople: row.maxPeople,
    price: Math.floor((row.basicPriceCents ?? 0) / 100),
    rating: Math.round((calculateRating(row.ratingCounts).mean ?? 0) * 10),
    rank: calculateRank(guide),
    latestStarts: getUsualLatestStarts(guide.weekly, row.minDurationMinutes),
    services: guide.services.map((each) => each.subcategoryId),
    instant: row.instantBooking,
    lastDay: getLimits(row).lastDay,
  };
};

export const buildTextRow = (guide: WholeGuide, person: GuidePerson): TextRow => {
  const { row } = guide;
  const city = findCityBySlug(row.serviceCity);
  const services = guide.services.map((each) => findSubcategory(each.subcategoryId));
  const parts = [
    person.nickname,
    row.bioEn,
    row.bioZh,
    row.occupation.en,
    row.occupation.zh,
    row.serviceCity,
    city?.nameEn,
    city?.nameCn,
    city?.nameJa,
    ...services.flatMap((each) => [each?.nameEn, each?.nameCn]),
    ...guide.itineraries.flatMap((each) => [each.title.en, each.title.zh]),
  ].filter((part) => part !== null && part !== undefined);
  return { guideId: row.id, ...buildSearchText(parts) };
};

export const buildPageRow = (
  guide: WholeGuide,
  person: GuidePerson,
  reviewTexts: readonly string[],
  now: Temporal.Instant,
): PageRow => ({
  guideId: guide.row.id,
  listed: getUnlistedReasons(guide, person, now).length === 0,
  cardEn: JSON.stringify(presentCard(guide, person, reviewTexts, 'en')),
  cardZh: JSON.stringify(presentCard(guide, person, reviewTexts, 'zh-CN')),
  detailEn: JSON.stringify(presentDetail(guide, person, 'en', now)),
  detailZh: JSON.stringify(presentDetail(guide, person, 'zh-CN', now)),
  format: PAGE_FORMAT,
});

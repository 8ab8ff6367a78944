import type { UserSummary } from '@tomoguide/contract/accounts/entities';
import { toRmb } from '@tomoguide/contract/bookings/price';
import type {
  GuideCard,
  GuideDetail,
  GuideLanguage,
  GuidePhoto,
  GuideSummary,
  Itinerary,
  LanguageLevels,
  OwnGuide,
  OwnPhoto,
  Portrait,
  ShoppingFigure,
} from '@tomoguide/contract/guides/entities';
import { localizeTerms } from '@tomoguide/contract/guides/itinerary-terms';
import { claimsLicensedTitle } from '@tomoguide/contract/guides/licensed-title';
import { listUnlistedReasons } from '@tomoguide/contract/guides/listing';
import { getTextInLocale, joinLanguages } from '@tomoguide/contract/guides/local-text';
import { calculateRating } from '@tomoguide/contract/guides/rating';
import { isOpenForBookings } from '@tomoguide/contract/guides/work-limits';
import { DEFAULT_ADDITIONAL_PRICE_CENTS } from '@tomoguide/contract/payments/figures';
import type { Locale, SubcategoryId } from '@tomoguide/contract/primitives';
import { findCardQuote } from '@tomoguide/contract/reviews/quote';
import { shortenWithEllipsis } from '@tomoguide/contract/shorten';
import { presentPerson } from '../accounts/service.ts';
import { getPicturePath, getPictureSources, PORTRAIT_SIZES } from '../files/service.ts';
import { getContentRevision, toContent } from './profile/itinerary-content.ts';
import type {
  GuideRow,
  ItineraryRow,
  QualificationRow,
  SummaryRow,
  WholeGuide,
} from './queries.ts';
import type { StoredPhoto } from './tables.ts';
import { getLimits } from './work-permissions/get-limits.ts';

/** Data from a guide's user account. */
export interface GuidePerson extends UserSummary {
  identityVerified: boolean;
  suspended: boolean;
}

/** Maximum length of the bio on a card, in code points. */
const CARD_BIO = 180;

const presentPortrait = (name: string | null): Portrait | null => {
  if (name === null) return null;
  const [small, medium, large] = PORTRAIT_SIZES;
  return {
    small: getPicturePath('portrait', name, small),
    medium: getPicturePath('portrait', name, medium),
    large: getPicturePath('portrait', name, large),
  };
};

const getBio = (row: GuideRow, locale: Locale): string =>
  getTextInLocale({ en: row.bioEn, zh: row.bioZh }, locale);

export const presentSummary = (row: SummaryRow, person: UserSummary): GuideSummary => ({
  id: row.id,
  userId: row.userId,
  name: person.nickname,
  portrait: presentPortrait(row.portrait),
  serviceCity: row.serviceCity,
  timeZone: row.timeZone,
});

const presentPhoto = (kind: 'cover' | 'photo', photo: StoredPhoto, locale: Locale): GuidePhoto => ({
  ...getPictureSources(kind, photo.name),
  alt: getTextInLocale(photo.alt, locale),
});

const presentOwnPhoto = (kind: 'cover' | 'photo', { name, alt }: StoredPhoto): OwnPhoto => ({
  ...getPictureSources(kind, name),
  name,
  alt,
});

const presentCommon = (guide: WholeGuide, person: GuidePerson, locale: Locale) => {
  const { row } = guide;
  const rating = calculateRating(row.ratingCounts);
  return {
    ...presentSummary(row, person),
    user: presentPerson(person),
    languages: row.languages,
    cover: row.cover && presentPhoto('cover', row.cover, locale),
    services: guide.services.map((each) => each.subcategoryId),
    hourlyRate: toRmb(row.basicPriceCents ?? 0),
    basicPricePerHourCents: row.basicPriceCents ?? 0,
    additionalPricePerPersonCents: row.additionalPriceCents ?? DEFAULT_ADDITIONAL_PRICE_CENTS,
    currency: 'RMB' as const,
    rating: rating.mean,
    reviewCount: rating.count,
    tourCount: row.completedTours,
    minPeople: row.minPeople,
    maxPeople: row.maxPeople,
    minDuration: row.minDurationMinutes / 60,
    maxDuration: row.maxDurationMinutes / 60,
    instantBooking: row.instantBooking,
  };
};

/**
 * Presents a guide in a list, in the user's language. `reviewTexts` contains texts of public reviews, best
 * first.
 */
export const presentCard = (
  guide: WholeGuide,
  person: GuidePerson,
  reviewTexts: readonly string[],
  locale: Locale,
): GuideCard => ({
  ...presentCommon(guide, person, locale),
  bio: shortenWithEllipsis(getBio(guide.row, locale), CARD_BIO),
  trade: getTextInLocale(guide.row.occupation, locale),
  quote: findCardQuote(reviewTexts, locale),
});

export const presentItinerary = (
  row: ItineraryRow,
  offered: readonly SubcategoryId[],
  gallery: readonly StoredPhoto[],
  locale: Locale,
): Itinerary => {
  const picture = gallery.find(({ name }) => name === row.picture);
  const content = toContent(row);
  return {
    id: row.id,
    guideId: row.guideId,
    title: getTextInLocale(row.title, locale),
    summary: getTextInLocale(row.summary, locale),
    durationHours: row.durationMinutes / 60,
    services: row.services.filter((id) => offered.includes(id)),
    stops: row.stops.map((stop) => ({
      title: getTextInLocale(stop.title, locale),
      description: getTextInLocale(stop.description, locale),
      minutes: stop.minutes,
    })),
    terms: localizeTerms(content.terms, locale),
    revision: getContentRevision(content),
    picture: picture ? presentPhoto('photo', picture, locale) : null,
  };
};

/**
 * Returns the reasons why a guide is unlisted at this time; empty if the guide is listed
 * (docs/product/guides.md, "Listing").
 */
export const getUnlistedReasons = (guide: WholeGuide, person: GuidePerson, now: Temporal.Instant) =>
  listUnlistedReasons({
    approved: guide.row.approvedAt !== null,
    identityVerified: person.identityVerified,
    basicPricePerHourCents: guide.row.basicPriceCents,
    weeklyHours: guide.weekly.length,
    paused: guide.row.paused,
    pausedByStaff: guide.row.staffPauseReason !== null,
    suspended: guide.row.suspendedAt !== null || person.suspended,
    mayWork: isOpenForBookings(getLimits(guide.row), now),
  });

/** Presents language levels, omitting languages that the guide no longer speaks. */
export const presentLevels = ({
  languages,
  languageLevels,
}: Pick<GuideRow, 'languages' | 'languageLevels'>): LanguageLevels => {
  const getLevel = (language: GuideLanguage) =>
    (languages.includes(language) && languageLevels[language]) || null;
  return { zh: getLevel('zh'), ja: getLevel('ja'), en: getLevel('en') };
};

type StatedQualification = Pick<QualificationRow, 'title' | 'state' | 'licenceNumber'>;

/** Returns the license number if staff have checked it; otherwise null. */
export const getCheckedNumber = ({
  state,
  licenceNumber,
}: Omit<StatedQualification, 'title'>): string | null =>
  state === 'checked' ? licenceNumber : null;

/**
 * Returns whether a qualification can be shown: not if it was rejected, or if it claims the licensed title
 * without a checked number (docs/product/law.md, "Licensed title").
 */
const canBeShown = (qualification: StatedQualification): boolean =>
  qualification.state !== 'rejected' &&
  (getCheckedNumber(qualification) !== null ||
    !claimsLicensedTitle(joinLanguages(qualification.title)));

const presentQualification = (
  qualification: StatedQualification,
  locale: Locale,
): GuideDetail['qualifications'][number] => ({
  title: getTextInLocale(qualification.title, locale),
  checked: qualification.state === 'checked',
  licenceNumber: getCheckedNumber(qualification),
});

const presentShopping = ({
  shopping,
  shoppingReply,
  shoppingRepliedAt,
}: GuideRow): ShoppingFigure | null =>
  shopping && {
    ...shopping,
    reply:
      shopping.reports > 0 && shoppingReply !== null && shoppingRepliedAt !== null
        ? { content: shoppingReply, createdAt: shoppingRepliedAt.toString() }
        : null,
  };

/** Presents a guide's public profile, in the user's language. */
export const presentDetail = (
  guide: WholeGuide,
  person: GuidePerson,
  locale: Locale,
  now: Temporal.Instant,
): GuideDetail => {
  const { row } = guide;
  const known = presentCommon(guide, person, locale);
  return {
    ...known,
    bio: getBio(row, locale),
    age: row.age,
    sex: row.sex,
    mbti: row.mbti,
    ethicsScore: row.ethicsScore,
    ethicsDescription: getTextInLocale(row.ethicsDescription, locale),
    boundaryScore: row.boundaryScore,
    boundaryDescription: getTextInLocale(row.boundaryDescription, locale),
    supportiveScore: row.supportiveScore,
    supportiveDescription: getTextInLocale(row.supportiveDescription, locale),
    occupation: getTextInLocale(row.occupation, locale),
    languageLevels: presentLevels(row),
    qualifications: guide.qualifications
      .filter(canBeShown)
      .map((qualification) => presentQualification(qualification, locale)),
    experienceYears: row.experienceYears,
    experienceSessions: row.experienceSessions,
    targetGroups: row.targetGroups,
    meetingPlaces: row.meetingPlaces,
    itineraries: guide.itineraries.map((each) =>
      presentItinerary(each, known.services, row.gallery, locale),
    ),
    gallery: row.gallery.map((photo) => presentPhoto('photo', photo, locale)),
    availabilities: guide.weekly.map(({ weekday, startMinute, endMinute }) => ({
      weekday,
      startMinute,
      endMinute,
    })),
    ratingCounts: row.ratingCounts,
    tagCounts: row.tagCounts.map(({ tag, count }) => ({ tag, count })),
    responseTimeMinutes: row.responseTimeMinutes,
    shopping: presentShopping(row),
    acceptanceRate:
      row.decidedRequests === 0
        ? null
        : Math.round((row.acceptedRequests * 100) / row.decidedRequests) / 100,
    identityVerified: person.identityVerified,
    listed: getUnlistedReasons(guide, person, now).length === 0,
    memberSince: row.createdAt.toString(),
  };
};

/** Presents a guide's profile to the guide, with the reasons why it is unlisted. */
export const presentOwn = (
  guide: WholeGuide,
  person: GuidePerson,
  locale: Locale,
  now: Temporal.Instant,
): OwnGuide => ({
  ...presentDetail(guide, person, locale, now),
  paused: guide.row.paused,
  unlistedBecause: getUnlistedReasons(guide, person, now),
  permissionLastDay: getLimits(guide.row).lastDay,
  exceptions: guide.exceptions.map(({ day, hours }) => ({ day, hours: [...hours] })),
  photos: {
    cover: guide.row.cover && presentOwnPhoto('cover', guide.row.cover),
    gallery: guide.row.gallery.map((photo) => presentOwnPhoto('photo', photo)),
  },
});

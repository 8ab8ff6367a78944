import * as z from 'zod/mini';
import { Gender, UserSummary } from '../accounts/entities.ts';
import {
  Cents,
  GuideId,
  Instant,
  ItineraryId,
  PlainDate,
  Rmb,
  SubcategoryId,
  UserId,
  Yen,
} from '../primitives.ts';
import { INCLUDABLE, TICKET_BUYERS } from './itinerary-terms.ts';

/** Languages that a guide can speak: Chinese, Japanese, English. */
export const GuideLanguage = z.enum(['zh', 'ja', 'en']);
export type GuideLanguage = z.infer<typeof GuideLanguage>;
export const GUIDE_LANGUAGES: readonly GuideLanguage[] = ['zh', 'ja', 'en'];

/** A guide's self-assessed language level; best first. */
export const LanguageLevel = z.enum(['native', 'fluent', 'conversational', 'basic']);
export type LanguageLevel = z.infer<typeof LanguageLevel>;

const level = z.nullable(LanguageLevel);
/** By language; null if not stated or not spoken. */
export const LanguageLevels = z.strictObject({ zh: level, ja: level, en: level });
export type LanguageLevels = z.infer<typeof LanguageLevels>;

export const TargetGroup = z.enum([
  'individual',
  'couple',
  'family',
  'group',
  'child',
  'elderly',
  'business',
]);
export type TargetGroup = z.infer<typeof TargetGroup>;

/** A portrait in three square sizes: 96, 240 and 480 pixels; URLs on this site. */
export const Portrait = z.object({
  small: z.string(),
  medium: z.string(),
  large: z.string(),
});
export type Portrait = z.infer<typeof Portrait>;

/** A guide's own photo, in several widths; URLs on this site. */
export const GuidePhoto = z.object({
  /** The largest. */
  src: z.string(),
  srcSet: z.string(),
  /** In the user's language if the guide wrote it; empty if there is none. */
  alt: z.string(),
});
export type GuidePhoto = z.infer<typeof GuidePhoto>;

/** The same photo, as shown to its guide. */
export const OwnPhoto = z.object({
  name: z.string(),
  src: z.string(),
  srcSet: z.string(),
  alt: z.object({ en: z.nullable(z.string()), zh: z.nullable(z.string()) }),
});
export type OwnPhoto = z.infer<typeof OwnPhoto>;

/** A self-assessed score of 1 to 9, with the guide's explanation. */
export const Score = z.int().check(z.minimum(1), z.maximum(9));

const summaryShape = {
  id: GuideId,
  userId: UserId,
  name: z.string(),
  portrait: z.nullable(Portrait),
  /** Slug of a service city. */
  serviceCity: z.string(),
  timeZone: z.string(),
};

/** A guide's summary next to a booking, chat or review. */
export const GuideSummary = z.object(summaryShape);
export type GuideSummary = z.infer<typeof GuideSummary>;

const cardShape = {
  ...summaryShape,
  user: UserSummary,
  /** In the user's language if the guide wrote it; truncated to 180 characters on cards. */
  bio: z.string(),
  languages: z.array(GuideLanguage),
  /** Replaces the drawing; null if there is none. */
  cover: z.nullable(GuidePhoto),
  /** Subcategory ids, in catalog order. */
  services: z.array(SubcategoryId),
  /** RMB per hour for one person. */
  hourlyRate: Rmb,
  basicPricePerHourCents: Cents,
  /** RMB 30 by default (docs/product/guides.md, "Prices"). */
  additionalPricePerPersonCents: Cents,
  currency: z.literal('RMB'),
  /** Mean of the public reviews with one decimal; null if there are none. */
  rating: z.nullable(z.number()),
  reviewCount: z.int(),
  /** Completed tours. */
  tourCount: z.int(),
  minPeople: z.int(),
  maxPeople: z.int(),
  /** Hours in steps of 0.5. */
  minDuration: z.number(),
  maxDuration: z.number(),
};

/** A guide in a list. */
export const GuideCard = z.object({
  ...cardShape,
  /** The occupation, in the user's language; empty if there is none. Can be absent, like the quote. */
  trade: z.optional(z.string()),
  /**
   * From a public review; null if none is suitable. Absent in cards that an earlier version stored, until
   * the guide's next change.
   */
  quote: z.nullish(z.string()),
});
export type GuideCard = z.infer<typeof GuideCard>;

/** A qualification without its file, which is private (docs/product/accounts.md, "Who sees what"). */
export const Qualification = z.object({
  title: z.string(),
  /** True if staff have checked it. */
  checked: z.boolean(),
  /** Shown with the title; only if staff have checked it (docs/product/law.md, "Licensed title"). */
  licenceNumber: z.nullable(z.string()),
});

export const ItineraryStop = z.object({
  title: z.string(),
  description: z.string(),
  /** Minutes spent there; null if open-ended. */
  minutes: z.nullable(z.int()),
});

/** A guide's text in one or both languages. */
export const LocalizedText = z.object({ en: z.nullable(z.string()), zh: z.nullable(z.string()) });

const termsOf = <Words extends z.ZodMiniType>(words: Words) => {
  const inclusion = z.object({ kinds: z.array(z.enum(INCLUDABLE)), words });
  return z.object({
    included: inclusion,
    notIncluded: inclusion,
    tickets: z.array(z.object({ title: words, buyer: z.enum(TICKET_BUYERS), yen: Yen })),
  });
};

/** What the price includes and which tickets are needed, in both languages (itinerary-terms.ts). */
export const ItineraryTerms = termsOf(LocalizedText);
export type ItineraryTerms = z.infer<typeof ItineraryTerms>;

export const Itinerary = z.object({
  id: ItineraryId,
  guideId: GuideId,
  title: z.string(),
  summary: z.string(),
  durationHours: z.number(),
  /** The services of a tour with this itinerary: subcategory ids that the guide offers. */
  services: z.array(SubcategoryId),
  stops: z.array(ItineraryStop),
  /** In the user's language; absent if a process of the previous release rendered the page. */
  terms: z.optional(termsOf(z.string())),
  /** Identifies the version that a booking copies, in both languages. Absent in the same case. */
  revision: z.optional(z.string()),
  /** One of the guide's photos; null for a drawing. */
  picture: z.nullable(GuidePhoto),
});
export type Itinerary = z.infer<typeof Itinerary>;

const hoursShape = { startMinute: z.int(), endMinute: z.int() };

/** Weekly hours on a weekday (Monday 1 … Sunday 7), in minutes after midnight in the guide's time zone. */
export const Availability = z.object({ weekday: z.int(), ...hoursShape });
/** Different hours on a date; empty means closed. */
export const AvailabilityException = z.object({
  day: PlainDate,
  hours: z.array(z.object(hoursShape)),
});

/** A meeting place that a guide suggests (docs/product/guides.md, "Changing the profile"). */
export const SuggestedPlace = z.object({
  address: z.string(),
  /** Where to stand; may be empty. */
  directions: z.string(),
});
export type SuggestedPlace = z.infer<typeof SuggestedPlace>;

const detailShape = {
  ...cardShape,
  age: z.nullable(z.int()),
  sex: z.nullable(Gender),
  mbti: z.nullable(z.string()),
  ethicsScore: z.nullable(Score),
  ethicsDescription: z.string(),
  boundaryScore: z.nullable(Score),
  boundaryDescription: z.string(),
  supportiveScore: z.nullable(Score),
  supportiveDescription: z.string(),
  occupation: z.string(),
  /** Absent if a process of the previous release rendered the page. */
  languageLevels: z.optional(LanguageLevels),
  qualifications: z.array(Qualification),
  /** Whole years of guiding. */
  experienceYears: z.nullable(z.int()),
  /** Tours before joining, as stated by the guide. */
  experienceSessions: z.nullable(z.int()),
  targetGroups: z.array(TargetGroup),
  /** Absent if the page was rendered before guides could suggest places. */
  meetingPlaces: z.optional(z.array(SuggestedPlace)),
  itineraries: z.array(Itinerary),
  gallery: z.array(GuidePhoto),
  availabilities: z.array(Availability),
  /** Number of public reviews by stars: [one star, …, five stars]. */
  ratingCounts: z.array(z.int()),
  /** Median minutes to the first reply; null if unknown. */
  responseTimeMinutes: z.nullable(z.int()),
  /** Share of decided requests that were accepted, 0 to 1; null if none were decided. */
  acceptanceRate: z.nullable(z.number()),
  identityVerified: z.boolean(),
  /**
   * If false, visible only to users who have booked, messaged or saved this guide (docs/product/guides.md,
   * "Listing").
   */
  listed: z.boolean(),
  memberSince: Instant,
};

/** A guide's public profile (docs/product/guides.md, "Profile"). */
export const GuideDetail = z.object(detailShape);
export type GuideDetail = z.infer<typeof GuideDetail>;

/** Why a guide is unlisted, see listing.ts. */
export const UnlistedReason = z.enum([
  'not_approved',
  'suspended',
  'identity_unverified',
  'no_rates',
  'no_weekly_hours',
  'paused',
  'paused_by_staff',
]);
export type UnlistedReason = z.infer<typeof UnlistedReason>;

/** The caller's own guide profile, with the reasons why it is not listed. */
export const OwnGuide = z.object({
  ...detailShape,
  paused: z.boolean(),
  unlistedBecause: z.array(UnlistedReason),
  exceptions: z.array(AvailabilityException),
  photos: z.object({ cover: z.nullable(OwnPhoto), gallery: z.array(OwnPhoto) }),
});
export type OwnGuide = z.infer<typeof OwnGuide>;

/** A guide's own price for a service, in fen per hour and person. */
export const ServicePrice = z.object({ subcategoryId: SubcategoryId, priceCents: Cents });
export type ServicePrice = z.infer<typeof ServicePrice>;

/** An available start time of a tour. */
export const StartTime = z.object({
  start: Instant,
  /** In the guide's time zone. */
  time: z.string(),
  /** The calendar day in the guide's time zone: the next one if the hours extend past midnight. */
  day: PlainDate,
});
export type StartTime = z.infer<typeof StartTime>;

/** Ends of the price slider in RMB (docs/product/guides.md, "Price slider"). */
export const PriceBounds = z.object({ min: z.int(), max: z.int() });

/** The price of a tour, computed on the server (docs/product/money.md, "Price of a tour"). */
export const Quote = z.object({
  guideId: GuideId,
  /** Hours in steps of 0.5. */
  duration: z.number(),
  travelers: z.int(),
  services: z.array(SubcategoryId),
  currency: z.literal('RMB'),
  hourlyPriceCents: Cents,
  /** For one person and the whole tour. */
  basePriceCents: Cents,
  extraPeople: z.int(),
  /** Per additional person and hour. */
  additionalPricePerPersonCents: Cents,
  /** For all additional people and the whole tour. */
  extraPeoplePriceCents: Cents,
  totalCents: Cents,
  depositCents: Cents,
  /** Paid in person, after the deposit. */
  finalPaymentCents: Cents,
});
export type Quote = z.infer<typeof Quote>;

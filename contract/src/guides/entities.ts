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
import { REVIEW_TAGS } from '../reviews/tags.ts';
import { INCLUDABLE, TICKET_BUYERS } from './itinerary-terms.ts';

/** The languages in which a guide can give tours: Chinese, Japanese and English. */
export const GuideLanguage = z.enum(['zh', 'ja', 'en']);
export type GuideLanguage = z.infer<typeof GuideLanguage>;
export const GUIDE_LANGUAGES: readonly GuideLanguage[] = ['zh', 'ja', 'en'];

/**
 * What most guides in the same city who speak this language ask per hour for two people: the middle half of
 * their prices, in fen, whole RMB.
 */
export const GuidePriceRange = z.object({
  language: GuideLanguage,
  lowCents: Cents,
  highCents: Cents,
});
export type GuidePriceRange = z.infer<typeof GuidePriceRange>;

/** A guide's self-assessed language level; best first. */
export const LanguageLevel = z.enum(['native', 'fluent', 'conversational', 'basic']);
export type LanguageLevel = z.infer<typeof LanguageLevel>;

const level = z.nullable(LanguageLevel);
/** The guide's level in each language; null if not stated or not spoken. */
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

/** URLs on this site of a portrait in three square sizes: 96, 240 and 480 pixels. */
export const Portrait = z.object({
  small: z.string(),
  medium: z.string(),
  large: z.string(),
});
export type Portrait = z.infer<typeof Portrait>;

/** A guide's own photo in several widths, as URLs on this site. */
export const GuidePhoto = z.object({
  /** The URL of the widest image. */
  src: z.string(),
  srcSet: z.string(),
  /** Alternative text, in the user's language if the guide wrote it; empty if there is none. */
  alt: z.string(),
});
export type GuidePhoto = z.infer<typeof GuidePhoto>;

/** A guide's photo, as shown to the guide. */
export const OwnPhoto = z.object({
  name: z.string(),
  src: z.string(),
  srcSet: z.string(),
  alt: z.object({ en: z.nullable(z.string()), zh: z.nullable(z.string()) }),
});
export type OwnPhoto = z.infer<typeof OwnPhoto>;

/** A guide's self-assessed score, from 1 to 9. */
export const Score = z.int().check(z.minimum(1), z.maximum(9));

const summaryShape = {
  id: GuideId,
  userId: UserId,
  name: z.string(),
  portrait: z.nullable(Portrait),
  /** The slug of a service city. */
  serviceCity: z.string(),
  timeZone: z.string(),
};

/** A guide's summary, shown next to a booking, conversation or review. */
export const GuideSummary = z.object(summaryShape);
export type GuideSummary = z.infer<typeof GuideSummary>;

const cardShape = {
  ...summaryShape,
  user: UserSummary,
  /**
   * The guide's description, in the user's language if the guide wrote it; truncated to 180 characters on
   * cards.
   */
  bio: z.string(),
  languages: z.array(GuideLanguage),
  /** The photo that replaces the cover drawing; null if there is none. */
  cover: z.nullable(GuidePhoto),
  /** Subcategory ids, in catalog order. */
  services: z.array(SubcategoryId),
  /** The base price in RMB per hour for one person. */
  hourlyRate: Rmb,
  basicPricePerHourCents: Cents,
  /** RMB 30 by default (docs/product/guides.md, "Prices"). */
  additionalPricePerPersonCents: Cents,
  currency: z.literal('RMB'),
  /** Mean stars of the public reviews, with one decimal; null if there are none. */
  rating: z.nullable(z.number()),
  reviewCount: z.int(),
  /** Number of completed tours. */
  tourCount: z.int(),
  minPeople: z.int(),
  maxPeople: z.int(),
  /** Hours in steps of 0.5. */
  minDuration: z.number(),
  maxDuration: z.number(),
  /**
   * True if the guide offers instant booking (docs/product/bookings.md, "Instant booking"). Absent in cards
   * that an earlier version stored.
   */
  instantBooking: z.optional(z.boolean()),
};

/** A guide in a list. */
export const GuideCard = z.object({
  ...cardShape,
  /**
   * The guide's occupation, in the user's language; empty if there is none. Like the quote, absent in cards
   * that an earlier version stored.
   */
  trade: z.optional(z.string()),
  /**
   * A quote from a public review; null if none is suitable. Absent in cards that an earlier version stored,
   * until the guide's next change.
   */
  quote: z.nullish(z.string()),
});
export type GuideCard = z.infer<typeof GuideCard>;

/** A qualification without its file, which is private (docs/product/accounts.md, "Who sees what"). */
export const Qualification = z.object({
  title: z.string(),
  /** True if staff have checked it. */
  checked: z.boolean(),
  /**
   * The license number, shown with the title only if staff have checked it (docs/product/law.md, "Licensed
   * title").
   */
  licenceNumber: z.nullable(z.string()),
});

export const ItineraryStop = z.object({
  title: z.string(),
  description: z.string(),
  /** Minutes spent at the stop; null if open-ended. */
  minutes: z.nullable(z.int()),
});

/** A guide's text in one or both languages. */
export const LocalizedText = z.object({ en: z.nullable(z.string()), zh: z.nullable(z.string()) });

const termsSchema = <Words extends z.ZodMiniType>(words: Words) => {
  const inclusion = z.object({ kinds: z.array(z.enum(INCLUDABLE)), words });
  return z.object({
    included: inclusion,
    notIncluded: inclusion,
    tickets: z.array(z.object({ title: words, buyer: z.enum(TICKET_BUYERS), yen: Yen })),
    /** Every stop at a shop. Absent in copies from before guides declared them. */
    shops: z.optional(
      z.array(z.object({ name: words, minutes: z.int(), commission: z.boolean() })),
    ),
  });
};

/** What the price includes and which tickets are needed, in both languages (see itinerary-terms.ts). */
export const ItineraryTerms = termsSchema(LocalizedText);
export type ItineraryTerms = z.infer<typeof ItineraryTerms>;

export const Itinerary = z.object({
  id: ItineraryId,
  guideId: GuideId,
  title: z.string(),
  summary: z.string(),
  durationHours: z.number(),
  /** Subcategory IDs of the services that a tour with this itinerary includes. */
  services: z.array(SubcategoryId),
  stops: z.array(ItineraryStop),
  /** The terms in the user's language. Absent if a process of the previous release rendered the page. */
  terms: z.optional(termsSchema(z.string())),
  /**
   * Identifies the version, in both languages, that a booking copies. Absent if a process of the previous
   * release rendered the page.
   */
  revision: z.optional(z.string()),
  /** One of the guide's photos; null if the page shows a drawing. */
  picture: z.nullable(GuidePhoto),
});
export type Itinerary = z.infer<typeof Itinerary>;

const hoursShape = { startMinute: z.int(), endMinute: z.int() };

/**
 * Weekly hours on one weekday (1 is Monday, 7 is Sunday), in minutes after midnight in the guide's time
 * zone.
 */
export const Availability = z.object({ weekday: z.int(), ...hoursShape });
/** Hours on one day that replace the weekly hours; empty means closed. */
export const AvailabilityException = z.object({
  day: PlainDate,
  hours: z.array(z.object(hoursShape)),
});

/** A meeting place that a guide suggests (docs/product/guides.md, "Changing the profile"). */
export const SuggestedPlace = z.object({
  address: z.string(),
  /** Where to stand; can be empty. */
  directions: z.string(),
});
export type SuggestedPlace = z.infer<typeof SuggestedPlace>;

export const ShoppingFigure = z.object({
  travelers: z.int(),
  reports: z.int(),
  /** The guide's reply, while there are reports. */
  reply: z.nullable(z.object({ content: z.string(), createdAt: Instant })),
});
export type ShoppingFigure = z.infer<typeof ShoppingFigure>;

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
  /** Whole years of experience as a guide. */
  experienceYears: z.nullable(z.int()),
  /** Number of tours before joining the site, as stated by the guide. */
  experienceSessions: z.nullable(z.int()),
  targetGroups: z.array(TargetGroup),
  /** Absent if the page was rendered before guides could suggest places. */
  meetingPlaces: z.optional(z.array(SuggestedPlace)),
  itineraries: z.array(Itinerary),
  gallery: z.array(GuidePhoto),
  availabilities: z.array(Availability),
  /** Number of public reviews by stars: [one star, …, five stars]. */
  ratingCounts: z.array(z.int()),
  /**
   * The tags of all public reviews, most frequent first; empty below the minimum (docs/product/reviews.md,
   * "Tags"). Absent if a process of the previous release rendered the page.
   */
  tagCounts: z.optional(z.array(z.object({ tag: z.enum(REVIEW_TAGS), count: z.int() }))),
  /** Median minutes until the guide's first reply; null if unknown. */
  responseTimeMinutes: z.nullable(z.int()),
  /**
   * How many of the last travelers reported something about shopping (docs/product/reviews.md, "Questions
   * about shopping"); null for too few travelers. Absent if a process of the previous release rendered the
   * page.
   */
  shopping: z.optional(z.nullable(ShoppingFigure)),
  /** Share of accepted requests among all decided ones, from 0 to 1; null if there are none. */
  acceptanceRate: z.nullable(z.number()),
  identityVerified: z.boolean(),
  /**
   * If false, the profile is visible only to users who have booked, messaged or saved this guide
   * (docs/product/guides.md, "Listing").
   */
  listed: z.boolean(),
  memberSince: Instant,
};

/** A guide's public profile (docs/product/guides.md, "Profile"). */
export const GuideDetail = z.object(detailShape);
export type GuideDetail = z.infer<typeof GuideDetail>;

/** Why a guide is not listed; see listing.ts. */
export const UnlistedReason = z.enum([
  'not_approved',
  'suspended',
  'identity_unverified',
  'no_work_permission',
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
  /**
   * The last day on which a tour can end, in Japan's time zone, because the permission to work ends then; null
   * if it doesn't (docs/product/guides.md, "Permission to work"). Absent in responses stored before this field
   * existed.
   */
  permissionLastDay: z.optional(z.nullable(PlainDate)),
  exceptions: z.array(AvailabilityException),
  photos: z.object({ cover: z.nullable(OwnPhoto), gallery: z.array(OwnPhoto) }),
});
export type OwnGuide = z.infer<typeof OwnGuide>;

/** A guide's own price for a service, in fen per hour per person. */
export const ServicePrice = z.object({ subcategoryId: SubcategoryId, priceCents: Cents });
export type ServicePrice = z.infer<typeof ServicePrice>;

/** An available start time for a tour. */
export const StartTime = z.object({
  start: Instant,
  /** The time of day in the guide's time zone. */
  time: z.string(),
  /** The calendar day in the guide's time zone. It is the following day for times past midnight. */
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
  /** The price for one person for the whole tour. */
  basePriceCents: Cents,
  extraPeople: z.int(),
  /** Price per additional person per hour. */
  additionalPricePerPersonCents: Cents,
  /** The price for all additional people for the whole tour. */
  extraPeoplePriceCents: Cents,
  totalCents: Cents,
  depositCents: Cents,
  /** The part of the total paid in person. */
  finalPaymentCents: Cents,
});
export type Quote = z.infer<typeof Quote>;

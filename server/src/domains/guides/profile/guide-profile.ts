import type { Gender } from '@tomoguide/contract/accounts/entities';
import type { CitySlug } from '@tomoguide/contract/catalog/cities';
import type {
  GuideLanguage,
  ItineraryTerms,
  LanguageLevels,
  SuggestedPlace,
  TargetGroup,
} from '@tomoguide/contract/guides/entities';
import type { LocalText } from '@tomoguide/contract/guides/local-text';
import type { DayException, WeeklyHours } from '@tomoguide/contract/guides/working-hours';
import type { ItineraryId, SubcategoryId, UserId } from '@tomoguide/contract/primitives';
import type { ShoppingCount } from '@tomoguide/contract/reviews/shopping';
import type { TagCount } from '@tomoguide/contract/reviews/tags';
import type { StoredPhoto, StoredStop } from '../tables.ts';

/** A score from 1 to 9 with the guide's description; `score` is null if the guide gave none. */
export interface ScoreWords {
  score: number | null;
  description: LocalText;
}

export interface ItineraryProfile {
  /** The ID of an existing itinerary; absent or null for a new itinerary. */
  id?: ItineraryId | null;
  title: LocalText;
  summary: LocalText;
  /** In minutes, a multiple of 30. */
  durationMinutes: number;
  /** The services of the tour, a subset of the guide's services; absent if it has none. */
  services?: readonly SubcategoryId[];
  stops: readonly StoredStop[];
  /** If absent, an existing itinerary keeps its terms, and a new one has none. */
  terms?: ItineraryTerms | undefined;
  /** The name of one of the guide's photos; null if the itinerary shows none. */
  picture?: string | null;
}

/** An offered service. `priceCents` is the guide's own price per hour, or null for the base price. */
export interface OfferedService {
  subcategoryId: SubcategoryId;
  priceCents: number | null;
}

/** A qualification stated in an application, without a file. */
export interface StatedQualification {
  title: LocalText;
  /** True if staff have checked the qualification, including its license number if it has one. */
  checked: boolean;
  /** As the guide entered it; absent or null if they entered none. */
  licenceNumber?: string | null;
}

/** Everything that guides can set in their profile. Prices are whole amounts of RMB, stored in fen. */
export interface GuideProfile {
  serviceCity: CitySlug;
  /** An IANA name; defaults to Asia/Tokyo. */
  timeZone?: string;
  bio: LocalText;
  languages: readonly GuideLanguage[];
  /** The level of each language; a language without a level is absent. */
  languageLevels?: Partial<LanguageLevels>;
  /** Name of the portrait's files, /files/portraits/<name>-<size>.webp; null if there is no portrait. */
  portrait?: string | null;
  cover?: StoredPhoto | null;
  gallery?: readonly StoredPhoto[];
  age?: number | null;
  sex?: Gender | null;
  mbti?: string | null;
  ethics?: ScoreWords;
  boundary?: ScoreWords;
  supportive?: ScoreWords;
  occupation?: LocalText;
  qualifications?: readonly StatedQualification[];
  experienceYears?: number | null;
  experienceSessions?: number | null;
  targetGroups: readonly TargetGroup[];
  /** Places that the guide suggests for meeting; absent if there are none. */
  meetingPlaces?: readonly SuggestedPlace[] | undefined;
  minPeople: number;
  maxPeople: number;
  minDurationMinutes: number;
  maxDurationMinutes: number;
  /** Price per hour for one person; null if there are no rates yet, in which case the guide is unlisted. */
  basicPriceCents: number | null;
  /**
   * Price per extra person per hour; absent or null for the default of RMB 30 (docs/product/guides.md,
   * "Prices").
   */
  additionalPriceCents?: number | null;
  services: readonly OfferedService[];
  /** True if a payment counts as the guide's acceptance; false by default. */
  instantBooking?: boolean;
  weeklyHours: readonly WeeklyHours[];
  exceptions?: readonly DayException[];
  itineraries?: readonly ItineraryProfile[];
  paused?: boolean;
}

/** Data about a guide's work that the site records. */
export interface GuideRecord {
  approvedAt?: Temporal.Instant | null;
  suspendedAt?: Temporal.Instant | null;
  /** The reason that staff gave for the pause; null if they have not paused the listing. */
  staffPauseReason?: string | null;
  responseTimeMinutes?: number | null;
  acceptedRequests?: number;
  decidedRequests?: number;
  completedTours?: number;
  /** Number of public reviews with one to five stars. */
  ratingCounts?: readonly [number, number, number, number, number];
  /** The tags of public reviews, most frequent first. */
  tagCounts?: readonly TagCount[];
  /** The figure about shopping; null if there are too few answers to show one. */
  shopping?: ShoppingCount | null;
  /** The guide's reply to it; both null if there is none. */
  shoppingReply?: { content: string | null; at: Temporal.Instant | null };
}

export interface NewGuide extends GuideProfile, GuideRecord {
  userId: UserId;
  createdAt: Temporal.Instant;
}

export type GuideChanges = Partial<GuideProfile> & GuideRecord;

import type { Gender } from '@tomoguide/contract/accounts/entities';
import type { CitySlug } from '@tomoguide/contract/catalog/cities';
import type {
  GuideLanguage,
  ItineraryTerms,
  LanguageLevels,
  TargetGroup,
} from '@tomoguide/contract/guides/entities';
import type { LocalText } from '@tomoguide/contract/guides/local-text';
import type { DayException, WeeklyHours } from '@tomoguide/contract/guides/working-hours';
import type { ItineraryId, SubcategoryId, UserId } from '@tomoguide/contract/primitives';
import type { StoredPhoto, StoredStop } from '../tables.ts';

/** A score of 1 to 9 with the guide's words for it; null: none given. */
export interface ScoreWords {
  score: number | null;
  description: LocalText;
}

export interface ItineraryProfile {
  /** Of one that is changed; absent or null: a new one. */
  id?: ItineraryId | null;
  title: LocalText;
  summary: LocalText;
  /** In half-hours. */
  durationMinutes: number;
  /** Of the guide's services; absent: none in particular. */
  services?: readonly SubcategoryId[];
  stops: readonly StoredStop[];
  /** Absent: as they were, and of a new one none. */
  terms?: ItineraryTerms | undefined;
  /** The name of one of the guide's photos; absent or null: none. */
  picture?: string | null;
}

/** An offered service; `priceCents` is the guide's own price per hour, null: the basic price. */
export interface OfferedService {
  subcategoryId: SubcategoryId;
  priceCents: number | null;
}

/** A qualification as it is written without a file, from an application. */
export interface StatedQualification {
  title: LocalText;
  /** Staff has checked it, with its licence number where there is one. */
  checked: boolean;
  /** As the guide gave it; absent where none was given. */
  licenceNumber?: string | null;
}

/** Everything a guide decides about the own profile. Prices are whole RMB in fen. */
export interface GuideProfile {
  serviceCity: CitySlug;
  /** Asia/Tokyo where absent. */
  timeZone?: string;
  bio: LocalText;
  languages: readonly GuideLanguage[];
  /** How well each is spoken; absent: not said. */
  languageLevels?: Partial<LanguageLevels>;
  /** Name of the portrait's files: /files/portraits/<name>-<size>.webp. */
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
  minPeople: number;
  maxPeople: number;
  minDurationMinutes: number;
  maxDurationMinutes: number;
  /** Null: no rates yet, so not listed. */
  basicPriceCents: number | null;
  /** Per extra person and hour; absent or null: RMB 30 (docs/product/guides.md, "Prices"). */
  additionalPriceCents?: number | null;
  services: readonly OfferedService[];
  weeklyHours: readonly WeeklyHours[];
  exceptions?: readonly DayException[];
  itineraries?: readonly ItineraryProfile[];
  paused?: boolean;
}

/** What the platform knows of a guide's work. */
export interface GuideRecord {
  approvedAt?: Temporal.Instant | null;
  suspendedAt?: Temporal.Instant | null;
  /** What the team wrote as it paused the listing; null: it has not. */
  staffPauseReason?: string | null;
  responseTimeMinutes?: number | null;
  acceptedRequests?: number;
  decidedRequests?: number;
  completedTours?: number;
  /** Public reviews by stars, one to five. */
  ratingCounts?: readonly [number, number, number, number, number];
}

export interface NewGuide extends GuideProfile, GuideRecord {
  userId: UserId;
  createdAt: Temporal.Instant;
}

export type GuideChanges = Partial<GuideProfile> & GuideRecord;

import type { HeldRange } from '@tomoguide/contract/guides/availability';
import type { GuideId, UserId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../database/database.ts';

export interface GuideHeldRange extends HeldRange {
  readonly guideId: GuideId;
}

/** The text of a public review. */
export interface QuotableReview {
  readonly guideId: GuideId;
  readonly content: string;
}

/** A guide whose answers to read. */
export interface GuideRef {
  readonly id: GuideId;
  readonly userId: UserId;
}

/** A guide's answer to a traveler, with the response time in whole minutes, rounded up. */
export interface GuideAnswer {
  readonly guideId: GuideId;
  readonly epochSeconds: number;
  readonly minutes: number;
}

export type ReadAnswers = (
  db: Executor,
  guides: readonly GuideRef[],
  limit: number,
) => Promise<readonly GuideAnswer[]>;

/** Functions of other domains that guides calls without importing those domains. */
export interface GuidePorts {
  /** Ranges held by live tours that overlap [from, to), each including the 60 minutes after its tour. */
  heldRanges(
    db: Executor,
    guideIds: readonly GuideId[],
    from: Temporal.Instant,
    to: Temporal.Instant,
  ): Promise<readonly GuideHeldRange[]>;
  /** Returns the lower-case UIDs, in TomoGuide's calendar files, of the guide's tours that end after `from`. */
  ownTourUids(db: Executor, guideId: GuideId, from: Temporal.Instant): Promise<readonly string[]>;
  /** Returns true if the user has a booking with the guide, and can therefore see them unlisted. */
  hasBookingWith(db: Executor, userId: UserId, guideId: GuideId): Promise<boolean>;
  /** Returns true if the two have exchanged messages, with the same effect. */
  haveExchangedMessages(db: Executor, userId: UserId, guideId: GuideId): Promise<boolean>;
  /** Returns the texts of each guide's latest public reviews with at least four stars, best first. */
  quotableReviews(db: Executor, guideIds: readonly GuideId[]): Promise<readonly QuotableReview[]>;
  /** For each guide, the first answers in their latest `limit` conversations that a traveler began. */
  answersInConversations: ReadAnswers;
  /** For each guide, the answers to their latest `limit` tour requests and to as many paid bookings. */
  answersToRequests: ReadAnswers;
}

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

/** A guide for whom to read answers to travelers. */
export interface GuideRef {
  readonly id: GuideId;
  readonly userId: UserId;
}

/** A guide's answer to a traveler: when it was given, and the response time in whole minutes, rounded up. */
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

/** Functions of other domains that guides calls through ports, without importing those domains. */
export interface GuidePorts {
  /**
   * Returns the ranges held by live tours that overlap [from, to); each includes the 60 minutes after its
   * tour.
   */
  heldRanges(
    db: Executor,
    guideIds: readonly GuideId[],
    from: Temporal.Instant,
    to: Temporal.Instant,
  ): Promise<readonly GuideHeldRange[]>;
  /**
   * Returns the lower-case UIDs of the guide's tours that end after `from`, as written in TomoGuide's
   * calendar files.
   */
  ownTourUids(db: Executor, guideId: GuideId, from: Temporal.Instant): Promise<readonly string[]>;
  /**
   * Returns true if the user has a booking with the guide, and can therefore see the guide while unlisted.
   */
  hasBookingWith(db: Executor, userId: UserId, guideId: GuideId): Promise<boolean>;
  /**
   * Returns true if the user and the guide have exchanged messages, and the user can therefore see the
   * guide while unlisted.
   */
  haveExchangedMessages(db: Executor, userId: UserId, guideId: GuideId): Promise<boolean>;
  /** Returns the users whom this user has blocked or who have blocked this user. */
  blockedWith(db: Executor, userId: UserId): Promise<ReadonlySet<UserId>>;
  /** Returns the texts of each guide's latest public reviews with at least four stars, best first. */
  quotableReviews(db: Executor, guideIds: readonly GuideId[]): Promise<readonly QuotableReview[]>;
  /** Returns, for each guide, the first answers in the latest `limit` conversations that a traveler began. */
  answersInConversations: ReadAnswers;
  /**
   * Returns, for each guide, the answers to the latest `limit` tour requests and to the latest `limit` paid
   * bookings.
   */
  answersToRequests: ReadAnswers;
}

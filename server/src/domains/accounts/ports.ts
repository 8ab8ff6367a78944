import type { ClosingReason } from '@tomoguide/contract/accounts/closing';
import type { GuideStatus } from '@tomoguide/contract/applications/entities';
import type { GuideId, UserId } from '@tomoguide/contract/primitives';
import type { Executor, Tx } from '../../database/database.ts';

/** A user whose account is exported or closed. */
export interface Person {
  userId: UserId;
  guideId: GuideId | null;
}

/**
 * What each domain implements for the user data in its own tables. Needed because accounts cannot import
 * the other domains (docs/product/accounts.md, "Closing an account").
 */
export interface PersonalDataHandler<Deps> {
  /** Returns the user's data for the export, keyed by the name of the JSON file. */
  exported(db: Executor, person: Person): Promise<Readonly<Record<string, unknown>>>;
  /** Erases or anonymizes the user's data, in the transaction that closes the account. */
  erase?(tx: Tx, deps: Deps, person: Person): Promise<void>;
  /** Returns the reasons why the account cannot be closed. Runs under the same locks as `erase`. */
  reasonsNotToClose?(db: Executor, person: Person): Promise<ClosingReason[]>;
}

type HandlingDomain =
  | 'applications'
  | 'bookings'
  | 'guides'
  | 'reviews'
  | 'messaging'
  | 'notifications'
  | 'support';

/** What accounts needs from domains that it cannot import. */
export interface AccountPorts<Deps> {
  /** The handlers by domain. They run in the order of create-ports.ts, which is also their lock order. */
  personalDataHandlers: Record<HandlingDomain, PersonalDataHandler<Deps>>;
  /**
   * Returns the user's guide application state, for the page header (docs/product/applications.md,
   * "States").
   */
  guideStatus(db: Executor, userId: UserId, now: Temporal.Instant): Promise<GuideStatus>;
}

/**
 * The rules of identity checks (docs/product/applications.md, "Identity"). Contains no schemas, so that
 * pages need not load a validation library.
 */
import { PERSON_NAME_MAX } from '../typed-text.ts';
import { IDENTITY_ATTEMPT_DAYS, IDENTITY_ATTEMPTS, IDENTITY_FILE_DAYS } from './figures.ts';

export const IDENTITY_DECISIONS = ['verified', 'rejected'] as const;
export type IdentityDecision = (typeof IDENTITY_DECISIONS)[number];

/** Maximum lengths of staff's reason for a rejection, and of the name on the document. */
export const IDENTITY_REASON_MAX = 1000;
export const IDENTITY_NAME_MAX = PERSON_NAME_MAX;

/**
 * Returns when the next submission is allowed; null if it is allowed now. `sentAt` contains the times of
 * earlier submissions, newest first.
 */
export const getNextTryTime = (
  sentAt: readonly Temporal.Instant[],
  now: Temporal.Instant,
): Temporal.Instant | null => {
  const blocking = sentAt[IDENTITY_ATTEMPTS - 1];
  const until = blocking?.add({ hours: IDENTITY_ATTEMPT_DAYS * 24 });
  return until && Temporal.Instant.compare(until, now) > 0 ? until : null;
};

/** Returns when the files of a decided check are erased. */
export const getFileErasureTime = (decidedAt: Temporal.Instant): Temporal.Instant =>
  decidedAt.add({ hours: IDENTITY_FILE_DAYS * 24 });

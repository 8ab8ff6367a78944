/** How identity is verified (docs/product/applications.md, "Identity"); without schemas. */

import { PERSON_NAME_MAX } from '../typed-text.ts';

export const IDENTITY_DECISIONS = ['verified', 'rejected'] as const;
export type IdentityDecision = (typeof IDENTITY_DECISIONS)[number];

/** How often somebody may send document and selfie, and within how long. */
export const IDENTITY_TRIES = 5;
export const IDENTITY_TRY_DAYS = 30;

/** So long after the decision both files are erased. */
export const IDENTITY_FILE_DAYS = 365;

/** What staff writes for the person to read, and the name that the document bears. */
export const IDENTITY_REASON_MAX = 1000;
export const IDENTITY_NAME_MAX = PERSON_NAME_MAX;

/** When one more may be sent, after those of `sentAt`, newest first; null: now. */
export const nextTryAt = (
  sentAt: readonly Temporal.Instant[],
  now: Temporal.Instant,
): Temporal.Instant | null => {
  const blocking = sentAt[IDENTITY_TRIES - 1];
  const until = blocking?.add({ hours: IDENTITY_TRY_DAYS * 24 });
  return until && Temporal.Instant.compare(until, now) > 0 ? until : null;
};

/** Until when the files of a check that was decided then are kept. */
export const filesKeptUntil = (decidedAt: Temporal.Instant): Temporal.Instant =>
  decidedAt.add({ hours: IDENTITY_FILE_DAYS * 24 });

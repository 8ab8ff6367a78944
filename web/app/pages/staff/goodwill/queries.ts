import type { UserId } from '@tomoguide/contract/primitives';
import { findPerson, giveGoodwill } from '@tomoguide/contract/staff/calls';
import { api } from '../../../lib/api.ts';
import { sendAttempt } from '../../../lib/attempt.ts';
import { useStaffAction } from '../use-staff-action.ts';

interface Gift {
  userId: UserId;
  amountCents: number;
  reason: string;
}

/** Finds a user by username, email or booking number. */
export const fetchPerson = (name: string) => api(findPerson, { query: { name } });

/**
 * Gives goodwill credit. Until a response arrives, the idempotency key depends only on the recipient, even
 * if the amount or reason changes after a reload. If the first request succeeded but its response was lost,
 * the server returns IDEMPOTENCY_KEY_REUSED instead of giving credit twice.
 */
export const useGiveGoodwill = () =>
  useStaffAction((body: Gift) =>
    sendAttempt(`goodwill:${body.userId}`, null, (idempotencyKey) =>
      api(giveGoodwill, { body, idempotencyKey }),
    ),
  );

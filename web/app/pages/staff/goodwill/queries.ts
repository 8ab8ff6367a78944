import type { UserId } from '@tomoguide/contract/primitives';
import { findPerson, giveGoodwill } from '@tomoguide/contract/staff/calls';
import { api } from '../../../lib/api.ts';
import { attempt } from '../../../lib/attempt.ts';
import { useStaffAction } from '../use-staff-action.ts';

interface Gift {
  userId: UserId;
  amountCents: number;
  reason: string;
}

/** Finds a user by username, email or booking number. */
export const lookUp = (name: string) => api(findPerson, { query: { name } });

/**
 * Gives credit. Until there is a reply, the key depends only on the recipient, whatever is typed after a
 * reload: if the lost gift was given, the server answers IDEMPOTENCY_KEY_REUSED, and nothing is given twice.
 */
export const useGive = () =>
  useStaffAction((body: Gift) =>
    attempt(`goodwill:${body.userId}`, null, (idempotencyKey) =>
      api(giveGoodwill, { body, idempotencyKey }),
    ),
  );

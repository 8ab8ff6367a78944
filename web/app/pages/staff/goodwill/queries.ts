import type { UserId } from '@tomoguide/contract/primitives';
import { findPerson, giveGoodwill } from '@tomoguide/contract/staff/calls';
import { api } from '../../../lib/api.ts';
import { attempt } from '../../../lib/attempt.ts';
import { useDeed } from '../use-deed.ts';

interface Gift {
  userId: UserId;
  amountCents: number;
  reason: string;
}

/** Somebody by username, email or booking number. */
export const lookUp = (name: string) => api(findPerson, { query: { name } });

/**
 * Gives credit. Until there is an answer the key is that of the person alone, whatever is typed anew
 * after a reload: where the lost one was given, IDEMPOTENCY_KEY_REUSED says so, and nothing is given twice.
 */
export const useGive = () =>
  useDeed((body: Gift) =>
    attempt(`goodwill:${body.userId}`, null, (idempotencyKey) =>
      api(giveGoodwill, { body, idempotencyKey }),
    ),
  );

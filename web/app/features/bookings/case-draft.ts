import type { BookingId } from '@tomoguide/contract/primitives';
import { useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { useStoredDraft } from './stored-draft.ts';

/**
 * What somebody types about a booking: a side of a dispute, an emergency, a payment. A reload and a
 * folded card keep it; a draft is one person's (docs/product/accounts.md, "Sessions").
 */
export const useCaseDraft = <Draft extends object>(
  form: 'dispute' | 'emergency' | 'proof',
  bookingId: BookingId,
  empty: Draft,
) => {
  const userId = useSession()?.user.id ?? 0;
  // Whoever logs in while it is open gets none of it under their name.
  const [key] = useState(`case:${form}:${userId}:${bookingId}`);
  return useStoredDraft(key, empty);
};

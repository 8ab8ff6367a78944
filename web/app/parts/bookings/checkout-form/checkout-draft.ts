import type { LeadTravelerSent } from '@tomoguide/contract/bookings/lead-traveler';
import { NO_PARTICULARS, type Particulars } from '@tomoguide/contract/bookings/particulars';
import type { PaymentMethod } from '@tomoguide/contract/payments/methods';
import type { GuideId, UserId } from '@tomoguide/contract/primitives';
import type * as z from 'zod/mini';
import { useStoredDraft } from '../../../form/stored-draft.ts';
import { VISITOR } from '../../../lib/session-storage.ts';

/** The fields for the lead traveler, as typed. */
export type LeadDraft = Required<z.input<typeof LeadTravelerSent>>;

/** What the user enters at checkout in addition to the tour itself; stored on the device. */
export interface Draft extends Particulars {
  /** The lead traveler; null if the booker travels too. */
  lead: LeadDraft | null;
  useWallet: boolean;
  /** The chosen payment method; null for the default method of the language. */
  method: PaymentMethod | null;
}

const EMPTY: Draft = { ...NO_PARTICULARS, lead: null, useWallet: true, method: null };

/**
 * Returns the storage key of a checkout draft, which belongs to one user and one guide: the next user to
 * log in on this device does not see it. A visitor's draft (null) moves to the account that they log in to.
 */
export const getDraftKey = (userId: UserId | null, guideId: GuideId): string =>
  `draft:${userId ?? VISITOR}:checkout:${guideId}`;

/** Returns the draft, a function that changes parts of it, and a function that clears it. */
export const useDraft = (key: string) => useStoredDraft(key, EMPTY);

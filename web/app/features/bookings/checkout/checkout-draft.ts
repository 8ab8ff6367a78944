import type { LeadTravelerSent } from '@tomoguide/contract/bookings/lead-traveler';
import { NO_PARTICULARS, type Particulars } from '@tomoguide/contract/bookings/particulars';
import type { PaymentMethod } from '@tomoguide/contract/payments/methods';
import type * as z from 'zod/mini';
import { useStoredDraft } from '../stored-draft.ts';

/** Who travels, as it is typed. */
export type LeadDraft = Required<z.input<typeof LeadTravelerSent>>;

/** What is typed at checkout beside the choice of the tour; a reload keeps it, closing the tab does not. */
export interface Draft extends Particulars {
  /** Null: the booker travels too. */
  lead: LeadDraft | null;
  useWallet: boolean;
  /** Null: the first one of the language. */
  method: PaymentMethod | null;
}

const EMPTY: Draft = { ...NO_PARTICULARS, lead: null, useWallet: true, method: null };

/** A draft belongs to one person and one guide: whoever logs in next on this device sees none of it. */
export const draftKey = (userId: number, guideId: number): string =>
  `checkout:${userId}:${guideId}`;

/** The draft and how to change parts of it. */
export const useDraft = (key: string) => useStoredDraft(key, EMPTY);

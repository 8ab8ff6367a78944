import { type AddressProposal, canChangeAddress } from '@tomoguide/contract/bookings/meeting-point';
import type { BookingRow } from '../tables.ts';
import { toFacts } from '../transitions/row-to-facts.ts';

/**
 * Returns the meeting point proposal that awaits an answer; null if there is none or it has lapsed
 * (docs/product/bookings.md, "Meeting point").
 */
export const openProposal = (row: BookingRow, now: Temporal.Instant): AddressProposal | null => {
  if (row.addressProposal === null || !canChangeAddress(toFacts(row), now)) return null;
  const { answer, ...proposal } = row.addressProposal;
  return answer === null ? { addressConfirmed: false, ...proposal } : null;
};

import { findTransition } from '@tomoguide/contract/bookings/find-transition';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { confirmFor } from '../start/confirm-start.ts';
import type { BookingRow, LeadRow } from '../tables.ts';
import { toFacts } from '../transitions/row-to-facts.ts';

/**
 * Confirms the start on behalf of travelers who reported meeting the guide, if the booker allows it and the
 * booking's status permits it.
 */
export const confirmStartIfAllowed = async (
  tx: Tx,
  deps: Deps,
  row: BookingRow,
  lead: LeadRow,
  now: Temporal.Instant,
): Promise<BookingRow> => {
  if (!lead.mayStart || lead.metAt === null || row.travelerConfirmedStart) return row;
  const transition = findTransition(toFacts(row), 'confirm_start', 'traveler', now);
  return transition ? confirmFor(tx, deps, row, { party: 'traveler', transition, now }) : row;
};

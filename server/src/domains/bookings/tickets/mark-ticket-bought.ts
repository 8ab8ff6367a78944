import { canMarkTickets, getTickets, listTicketsToBuy } from '@tomoguide/contract/bookings/tickets';
import type { BookingId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { lockForParty } from '../locks/lock-booking.ts';
import { updateBooking } from '../queries.ts';
import type { BookingRow } from '../tables.ts';
import { recordBookingEvent } from '../transitions/record-event.ts';

/**
 * Marks a ticket as bought, or unmarks it; a retry is idempotent. Throws NOT_FOUND for other users and for
 * a ticket that is not in the list, TICKET_NOT_YOURS if the other party buys it or it is bought on site, or
 * INVALID_TRANSITION before the guide's acceptance and after the tour (docs/product/bookings.md,
 * "Tickets").
 */
export const markTicketBought = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
  { place, bought }: { place: number; bought: boolean },
): Promise<BookingRow> => {
  const { row, party } = await lockForParty(tx, id, viewer.userId, { calendar: false });
  const ticket = getTickets(row)[place] ?? fail('NOT_FOUND');
  if (ticket.buyer !== party) fail('TICKET_NOT_YOURS', { field: 'place' });
  if (!canMarkTickets(row, party)) fail('INVALID_TRANSITION', { status: row.status });
  if (ticket.bought === bought) return row;
  const others = row.ticketsBought.filter((each) => each !== place);
  const ticketsBought = bought ? [...others, place] : others;
  const ticked = await updateBooking(tx, id, { ticketsBought });
  const isDone = listTicketsToBuy(ticked, party).length === 0;
  await recordBookingEvent(tx, deps, ticked, 'booking.tickets_changed', { by: party, isDone });
  return ticked;
};

import type { Ticket } from '../guides/itinerary-terms.ts';
import type { LocalText } from '../guides/local-text.ts';
import type { Party } from './booking-facts.ts';
import { PREPARATION_HOURS, PREPARATION_REMINDER_HOURS } from './figures.ts';
import type { BookingStatus } from './statuses.ts';

/** The tickets of a booking, as agreed (docs/product/bookings.md, "Tickets"). */

/** The action that `can` contains if the party can mark tickets now. */
export const TICK_TICKETS = 'tick_tickets';

/**
 * The fields of a booking that determine its tickets. Declared here because `entities.ts`, which defines
 * bookings, imports this file.
 */
interface Agreed {
  itinerary?:
    | { agreed?: { terms: { tickets: readonly Ticket<LocalText>[] } } | null | undefined }
    | null
    | undefined;
  ticketsBought?: readonly number[] | undefined;
  /** The particulars as stored in the database. */
  particulars?: { toArrange?: boolean | undefined } | null | undefined;
}

export interface BookedTicket extends Ticket<LocalText> {
  /** Zero-based position in the agreed list of tickets. */
  place: number;
  bought: boolean;
}

export const getTickets = ({ itinerary, ticketsBought = [] }: Agreed): BookedTicket[] =>
  (itinerary?.agreed?.terms.tickets ?? []).map((ticket, place) => ({
    ...ticket,
    place,
    bought: ticketsBought.includes(place),
  }));

/** Returns the tickets that this party must buy and has not marked as bought. */
export const listTicketsToBuy = (booking: Agreed, party: Party): BookedTicket[] =>
  getTickets(booking).filter(({ buyer, bought }) => buyer === party && !bought);

/** Statuses from the guide's acceptance until the tour ends. */
const AGREED_AND_LIVE: readonly BookingStatus[] = [
  'upcoming',
  'awaiting_start',
  'start_confirmed',
  'ongoing',
  'extend_requested',
  'extend_confirmed',
];

/** Returns whether the guide has accepted the booking and its tour has not ended. */
export const isAgreedAndLive = (status: BookingStatus): boolean => AGREED_AND_LIVE.includes(status);

/** Returns whether this party has tickets that it can mark now. */
export const canMarkTickets = (
  booking: Agreed & { status: BookingStatus },
  party: Party,
): boolean =>
  isAgreedAndLive(booking.status) && getTickets(booking).some(({ buyer }) => buyer === party);

/**
 * Returns whether the parties have yet to agree on a meeting point (docs/product/bookings.md, "Where to
 * meet").
 */
export const mustArrangePlace = ({ particulars }: Agreed): boolean =>
  particulars?.toArrange === true;

/**
 * Returns when a party with unmarked tickets, or both parties of a booking without a meeting point, are
 * reminded; null if there is nothing to prepare.
 */
export const getTicketReminderTime = (
  booking: Agreed,
  start: Temporal.Instant,
  agreedAt: Temporal.Instant,
): Temporal.Instant | null => {
  const hasNothingToBuy = getTickets(booking).every(({ buyer }) => buyer === 'on_site');
  if (hasNothingToBuy && !mustArrangePlace(booking)) return null;
  const usual = start.subtract({ hours: PREPARATION_REMINDER_HOURS });
  const earliest = agreedAt.add({ hours: PREPARATION_HOURS });
  return Temporal.Instant.compare(usual, earliest) > 0 ? usual : earliest;
};

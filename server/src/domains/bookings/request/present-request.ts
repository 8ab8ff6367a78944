import { formatBookingNumber } from '@tomoguide/contract/bookings/booking-number';
import { isAgreed } from '@tomoguide/contract/bookings/contact-visibility';
import type { TourRequest } from '@tomoguide/contract/bookings/entities';
import type { LeadTraveler } from '@tomoguide/contract/bookings/lead-traveler';
import { calculateSiteCosts, toParticulars } from '@tomoguide/contract/bookings/particulars';
import { toRmb } from '@tomoguide/contract/bookings/price';
import { getRequestActions, getRequestState } from '@tomoguide/contract/bookings/tour-request';
import { maskBesideMessages, maskTogether } from '@tomoguide/contract/messaging/contact-mask';
import type { Span } from '@tomoguide/contract/messaging/mask-plain-text';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { loadUsersByIds, presentPerson } from '../../accounts/service.ts';
import { listBookingsByIds, listContactsBetween } from '../queries.ts';
import { presentQuote } from '../quote/present-quote.ts';
import { loadQuotesByIds } from '../quote/quote-queries.ts';
import type { BookingRow, RequestRow } from '../tables.ts';
import { normalizeBookedItinerary } from '../view/agreed-itinerary.ts';
import { getSide } from './end-request.ts';

/**
 * Returns the free text of both parties. Contacts in the other party's text are masked until contacts are
 * shown, and those in the address until the tour is agreed (docs/product/contact-mask.md, "When contacts
 * are shown"). `split` contains the ranges of the traveler's text that are part of a contact together with
 * messages.
 */
const getVisibleTexts = (
  { plan, reason, particulars: { meetingAddress } }: RequestRow,
  split: readonly Span[],
  reader: { isGuide: boolean; showsContacts: boolean; showsPlace: boolean },
) => {
  const [address, words] = maskTogether([meetingAddress, plan], split);
  const texts = {
    meetingAddress: reader.showsPlace ? meetingAddress : (address?.text ?? ''),
    plan: reader.showsContacts ? plan : (words?.text ?? ''),
  };
  const masked = texts.meetingAddress !== meetingAddress || texts.plan !== plan;
  if (reader.isGuide) return { ...texts, reason, masked };
  const answer = reason && (reader.showsContacts ? reason : maskBesideMessages(reason).text);
  return { meetingAddress, plan, reason: answer, masked };
};

const presentBookingLink = (row: BookingRow | undefined): TourRequest['booking'] =>
  row
    ? {
        id: row.id,
        bookingNumber: formatBookingNumber(row.id),
        status: row.status,
        cancelKind: row.cancelKind,
        payBy: row.status === 'pending' ? (row.deadlineAt?.toString() ?? null) : null,
      }
    : null;

/** Presents tour requests to this user, in the given order. */
export const presentRequests = async (
  db: Executor,
  { clock, ports }: Pick<Deps, 'clock' | 'ports'>,
  rows: readonly RequestRow[],
  userId: UserId,
): Promise<TourRequest[]> => {
  const now = clock.now();
  const [quotes, users, booked, contacts] = await Promise.all([
    loadQuotesByIds(
      db,
      rows.map(({ quoteId }) => quoteId),
    ),
    loadUsersByIds(
      db,
      rows.flatMap(({ travelerId, guideUserId }) => [travelerId, guideUserId]),
    ),
    listBookingsByIds(
      db,
      rows.flatMap(({ bookingId }) => (bookingId === null ? [] : [bookingId])),
    ),
    listContactsBetween(db, rows, now),
  ]);
  const splits = await ports.bookings.splitContacts(
    db,
    rows.filter((_, place) => !contacts[place]?.shown).map(({ id }) => id),
  );
  const people = new Map([...users].map(([id, user]) => [id, presentPerson(user)]));
  const bookings = new Map(booked.map((row) => [row.id, row]));
  return rows.map((row, place) => {
    const party = getSide(row, userId);
    const booking = row.bookingId === null ? undefined : bookings.get(row.bookingId);
    const showsContacts = contacts[place]?.shown ?? false;
    const quote = quotes.get(row.quoteId);
    if (!quote) throw new Error(`tour request ${row.id} lost its quote`);
    const { mealYen, transportYen, ticketsYen } = calculateSiteCosts(row.particulars);
    return {
      id: row.id,
      conversationId: row.conversationId,
      guideId: row.guideId,
      travelerId: row.travelerId,
      viewerIs: party,
      state: getRequestState(row, now),
      can: getRequestActions(row, party, now),
      sentAt: row.sentAt.toString(),
      expiresAt: row.expiresAt.toString(),
      endedAt: row.endedAt?.toString() ?? null,
      rejectReason: row.rejectReason,
      booking: presentBookingLink(booking),
      date: row.start.toZonedDateTimeISO(row.timeZone).toPlainDate().toString(),
      scheduledStartTime: row.start.toString(),
      scheduledEndTime: row.start.add({ minutes: row.bookedMinutes }).toString(),
      timeZone: row.timeZone,
      duration: row.bookedMinutes / 60,
      travelers: row.travelers,
      services: row.services,
      ...toParticulars(row.particulars),
      itinerary: normalizeBookedItinerary(row.itinerary),
      ...getVisibleTexts(row, splits.get(row.id) ?? [], {
        isGuide: party === 'guide',
        showsContacts,
        showsPlace: showsContacts || (booking !== undefined && isAgreed(booking)),
      }),
      forOthers: row.forOthers,
      totalPrice: toRmb(row.totalCents),
      totalCents: row.totalCents,
      depositCents: row.depositCents,
      finalPaymentCents: row.totalCents - row.depositCents,
      hourlyPriceCents: row.hourlyPriceCents,
      additionalPriceCents: row.additionalPriceCents,
      mealYen,
      transportYen,
      ticketsYen,
      quote: presentQuote(quote, people),
    };
  });
};

export const presentRequest = async (
  db: Executor,
  deps: Pick<Deps, 'clock' | 'ports'>,
  row: RequestRow,
  userId: UserId,
): Promise<TourRequest> => {
  const [request] = await presentRequests(db, deps, [row], userId);
  if (!request) throw new Error(`tour request ${row.id} was not presented`);
  return request;
};

/**
 * Presents the lead traveler of an open request. Before the deposit is paid, only the booker can see who
 * the lead traveler is.
 */
export const presentRequestLead = (row: RequestRow, userId: UserId): LeadTraveler | null => {
  if (!row.lead) return null;
  const { name, phone, language, needs, words } = row.lead;
  const person = { name, phone, language, words: words || null };
  return {
    needs: [...new Set(needs)],
    person: getSide(row, userId) === 'traveler' ? person : null,
  };
};

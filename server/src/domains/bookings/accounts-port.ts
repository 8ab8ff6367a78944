import { ENDED_STATUSES } from '@tomoguide/contract/bookings/statuses';
import { maskContacts } from '@tomoguide/contract/messaging/contact-mask';
import { and, desc, eq, inArray, isNotNull, not, or } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { AccountKeeper } from '../accounts/service.ts';
import { lockGuide } from '../guides/service.ts';
import { closeRequestsOf } from './request/expire-requests.ts';
import { bookings, calendarFeeds, leadTravelers, patternCases, tourRequests } from './tables.ts';

/** The columns of a booking that both the traveler and the guide can see. */
const SHARED = {
  id: bookings.id,
  guideId: bookings.guideId,
  status: bookings.status,
  scheduledStart: bookings.scheduledStart,
  scheduledEnd: bookings.scheduledEnd,
  timeZone: bookings.timeZone,
  travelers: bookings.travelers,
  itinerary: bookings.itinerary,
  ticketsBought: bookings.ticketsBought,
  totalCents: bookings.totalCents,
  depositCents: bookings.depositCents,
  createdAt: bookings.createdAt,
  paidAt: bookings.paidAt,
  acceptedAt: bookings.acceptedAt,
  endedAt: bookings.endedAt,
  cancelKind: bookings.cancelKind,
} as const;

/**
 * A user cannot close their account while a booking is live or disputed; their open requests are closed.
 */
export const accountKeeper: AccountKeeper<Deps> = {
  exported: async (db, { userId }) => ({
    bookings: await db
      .select({ ...SHARED, particulars: bookings.particulars, driverLines: bookings.driverLines })
      .from(bookings)
      .where(eq(bookings.travelerId, userId))
      .orderBy(desc(bookings.id)),
    'tours-you-guided': await db
      .select(SHARED)
      .from(bookings)
      .where(eq(bookings.guideUserId, userId))
      .orderBy(desc(bookings.id)),
    'service-fees-asked-of-you': await db
      .select({
        id: patternCases.id,
        state: patternCases.state,
        amountCents: patternCases.amountCents,
        announcedAt: patternCases.announcedAt,
        objectBy: patternCases.objectBy,
        objection: patternCases.objection,
        decision: patternCases.decision,
        reason: patternCases.reason,
        decidedAt: patternCases.decidedAt,
      })
      .from(patternCases)
      .where(and(eq(patternCases.guideUserId, userId), isNotNull(patternCases.announcedAt)))
      .orderBy(desc(patternCases.id)),
    'travelers-you-booked-for': await db
      .select({
        bookingId: leadTravelers.bookingId,
        name: leadTravelers.name,
        phone: leadTravelers.phone,
        language: leadTravelers.language,
        needs: leadTravelers.needs,
        words: leadTravelers.words,
      })
      .from(leadTravelers)
      .innerJoin(bookings, eq(bookings.id, leadTravelers.bookingId))
      .where(eq(bookings.travelerId, userId)),
    'tour-requests': (
      await db
        .select()
        .from(tourRequests)
        .where(eq(tourRequests.travelerId, userId))
        .orderBy(desc(tourRequests.id))
    ).map(({ guideUserId: _, sentHash: __, reason, ...sent }) => ({
      ...sent,
      // The guide's text, masked as on the booking page before payment.
      reason: reason && maskContacts(reason).text,
    })),
    'tour-requests-you-received': await db
      .select({
        id: tourRequests.id,
        state: tourRequests.state,
        sentAt: tourRequests.sentAt,
        endedAt: tourRequests.endedAt,
        rejectReason: tourRequests.rejectReason,
        reason: tourRequests.reason,
        start: tourRequests.start,
        timeZone: tourRequests.timeZone,
        travelers: tourRequests.travelers,
        totalCents: tourRequests.totalCents,
        bookingId: tourRequests.bookingId,
      })
      .from(tourRequests)
      .where(eq(tourRequests.guideUserId, userId))
      .orderBy(desc(tourRequests.id)),
  }),
  erase: async (tx, deps, { userId, guideId }) => {
    // Sending a request takes the same lock, so none can arrive in between.
    if (guideId !== null) await lockGuide(tx, guideId);
    await closeRequestsOf(tx, deps, userId);
    if (guideId !== null) await tx.delete(calendarFeeds).where(eq(calendarFeeds.guideId, guideId));
    const theirs = tx
      .select({ id: bookings.id })
      .from(bookings)
      .where(eq(bookings.travelerId, userId));
    await tx.delete(leadTravelers).where(inArray(leadTravelers.bookingId, theirs));
  },
  reasonsToStay: async (db, { userId }) => {
    const theirs = or(eq(bookings.travelerId, userId), eq(bookings.guideUserId, userId));
    const ended = inArray(bookings.status, [...ENDED_STATUSES]);
    const [found] = await db
      .select({ id: bookings.id })
      .from(bookings)
      // The money of a no-show also has to be settled first.
      .where(
        and(theirs, or(not(ended), eq(bookings.status, 'disputed'), isNotNull(bookings.settleAt))),
      )
      .limit(1);
    return found ? ['bookings'] : [];
  },
};

import { ENDED_STATUSES } from '@tomoguide/contract/bookings/statuses';
import type { UserId } from '@tomoguide/contract/primitives';
import { and, desc, eq, inArray, isNotNull, not, or, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/database.ts';
import {
  askedColleagues,
  bookings,
  changeProposals,
  leadTravelers,
  patternCases,
  substitutions,
  tourRequests,
} from '../tables.ts';

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
  dayMarks: bookings.dayMarks,
  extraCosts: bookings.extraCosts,
  totalCents: bookings.totalCents,
  depositCents: bookings.depositCents,
  createdAt: bookings.createdAt,
  paidAt: bookings.paidAt,
  instant: bookings.instant,
  acceptedAt: bookings.acceptedAt,
  endedAt: bookings.endedAt,
  cancelKind: bookings.cancelKind,
} as const;

/** Selects the user's bookings as a traveler, newest first. */
export const listBookedTours = (db: Executor, userId: UserId) =>
  db
    .select({
      ...SHARED,
      particulars: bookings.particulars,
      driverLines: bookings.driverLines,
      phoneForTheDay: bookings.travelerPhone,
    })
    .from(bookings)
    .where(eq(bookings.travelerId, userId))
    .orderBy(desc(bookings.id));

/** Selects the tours that the user guided, newest first. */
export const listGuidedTours = (db: Executor, userId: UserId) =>
  db
    .select({ ...SHARED, phoneForTheDay: bookings.guidePhone })
    .from(bookings)
    .where(eq(bookings.guideUserId, userId))
    .orderBy(desc(bookings.id));

/** Selects the commissions announced to the user as a guide, newest first. */
export const listAnnouncedCommissions = (db: Executor, userId: UserId) =>
  db
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
    .orderBy(desc(patternCases.id));

/** Selects the lead travelers for whom the user booked. */
export const listOwnLeadTravelers = (db: Executor, userId: UserId) =>
  db
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
    .where(eq(bookings.travelerId, userId));

/** Selects the tour requests that the user sent, newest first. */
export const listSentRequests = (db: Executor, userId: UserId) =>
  db
    .select()
    .from(tourRequests)
    .where(eq(tourRequests.travelerId, userId))
    .orderBy(desc(tourRequests.id));

/** Selects the tour requests that the user received as a guide, newest first. */
export const listReceivedRequests = (db: Executor, userId: UserId) =>
  db
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
    .orderBy(desc(tourRequests.id));

/** Selects the change proposals of the user's bookings, by either side, newest first. */
export const listChangeProposals = (db: Executor, userId: UserId) =>
  db
    .select({
      bookingId: changeProposals.bookingId,
      by: changeProposals.by,
      state: changeProposals.state,
      proposedAt: changeProposals.proposedAt,
      acceptedAt: changeProposals.acceptedAt,
      endedAt: changeProposals.endedAt,
      before: changeProposals.before,
      after: changeProposals.after,
    })
    .from(changeProposals)
    .innerJoin(bookings, eq(bookings.id, changeProposals.bookingId))
    .where(or(eq(bookings.travelerId, userId), eq(bookings.guideUserId, userId)))
    .orderBy(desc(changeProposals.id));

/** Selects the requests to take over tours that the user made or answered as a guide, newest first. */
export const listOwnSubstitutions = (db: Executor, userId: UserId) =>
  db
    .select({
      bookingId: substitutions.bookingId,
      asked: sql<boolean>`${substitutions.firstGuideUserId} = ${userId}`,
      answer: askedColleagues.answer,
      answeredAt: askedColleagues.answeredAt,
      state: substitutions.state,
      askedAt: substitutions.askedAt,
      endedAt: substitutions.endedAt,
    })
    .from(substitutions)
    .leftJoin(
      askedColleagues,
      and(eq(askedColleagues.substitutionId, substitutions.id), eq(askedColleagues.userId, userId)),
    )
    .where(or(eq(substitutions.firstGuideUserId, userId), isNotNull(askedColleagues.userId)))
    .orderBy(desc(substitutions.id));

/** Erases the lead travelers for whom the user booked. */
export const deleteOwnLeadTravelers = async (tx: Tx, userId: UserId): Promise<void> => {
  const theirs = tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.travelerId, userId));
  await tx.delete(leadTravelers).where(inArray(leadTravelers.bookingId, theirs));
};

/** Returns true if the user agreed to take over a tour, and the traveler has not answered. */
const holdsAsSubstitute = async (db: Executor, userId: UserId): Promise<boolean> => {
  const [found] = await db
    .select({ id: substitutions.id })
    .from(substitutions)
    .where(and(eq(substitutions.substituteUserId, userId), eq(substitutions.state, 'proposed')))
    .limit(1);
  return found !== undefined;
};

/** Returns true if one of the user's bookings is live or disputed, or the money of a no-show is held. */
export const hasUnsettledBooking = async (db: Executor, userId: UserId): Promise<boolean> => {
  const theirs = or(eq(bookings.travelerId, userId), eq(bookings.guideUserId, userId));
  const ended = inArray(bookings.status, [...ENDED_STATUSES]);
  const [found] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(theirs, or(not(ended), eq(bookings.status, 'disputed'), isNotNull(bookings.settleAt))),
    )
    .limit(1);
  return found !== undefined || (await holdsAsSubstitute(db, userId));
};

import { randomUUID } from 'node:crypto';
import { calculateExtensionFeeCents } from '@tomoguide/contract/bookings/price';
import { listTicketsToBuy } from '@tomoguide/contract/bookings/tickets';
import type { BookingId, GuideId, UserId } from '@tomoguide/contract/primitives';
import type { ReviewTag } from '@tomoguide/contract/reviews/tags';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../server/src/database/database.ts';
import type { Deps } from '../../server/src/deps.ts';
import { users } from '../../server/src/domains/accounts/tables.ts';
import { proposeChange } from '../../server/src/domains/bookings/change/propose-change.ts';
import { findBookingById } from '../../server/src/domains/bookings/queries.ts';
import {
  acceptBooking,
  addExtraCost,
  answerDispute,
  cancelBooking,
  claimEmergency,
  completeBooking,
  confirmExtension,
  confirmStart,
  decideDispute,
  markTicketBought,
  openDispute,
  rejectBooking,
  reportNoShow,
  requestExtension,
  runDeadlines,
  sendMark,
} from '../../server/src/domains/bookings/service.ts';
import { acceptRequest as acceptSubstituteRequest } from '../../server/src/domains/bookings/substitute/answer-request.ts';
import { askColleagues } from '../../server/src/domains/bookings/substitute/ask-colleagues.ts';
import { findLiveSubstitution } from '../../server/src/domains/bookings/substitutions/substitution-queries.ts';
import { guides } from '../../server/src/domains/guides/tables.ts';
import { withClockAt } from './at.ts';
import { makeBooking } from './make-booking.ts';
import { openDay } from './open-day.ts';
import { pay } from './pay.ts';
import { answerLastProof, decideLastClaim, proveBalance, submitFiles } from './prove.ts';
import { rejectRefunds } from './reject-refunds.ts';
import { replyToReview, reviewTour } from './review-tour.ts';
import type { Happening, Story } from './story.ts';

interface Parties {
  guideId: GuideId;
  guideUserId: UserId;
  travelerId: UserId;
  staffId: UserId;
}

const requestExtraHour = async (tx: Tx, deps: Deps, id: BookingId, travelerId: UserId) => {
  const row = await findBookingById(tx, id);
  if (!row) throw new Error(`the demo lost booking ${id}`);
  const claimedCents = calculateExtensionFeeCents(row.totalCents, row.bookedMinutes, 60);
  return requestExtension(tx, deps, { userId: travelerId }, id, { minutes: 60, claimedCents });
};

const buyTickets = async (tx: Tx, deps: Deps, guide: { userId: UserId }, id: BookingId) => {
  const row = await findBookingById(tx, id);
  for (const { place } of row ? listTicketsToBuy(row, 'guide') : [])
    await markTicketBought(tx, deps, guide, id, { place, bought: true });
};

/** Proposes the same tour, some minutes later. */
const proposeLaterStart = async (
  tx: Tx,
  deps: Deps,
  guide: { userId: UserId },
  id: BookingId,
  minutes: number,
) => {
  const row = await findBookingById(tx, id);
  if (!row) throw new Error(`the demo lost booking ${id}`);
  const request = {
    start: row.scheduledStart.add({ minutes }),
    durationMinutes: row.bookedMinutes,
    travelers: row.travelers,
    group: undefined,
    serviceIds: row.services,
    itineraryId: undefined,
    itineraryRevision: undefined,
  };
  return proposeChange(tx, deps, guide, id, request, { totalCents: null, depositCents: null });
};

/** The guide asks a colleague to take over, who accepts; the traveler still has to answer. */
const proposeSubstitute = async (
  tx: Tx,
  deps: Deps,
  guide: { userId: UserId },
  id: BookingId,
  username: string,
) => {
  const row = await findBookingById(tx, id);
  const [colleague] = await tx
    .select({ guideId: guides.id, userId: users.id })
    .from(guides)
    .innerJoin(users, eq(users.id, guides.userId))
    .where(eq(users.username, username));
  if (!row || !colleague) throw new Error(`the demo lacks booking ${id} or ${username}`);
  const { scheduledStart: start, bookedMinutes: minutes, timeZone } = row;
  await openDay(tx, deps, colleague.guideId, { start, minutes, timeZone });
  await askColleagues(tx, deps, guide, id, [colleague.guideId]);
  const asked = await findLiveSubstitution(tx, id);
  if (!asked) throw new Error(`booking ${id} has no request to ${username}`);
  return acceptSubstituteRequest(tx, deps, colleague, asked.id);
};

const getReview = ({
  rating,
  words,
  tags = [],
}: {
  rating: number;
  words: string;
  tags?: ReviewTag[];
}) => ({ rating, content: words, tags });

const replayEvent = async (
  tx: Tx,
  deps: Deps,
  id: BookingId,
  { guideUserId, travelerId, staffId }: Parties,
  happening: Happening,
): Promise<unknown> => {
  const guide = { userId: guideUserId };
  const traveler = { userId: travelerId };
  switch (happening.what) {
    case 'pays':
      return pay(tx, deps, id, 'deposit', happening.method);
    case 'accepts':
      return acceptBooking(tx, deps, guide, id);
    case 'the guide buys the tickets':
      return buyTickets(tx, deps, guide, id);
    case 'rejects':
      return rejectBooking(tx, deps, guide, id, {
        rejectReason: happening.why,
        reason: happening.words,
      });
    case 'cancels':
      return cancelBooking(tx, deps, traveler, id, {
        reason: happening.words,
        expectedRefundCents: null,
      });
    case 'time passes':
      return runDeadlines(tx, deps, id);
    case 'guide confirms the start':
      return confirmStart(tx, deps, guide, id);
    case 'traveler confirms the start':
      return confirmStart(tx, deps, traveler, id);
    case 'the traveler sends a mark':
      return sendMark(tx, deps, traveler, id, {
        id: randomUUID(),
        mark: happening.mark,
        clickedAt: deps.clock.now(),
      });
    case 'the guide proposes an extra cost':
      return addExtraCost(tx, deps, guide, id, {
        id: randomUUID(),
        text: happening.words,
        yen: happening.yen,
      });
    case 'the guide proposes a later start':
      return proposeLaterStart(tx, deps, guide, id, happening.minutes);
    case 'a colleague would take over':
      return proposeSubstitute(tx, deps, guide, id, happening.colleague);
    case 'completes':
      return completeBooking(tx, deps, traveler, id);
    case 'the refund comes back':
      return rejectRefunds(tx, deps, id);
    case 'disputes':
      return openDispute(tx, deps, traveler, id, {
        words: happening.words,
        fileIds: await submitFiles(tx, deps, id, travelerId, happening.shows),
      });
    case 'traveler reviews':
      return reviewTour(tx, deps, id, travelerId, getReview(happening));
    case 'guide reviews':
      return reviewTour(tx, deps, id, guideUserId, getReview(happening));
    case 'guide answers the review':
      return replyToReview(tx, deps, id, guideUserId, happening.words);
    case 'the guide tells their side':
      return answerDispute(tx, deps, guide, id, {
        words: happening.words,
        fileIds: await submitFiles(tx, deps, id, guideUserId, happening.shows),
      });
    case 'claims an emergency':
      return claimEmergency(tx, deps, traveler, id, {
        words: happening.words,
        fileIds: await submitFiles(tx, deps, id, travelerId, happening.shows),
      });
    case 'staff decides the claim':
      return decideLastClaim(tx, deps, { userId: staffId }, id, {
        accept: happening.accepts,
        reason: happening.words,
      });
    case 'uploads a proof':
      return proveBalance(tx, deps, traveler, id, happening.shows);
    case 'the guide returns the proof':
      return answerLastProof(tx, deps, guide, id, happening.words);
    case 'the guide verifies the proof':
      return answerLastProof(tx, deps, guide, id, null);
    case 'the guide reports a no-show':
      return reportNoShow(tx, deps, guide, id, null);
    case 'staff decides': {
      const { outcome, refundCents, words } = happening;
      const decision = { outcome, refundCents, reason: words };
      return decideDispute(tx, deps, { userId: staffId }, id, decision);
    }
    case 'asks for an hour more':
      return requestExtraHour(tx, deps, id, travelerId);
    case 'pays the extension':
      return pay(tx, deps, id, 'extension', happening.method);
    case 'agrees to the extension':
      return confirmExtension(tx, deps, guide, id, 'guide');
    case 'confirms the extension':
      return confirmExtension(tx, deps, traveler, id, 'traveler');
  }
};

/**
 * Creates a story's booking and replays its events, each at the time when it happened, in the caller's
 * transaction.
 */
export const playStory = async (
  tx: Tx,
  deps: Deps,
  now: Temporal.Instant,
  story: Story,
  people: Parties,
): Promise<BookingId> => {
  const shifted = (from: Temporal.Instant, hours: number) =>
    withClockAt(deps, from.add({ seconds: Math.round(hours * 3600) }));
  const { id, start } = await makeBooking(tx, shifted(now, story.made), now, story, people);
  for (const happening of story.life) {
    const then =
      'hours' in happening ? shifted(now, happening.hours) : shifted(start, happening.afterStart);
    await runDeadlines(tx, then, id);
    await replayEvent(tx, then, id, people, happening);
  }
  return id;
};

import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import type { RequestParties } from '@tomoguide/contract/bookings/events';
import type { TourRequestId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Reactions } from '../../../events/dispatcher.ts';
import { loadUsersByIds } from '../../accounts/service.ts';
import {
  findBookingRequest,
  findRequestSummary,
  type RequestSummary,
} from '../../bookings/service.ts';
import { expireNoticesAbout } from './change-notices.ts';
import type { NoticeKind } from './kinds.ts';
import type { NoticeParams } from './notice.ts';
import type { NoticesOf } from './queries.ts';
import { writeNotices } from './write-notices.ts';

/** Notifies one party to a tour request; the notice links to the conversation that shows the request. */
const notifySide = async (
  tx: Tx,
  deps: Deps,
  request: RequestSummary | null,
  to: Party,
  kind: NoticeKind,
  { deadline, why }: Pick<NoticeParams, 'deadline' | 'why'> = {},
): Promise<void> => {
  if (!request) return;
  const { id, travelerId, guideUserId, conversationId, start, timeZone } = request;
  const [reader, other] = to === 'traveler' ? [travelerId, guideUserId] : [guideUserId, travelerId];
  const person = (await loadUsersByIds(tx, [other])).get(other);
  if (!person) return;
  await writeNotices(tx, deps, [
    {
      to: reader,
      kind,
      params: {
        place: 'conversation',
        conversationId,
        other: person.nickname,
        start: start.toString(),
        timeZone,
        ...(deadline ? { deadline } : {}),
        ...(why ? { why } : {}),
      },
      about: { type: 'tour_request', id },
      ...(deadline ? { expiresAt: Temporal.Instant.from(deadline) } : {}),
    },
  ]);
};

const aboutRequest = (kind: NoticeKind, id: TourRequestId): NoticesOf => ({
  kinds: [kind],
  about: { type: 'tour_request', id },
});

/** Expires the traveler's notice that asks for payment of an accepted request. */
const expirePaymentNotice = async (
  tx: Tx,
  deps: Deps,
  request: RequestSummary | null,
): Promise<void> => {
  if (!request) return;
  await expireNoticesAbout(
    tx,
    deps,
    request.travelerId,
    aboutRequest('requestAccepted', request.id),
  );
};

/** Expires the guide's notice that asks for an answer to a request. */
const expireRequestNotice = (
  tx: Tx,
  deps: Deps,
  { guideUserId, requestId }: RequestParties,
): Promise<void> =>
  expireNoticesAbout(tx, deps, guideUserId, aboutRequest('requestReceived', requestId));

/**
 * Which party gets which notice for each event of a tour request (docs/product/tour-requests.md, "Who is
 * told").
 */
export const requestNotices: Reactions = {
  'tour_request.sent': async (tx, { payload }, deps) => {
    const request = await findRequestSummary(tx, payload.requestId);
    await notifySide(tx, deps, request, 'guide', 'requestReceived', { deadline: payload.answerBy });
  },
  'tour_request.accepted': async (tx, { payload }, deps) => {
    await expireRequestNotice(tx, deps, payload);
    const request = await findRequestSummary(tx, payload.requestId);
    await notifySide(tx, deps, request, 'traveler', 'requestAccepted', { deadline: payload.payBy });
  },
  'tour_request.rejected': async (tx, { payload }, deps) => {
    await expireRequestNotice(tx, deps, payload);
    const request = await findRequestSummary(tx, payload.requestId);
    await notifySide(tx, deps, request, 'traveler', 'requestRejected', {
      why: payload.rejectReason,
    });
  },
  'tour_request.withdrawn': async (tx, { payload }, deps) => {
    await expireRequestNotice(tx, deps, payload);
    await notifySide(
      tx,
      deps,
      await findRequestSummary(tx, payload.requestId),
      'guide',
      'requestWithdrawn',
    );
  },
  'tour_request.expired': async (tx, { payload }, deps) => {
    await expireRequestNotice(tx, deps, payload);
    if (payload.silent) return;
    const request = await findRequestSummary(tx, payload.requestId);
    await notifySide(tx, deps, request, 'traveler', 'requestExpired');
  },
  'booking.paid': async (tx, { payload }, deps) => {
    // If no answer is due, the booking came from an accepted request, so its payment notice expires.
    if (payload.answerBy === null)
      await expirePaymentNotice(tx, deps, await findBookingRequest(tx, payload.bookingId));
  },
  'booking.cancelled': async (tx, { payload }, deps) => {
    if (payload.from !== 'pending') return;
    const request = await findBookingRequest(tx, payload.bookingId);
    await expirePaymentNotice(tx, deps, request);
    // Notifies the guide who accepted the request that the time is free again.
    if (payload.cancelKind === 'hold_expired')
      await notifySide(tx, deps, request, 'guide', 'requestUnpaid');
  },
};

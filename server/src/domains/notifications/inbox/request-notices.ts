import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Reactions } from '../../../events/dispatcher.ts';
import { usersByIds } from '../../accounts/service.ts';
import { type RequestSummary, requestOfBooking, requestSummary } from '../../bookings/service.ts';
import type { NoticeKind } from './kinds.ts';
import type { NoticeParams } from './notice.ts';
import { tell } from './tell.ts';

/** Tells one side of a request; its conversation is where the card stands. */
const tellOf = async (
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
  const person = (await usersByIds(tx, [other])).get(other);
  if (!person) return;
  await tell(tx, deps, [
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

/** Who is told what becomes of a tour request (docs/product/tour-requests.md, "Who is told"). */
export const requestNotices: Reactions = {
  'tour_request.sent': async (tx, { payload }, deps) => {
    const request = await requestSummary(tx, payload.requestId);
    await tellOf(tx, deps, request, 'guide', 'requestReceived', { deadline: payload.answerBy });
  },
  'tour_request.accepted': async (tx, { payload }, deps) => {
    const request = await requestSummary(tx, payload.requestId);
    await tellOf(tx, deps, request, 'traveler', 'requestAccepted', { deadline: payload.payBy });
  },
  'tour_request.rejected': async (tx, { payload }, deps) => {
    const request = await requestSummary(tx, payload.requestId);
    await tellOf(tx, deps, request, 'traveler', 'requestRejected', { why: payload.rejectReason });
  },
  'tour_request.withdrawn': async (tx, { payload }, deps) =>
    tellOf(tx, deps, await requestSummary(tx, payload.requestId), 'guide', 'requestWithdrawn'),
  'tour_request.expired': async (tx, { payload }, deps) => {
    if (payload.silent) return;
    const request = await requestSummary(tx, payload.requestId);
    await tellOf(tx, deps, request, 'traveler', 'requestExpired');
  },
  /** Whoever accepted had kept the time for it. */
  'booking.cancelled': async (tx, { payload }, deps) => {
    if (payload.cancelKind !== 'hold_expired') return;
    const request = await requestOfBooking(tx, payload.bookingId);
    await tellOf(tx, deps, request, 'guide', 'requestUnpaid');
  },
};

import * as calls from '@tomoguide/contract/bookings/calls';
import { particularsOf } from '@tomoguide/contract/bookings/particulars';
import { toCents } from '@tomoguide/contract/bookings/price';
import { inTabOrder } from '@tomoguide/contract/bookings/statuses';
import type { Body } from '@tomoguide/contract/call';
import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import type { FastifyInstance } from 'fastify';
import type { Executor } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../failure.ts';
import { idempotently } from '../../http/idempotency.ts';
import { route } from '../../http/route.ts';
import { registerGuidePorts } from '../guides/service.ts';
import { registerPaymentPorts } from '../payments/service.ts';
import { acceptBooking } from './answer/accept-booking.ts';
import { rejectBooking } from './answer/reject-booking.ts';
import { createBooking } from './checkout/create-booking.ts';
import { type Network, networkReader } from './checkout/hold-network.ts';
import type { BookingRequest } from './checkout/new-booking.ts';
import { cancelBooking } from './ending/cancel-booking.ts';
import { quoteRefund } from './ending/refund-quote.ts';
import { guidePorts } from './guides-port.ts';
import { paymentPorts } from './payments-port.ts';
import { asParty, requireOwnList, requireTransition } from './policy.ts';
import { presentBookings, presentCreated, presentDetail } from './present.ts';
import { bookingById, bookingsOfGuide, bookingsOfTraveler, historyOf } from './queries.ts';
import type { BookingRow } from './tables.ts';
import { registerBookingTimers } from './timers.ts';
import { peopleOf } from './view/related-rows.ts';

const asRequest = (
  body: Body<typeof calls.createBooking>,
  network: Network | null,
): BookingRequest => ({
  network,
  guideId: body.guideId,
  start: Temporal.Instant.from(body.scheduledStartTime),
  durationMinutes: Math.round(body.duration * 60),
  travelers: body.travelers,
  serviceIds: [...new Set(body.services)],
  particulars: particularsOf(body),
  useWallet: body.useWallet ?? false,
  claims: {
    totalCents: body.totalPrice === undefined ? null : toCents(body.totalPrice),
    depositCents: body.depositCents ?? null,
  },
});

/** An empty reason is none. */
const words = (reason: string | undefined): string | null => reason || null;

/** Wires bookings: what it does for payments and guides, its timers and its calls. */
export const registerBookings = (app: FastifyInstance, deps: Deps): void => {
  registerPaymentPorts(deps, paymentPorts);
  registerGuidePorts(deps, guidePorts);
  registerBookingTimers(deps);

  const readNetwork = networkReader(deps);

  const detail = async (db: Executor, row: BookingRow, userId: UserId) =>
    presentDetail(db, row, await historyOf(db, row.id), userId, deps.clock.now());

  const readable = async (id: BookingId, userId: UserId) =>
    asParty(await bookingById(deps.db, id), userId);

  route(app, deps, calls.createBooking, async ({ body, viewer, idempotencyKey, ip }) => {
    const request = asRequest(body, readNetwork(ip));
    const booking = await idempotently(
      deps,
      { viewer, call: calls.createBooking, key: idempotencyKey, body: { body } },
      async (tx) => {
        const people = { guideId: request.guideId, travelerId: viewer.userId };
        const [created, bookingPeople] = await Promise.all([
          createBooking(tx, deps, viewer.userId, request),
          peopleOf(tx, [people]),
        ]);
        return presentCreated(created, bookingPeople, deps.clock.now());
      },
    );
    return { status: 201, body: booking };
  });

  route(app, deps, calls.listTravelerBookings, async ({ params, viewer }) => {
    requireOwnList(params.userId, viewer.userId);
    const rows = await bookingsOfTraveler(deps.db, viewer.userId);
    const data = await presentBookings(deps.db, rows, viewer.userId, deps.clock.now());
    return { status: 200, body: { data: inTabOrder(data) } };
  });

  route(app, deps, calls.listGuideBookings, async ({ params, viewer }) => {
    requireOwnList(params.userId, viewer.userId);
    const guideId = viewer.guideId ?? fail('NOT_A_GUIDE');
    const rows = await bookingsOfGuide(deps.db, guideId);
    const data = await presentBookings(deps.db, rows, viewer.userId, deps.clock.now());
    return { status: 200, body: { data: inTabOrder(data) } };
  });

  route(app, deps, calls.getBooking, async ({ params, viewer }) => {
    const { row } = await readable(params.id, viewer.userId);
    return { status: 200, body: await detail(deps.db, row, viewer.userId) };
  });

  route(app, deps, calls.getRefundQuote, async ({ params, viewer }) => {
    const { row, party } = await readable(params.id, viewer.userId);
    const now = deps.clock.now();
    requireTransition(row, 'cancel', party, now);
    return { status: 200, body: await quoteRefund(deps.db, row, party, now) };
  });

  route(app, deps, calls.acceptBooking, async ({ params, viewer }) => {
    const body = await inTransaction(deps.db, async (tx) =>
      detail(tx, await acceptBooking(tx, deps, viewer, params.id), viewer.userId),
    );
    return { status: 200, body };
  });

  route(app, deps, calls.rejectBooking, async ({ params, body, viewer, idempotencyKey }) => {
    const why = { rejectReason: body.rejectReason, reason: words(body.reason) };
    const rejected = await idempotently(
      deps,
      {
        viewer,
        call: calls.rejectBooking,
        key: idempotencyKey,
        body: { params, body },
      },
      async (tx) =>
        detail(tx, await rejectBooking(tx, deps, viewer, params.id, why), viewer.userId),
    );
    return { status: 200, body: rejected };
  });

  route(app, deps, calls.updateBookingStatus, async ({ params, body, viewer, idempotencyKey }) => {
    const moved = await idempotently(
      deps,
      {
        viewer,
        call: calls.updateBookingStatus,
        key: idempotencyKey,
        body: { params, body },
      },
      async (tx) => {
        if (body.status !== 'cancelled') {
          const { row } = asParty(await bookingById(tx, params.id), viewer.userId);
          return fail('INVALID_TRANSITION', { status: row.status });
        }
        const row = await cancelBooking(tx, deps, viewer, params.id, {
          reason: words(body.reason),
          expectedRefundCents: body.expectedRefundCents ?? null,
        });
        return detail(tx, row, viewer.userId);
      },
    );
    return { status: 200, body: moved };
  });
};

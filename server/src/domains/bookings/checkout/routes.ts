import * as calls from '@tomoguide/contract/bookings/calls';
import { toParticulars } from '@tomoguide/contract/bookings/particulars';
import { toCents } from '@tomoguide/contract/bookings/price';
import type { Body } from '@tomoguide/contract/call';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { runIdempotently } from '../../../http/idempotency.ts';
import { route } from '../../../http/route.ts';
import { loadUsersByIds } from '../../accounts/service.ts';
import { loadGuideSummaries } from '../../guides/service.ts';
import { confirmPlace } from '../meeting-point/confirm-place.ts';
import { presentCreated } from '../view/present-booking.ts';
import { isEligible } from './check-instant.ts';
import { CheckoutQueue } from './checkout-queue.ts';
import { createBooking } from './create-booking.ts';
import { createNetworkReader, type Network } from './hold-network.ts';
import { type BookingRequest, getBusyRange } from './new-booking.ts';
import { findTakenRequests } from './taken-requests.ts';

const toBookingRequest = async (
  body: Body<typeof calls.createBooking>,
  network: Network | null,
): Promise<BookingRequest> => ({
  network,
  guideId: body.guideId,
  start: Temporal.Instant.from(body.scheduledStartTime),
  durationMinutes: Math.round(body.duration * 60),
  travelers: body.travelers,
  serviceIds: [...new Set(body.services)],
  itineraryId: body.itineraryId ?? null,
  particulars: await confirmPlace(toParticulars(body)),
  lead: body.lead,
  useWallet: body.useWallet ?? false,
  claims: {
    totalCents: body.totalPrice === undefined ? null : toCents(body.totalPrice),
    depositCents: body.depositCents ?? null,
    itineraryRevision: body.itineraryRevision,
    instant: body.instant,
  },
});

export const registerCheckoutRoutes = (app: FastifyInstance, deps: Deps): void => {
  const readNetwork = createNetworkReader(deps);
  const queue = new CheckoutQueue(findTakenRequests(deps));

  route(app, deps, calls.getInstantEligibility, async ({ viewer }) => {
    const [user] = (await loadUsersByIds(deps.db, [viewer.userId])).values();
    const eligible = user !== undefined && (await isEligible(deps.db, user));
    return { status: 200, body: { eligible } };
  });

  route(app, deps, calls.createBooking, async ({ body, viewer, idempotencyKey, ip }) => {
    const request = await toBookingRequest(body, readNetwork(ip));
    const { guideId, start, durationMinutes } = request;
    const range = getBusyRange(start, durationMinutes);
    const slot = { guideId, travelerId: viewer.userId, range };
    const booking = await queue.run({ slot, key: idempotencyKey }, () =>
      runIdempotently(
        deps,
        { viewer, call: calls.createBooking, key: idempotencyKey, body: { body } },
        async (tx) => {
          const [created, guides] = await Promise.all([
            createBooking(tx, deps, viewer.userId, request),
            loadGuideSummaries(tx, [guideId]),
          ]);
          return presentCreated(created, guides, deps.clock.now());
        },
      ),
    );
    return { status: 201, body: booking };
  });
};

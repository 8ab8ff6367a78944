import * as calls from '@tomoguide/contract/bookings/calls';
import { toCents } from '@tomoguide/contract/bookings/price';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { runIdempotently } from '../../../http/idempotency.ts';
import { route } from '../../../http/route.ts';
import { checkFeeClaim } from '../../payments/service.ts';
import { getBookingDetail, getReadableBooking } from '../view/booking-detail.ts';
import { confirmExtension } from './confirm-extension.ts';
import { declineExtension } from './decline-extension.ts';
import { offerExtensions } from './offer-extensions.ts';
import { type ExtensionMinutes, requestExtension } from './request-extension.ts';
import { withdrawExtension } from './withdraw-extension.ts';

const registerRequestRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.getExtensionOffer, async ({ params, viewer }) => ({
    status: 200,
    body: await offerExtensions(deps.db, deps, viewer, params.id),
  }));

  route(app, deps, calls.requestExtension, async ({ params, body, viewer, idempotencyKey }) => {
    const request = {
      minutes: (body.extensionHours * 60) as ExtensionMinutes,
      claimedCents: toCents(body.extensionPrice),
    };
    const requested = await runIdempotently(
      deps,
      { viewer, call: calls.requestExtension, key: idempotencyKey, body: { params, body } },
      async (tx) => {
        const row = await requestExtension(tx, deps, viewer, params.id, request);
        return getBookingDetail(deps, tx, row, viewer.userId);
      },
    );
    return { status: 200, body: requested };
  });

  route(app, deps, calls.withdrawExtension, async ({ params, viewer }) => {
    const body = await inTransaction(deps.db, async (tx) => {
      const row = await withdrawExtension(tx, deps, viewer, params.id);
      return getBookingDetail(deps, tx, row, viewer.userId);
    });
    return { status: 200, body };
  });
};

/**
 * Registers the endpoint by which the client reports a payment, which the server verifies with the
 * provider. Throws NOT_FOUND for anyone but the traveler.
 */
const registerPaymentRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.reportExtensionPayment, async ({ params, body, viewer }) => {
    const { party } = await getReadableBooking(deps.db, params.id, viewer.userId);
    if (party !== 'traveler') fail('NOT_FOUND');
    const { transactionData, paymentMethod, paid } = body;
    await checkFeeClaim(deps, params.id, {
      paid,
      paymentMethod,
      transaction: { ...transactionData, amountCents: toCents(transactionData.amount) },
    });
    const { row } = await getReadableBooking(deps.db, params.id, viewer.userId);
    return { status: 200, body: await getBookingDetail(deps, deps.db, row, viewer.userId) };
  });
};

const registerAnswerRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.confirmExtension, async ({ params, body, viewer, idempotencyKey }) => {
    const confirmed = await runIdempotently(
      deps,
      { viewer, call: calls.confirmExtension, key: idempotencyKey, body: { params, body } },
      async (tx) => {
        const row = await confirmExtension(tx, deps, viewer, params.id, body.userType);
        return getBookingDetail(deps, tx, row, viewer.userId);
      },
    );
    return { status: 200, body: confirmed };
  });

  route(app, deps, calls.declineExtension, async ({ params, viewer, idempotencyKey }) => {
    const declined = await runIdempotently(
      deps,
      { viewer, call: calls.declineExtension, key: idempotencyKey, body: { params } },
      async (tx) => {
        const row = await declineExtension(tx, deps, viewer, params.id);
        return getBookingDetail(deps, tx, row, viewer.userId);
      },
    );
    return { status: 200, body: declined };
  });
};

export const registerExtensionRoutes = (app: FastifyInstance, deps: Deps): void => {
  registerRequestRoutes(app, deps);
  registerPaymentRoutes(app, deps);
  registerAnswerRoutes(app, deps);
};

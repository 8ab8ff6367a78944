import * as calls from '@tomoguide/contract/payments/calls';
import type { FastifyInstance } from 'fastify';
import { registerProviderRoutes } from '../../adapters/payments/create.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../failure.ts';
import { route } from '../../http/route.ts';
import { applyChargeback } from './chargebacks/apply-chargeback.ts';
import { registerEarningsRoutes } from './earnings/routes.ts';
import { applyEvent } from './paying/apply-event.ts';
import { pay } from './paying/pay.ts';
import { presentPayment } from './present.ts';
import { paymentById } from './queries.ts';
import { receiveRefundEvent } from './refunds/receive-refund-event.ts';
import { registerTaxRoutes } from './taxes/routes.ts';
import { registerPaymentTimers } from './timers.ts';
import { registerWalletRoutes } from './wallet/routes.ts';
import { registerWithdrawalRoutes } from './withdrawal/routes.ts';

/** Registers the payment provider with its callbacks, the jobs and the routes of payments. */
export const registerPaymentRoutes = async (app: FastifyInstance, deps: Deps): Promise<void> => {
  const { name } = deps.paymentProvider;
  await registerProviderRoutes(app, deps, {
    onEvent: (event) => applyEvent(deps, name, event),
    onRefundNews: (news) => receiveRefundEvent(deps, name, news),
    onChargeback: (news) => applyChargeback(deps, name, news),
  });
  registerPaymentTimers(deps);

  route(app, deps, calls.payDeposit, async ({ params, body, viewer, idempotencyKey }) => {
    const answer = await pay(deps, {
      viewer,
      call: calls.payDeposit,
      kind: 'deposit',
      bookingId: params.bookingId,
      method: body.method,
      useWallet: body.useWallet ?? false,
      key: idempotencyKey,
    });
    return { status: 200, body: answer };
  });

  route(app, deps, calls.payExtension, async ({ params, body, viewer, idempotencyKey }) => {
    const answer = await pay(deps, {
      viewer,
      call: calls.payExtension,
      kind: 'extension',
      bookingId: params.bookingId,
      method: body.method,
      useWallet: false,
      key: idempotencyKey,
    });
    return { status: 200, body: answer };
  });

  route(app, deps, calls.payChange, async ({ params, body, viewer, idempotencyKey }) => {
    const answer = await pay(deps, {
      viewer,
      call: calls.payChange,
      kind: 'change',
      bookingId: params.bookingId,
      method: body.method,
      useWallet: body.useWallet ?? false,
      key: idempotencyKey,
    });
    return { status: 200, body: answer };
  });

  route(app, deps, calls.getPayment, async ({ params, viewer }) => {
    const payment = await paymentById(deps.db, params.paymentId);
    if (payment?.userId !== viewer.userId) return fail('NOT_FOUND');
    return { status: 200, body: await presentPayment(deps.db, payment) };
  });

  registerWalletRoutes(app, deps);
  registerEarningsRoutes(app, deps);
  registerTaxRoutes(app, deps);
  registerWithdrawalRoutes(app, deps);
};

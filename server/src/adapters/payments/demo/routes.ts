import { toRmb } from '@tomoguide/contract/bookings/price';
import * as calls from '@tomoguide/contract/payments/calls';
import type { DemoSession } from '@tomoguide/contract/payments/entities';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { route } from '../../../http/route.ts';
import type {
  ChargebackNews,
  OnChargeback,
  OnEvent,
  OnRefundNews,
  ProviderEvent,
  RefundNews,
} from '../provider.ts';
import { decideChargeback, findChargeback, openChargeback } from './chargebacks.ts';
import { deliverEvent } from './deliver.ts';
import { completeRefunds, listSessionRefunds, reportArrivals } from './refunds.ts';
import { endSession, findSession, getCurrentStatus } from './sessions.ts';
import { getCallbackKey, isSignedBy } from './signature.ts';
import type { DemoEvent } from './tables.ts';
import { registerDemoProviderTimers } from './timers.ts';

const News = z.strictObject({
  eventId: z.string().min(1).max(100),
  key: z.uuid(),
  status: z.literal('arrived'),
  refundId: z.string().max(100),
});

const Event = z.strictObject({
  eventId: z.string().min(1).max(100),
  type: z.enum(['succeeded', 'failed', 'expired']),
  key: z.uuid(),
  chargeId: z.string().max(100).nullable(),
  amountCents: z.int().nonnegative(),
});

const Chargeback = z.strictObject({
  eventId: z.string().min(1).max(100),
  chargebackId: z.string().min(1).max(100),
  chargeId: z.string().min(1).max(100),
  amountCents: z.int().positive(),
  reason: z.string().max(100),
  answerBy: z.int().nullable(),
  isTaken: z.boolean(),
  returnedCents: z.int().nonnegative(),
  outcome: z.enum(['won', 'lost']).nullable(),
});

/** Parses the body of a signed callback. A body that is not an event is treated as forged. */
const readPayload = (payload: string): ProviderEvent | RefundNews | ChargebackNews => {
  try {
    return z.union([Event, News, Chargeback]).parse(JSON.parse(payload));
  } catch {
    return fail('SIGNATURE_INVALID');
  }
};

/** A cardholder name, account or ID that the demo provider rejects. */
const REFUSED_PAYER = 'FAIL';

const presentSession = async (deps: Deps, sessionId: string): Promise<DemoSession> => {
  const now = deps.clock.now();
  const row = await findSession(deps.db, sessionId);
  const { id, amountCents, method, description, expiresAt } = row;
  const refunds = (await listSessionRefunds(deps.db, id)).map((refund) => ({
    amountCents: refund.amountCents,
    arrivesAt: refund.arrivesAt.toString(),
    arrived: Temporal.Instant.compare(refund.arrivesAt, now) <= 0,
  }));
  const chargeback = await findChargeback(deps.db, id);
  return {
    id,
    chargeback: chargeback && {
      state: chargeback.outcome ?? 'open',
      amountCents: chargeback.amountCents,
      returnedCents: chargeback.returnedCents,
    },
    status: getCurrentStatus(row, now),
    amountCents,
    method,
    description,
    expiresAt: expiresAt.toString(),
    refunds,
  };
};

const registerPageRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.getDemoSession, async ({ params }) => {
    return { status: 200, body: await presentSession(deps, params.sessionId) };
  });

  const end = async (id: string, outcome: 'succeeded' | 'failed') => {
    const { row, event } = await endSession(deps, id, outcome);
    if (event) {
      await deliverEvent(app, deps, event).catch((error) =>
        deps.log.warn({ err: error, eventId: event.id }, 'a callback will be delivered later'),
      );
    }
    return row;
  };

  route(app, deps, calls.confirmDemoSession, async ({ params, body }) => {
    const outcome =
      body.payer.toUpperCase() === REFUSED_PAYER ? ('failed' as const) : ('succeeded' as const);
    const { id, amountCents, method } = await end(params.sessionId, outcome);
    if (outcome === 'failed') return { status: 200, body: { status: outcome, transaction: null } };
    const transaction = {
      transactionId: id,
      transactionTime: deps.clock.now().toString(),
      amount: toRmb(amountCents),
      currency: 'RMB',
      paymentMethod: method,
      status: outcome,
    };
    return { status: 200, body: { status: outcome, transaction } };
  });
  route(app, deps, calls.succeedDemoSession, async ({ params }) => ({
    status: 200,
    body: { returnUrl: (await end(params.sessionId, 'succeeded')).successPath },
  }));
  route(app, deps, calls.failDemoSession, async ({ params }) => ({
    status: 200,
    body: { returnUrl: (await end(params.sessionId, 'failed')).failurePath },
  }));
  route(app, deps, calls.abandonDemoSession, async ({ params }) => ({
    status: 200,
    body: { returnUrl: (await findSession(deps.db, params.sessionId)).leavePath },
  }));

  route(app, deps, calls.completeDemoRefunds, async ({ params }) => {
    await findSession(deps.db, params.sessionId);
    await completeRefunds(deps, params.sessionId);
    await reportArrivals(deps, (event) => deliverEvent(app, deps, event)).catch((error) =>
      deps.log.warn({ err: error }, 'a refund’s arrival will be told later'),
    );
    return { status: 200, body: await presentSession(deps, params.sessionId) };
  });

  const chargeBack = async (sessionId: string, event: DemoEvent | null) => {
    if (event)
      await deliverEvent(app, deps, event).catch((error) =>
        deps.log.warn({ err: error, eventId: event.id }, 'a chargeback will be told later'),
      );
    return { status: 200 as const, body: await presentSession(deps, sessionId) };
  };
  route(app, deps, calls.openDemoChargeback, async ({ params: { sessionId } }) =>
    chargeBack(sessionId, await openChargeback(deps, sessionId)),
  );
  route(app, deps, calls.decideDemoChargeback, async ({ params: { sessionId }, body }) =>
    chargeBack(sessionId, await decideChargeback(deps, sessionId, body.decision)),
  );
};

/**
 * Registers the endpoints of the demo provider's page, its webhook on this site, and a job that redelivers
 * callbacks every minute.
 */
export const registerDemoProvider = (
  app: FastifyInstance,
  deps: Deps,
  {
    onEvent,
    onRefundNews,
    onChargeback,
  }: { onEvent: OnEvent; onRefundNews: OnRefundNews; onChargeback: OnChargeback },
): void => {
  registerPageRoutes(app, deps);
  route(app, deps, calls.demoCallback, async ({ body }) => {
    const { payload, signature } = body;
    if (!isSignedBy(getCallbackKey(deps.config), payload, signature)) fail('SIGNATURE_INVALID');
    const event = readPayload(payload);
    if ('chargebackId' in event) await onChargeback(event);
    else await ('status' in event ? onRefundNews(event) : onEvent(event));
    return { status: 200, body: { received: true as const } };
  });
  registerDemoProviderTimers(app, deps);
};

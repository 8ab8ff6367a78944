import { toRmb } from '@tomoguide/contract/bookings/price';
import * as calls from '@tomoguide/contract/payments/calls';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { route } from '../../../http/route.ts';
import type { OnEvent, ProviderEvent } from '../provider.ts';
import { deliverEvent, deliverWaiting } from './deliver.ts';
import { endSession, findSession, statusNow } from './sessions.ts';
import { callbackKey, isSignedBy } from './signature.ts';

const Event = z.strictObject({
  eventId: z.string().min(1).max(100),
  type: z.enum(['succeeded', 'failed', 'expired']),
  key: z.uuid(),
  chargeId: z.string().max(100).nullable(),
  amountCents: z.int().nonnegative(),
});

/** A signed text that is no event is treated as forged. */
const readEvent = (payload: string): ProviderEvent => {
  try {
    return Event.parse(JSON.parse(payload));
  } catch {
    return fail('SIGNATURE_INVALID');
  }
};

/** A card holder, account or id that the demo provider refuses. */
const REFUSED_PAYER = 'FAIL';

const registerPage = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.getDemoSession, async ({ params }) => {
    const row = await findSession(deps.db, params.sessionId);
    const { id, amountCents, method, description, expiresAt } = row;
    const status = statusNow(row, deps.clock.now());
    return {
      status: 200,
      body: { id, status, amountCents, method, description, expiresAt: expiresAt.toString() },
    };
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
};

/** The demo provider's page calls, the callback it sends us, and its redelivery each minute. */
export const registerDemoProvider = (app: FastifyInstance, deps: Deps, onEvent: OnEvent): void => {
  registerPage(app, deps);
  route(app, deps, calls.demoCallback, async ({ body }) => {
    const { payload, signature } = body;
    if (!isSignedBy(callbackKey(deps.config), payload, signature)) fail('SIGNATURE_INVALID');
    await onEvent(readEvent(payload));
    return { status: 200, body: { received: true as const } };
  });
  deps.jobs.every('demo-provider.deliver', '* * * * *', () => deliverWaiting(app, deps));
};

import { demoCallback } from '@tomoguide/contract/payments/calls';
import { eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { withoutLimits } from '../../../http/limits.ts';
import { getCallbackKey, signPayload } from './signature.ts';
import { type DemoEvent, demoEvents } from './tables.ts';

/**
 * Sends a signed callback to the merchant, through the endpoint that a real provider would use. An event
 * that is not answered with 200 stays stored and is redelivered.
 */
export const deliverEvent = async (
  app: FastifyInstance,
  deps: Deps,
  event: DemoEvent,
): Promise<void> => {
  const signature = signPayload(getCallbackKey(deps.config), event.payload);
  const { method, path: url } = demoCallback;
  const reply = await withoutLimits(async () =>
    app.inject({ method, url, payload: { payload: event.payload, signature } }),
  );
  const answered = reply.statusCode === 200;
  await deps.db
    .update(demoEvents)
    .set({
      tries: sql`${demoEvents.tries} + 1`,
      ...(answered ? { deliveredAt: deps.clock.now() } : {}),
    })
    .where(eq(demoEvents.id, event.id));
  if (!answered)
    deps.log.warn({ eventId: event.id, status: reply.statusCode }, 'a callback was not taken');
};

/**
 * Redelivers pending callbacks. They exist, for example, if the server crashed between a payment and its
 * callback.
 */
export const deliverPending = async (app: FastifyInstance, deps: Deps): Promise<void> => {
  const waiting = await deps.db
    .select({ id: demoEvents.id, payload: demoEvents.payload })
    .from(demoEvents)
    .where(isNull(demoEvents.deliveredAt))
    .orderBy(demoEvents.createdAt)
    .limit(200);
  for (const event of waiting) await deliverEvent(app, deps, event);
};

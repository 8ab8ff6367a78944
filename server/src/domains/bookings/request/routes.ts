import * as calls from '@tomoguide/contract/bookings/calls';
import { toParticulars } from '@tomoguide/contract/bookings/particulars';
import { toCents } from '@tomoguide/contract/bookings/price';
import type { Body } from '@tomoguide/contract/call';
import type { ConversationId, UserId } from '@tomoguide/contract/primitives';
import type { FastifyInstance } from 'fastify';
import type { Tx } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { runIdempotently } from '../../../http/idempotency.ts';
import { route } from '../../../http/route.ts';
import { confirmPlace } from '../meeting-point/confirm-place.ts';
import type { RequestRow } from '../tables.ts';
import { acceptRequest } from './accept-request.ts';
import { presentRequest, presentRequestLead, presentRequests } from './present-request.ts';
import { rejectRequest } from './reject-request.ts';
import { findRequest, listRequests } from './request-queries.ts';
import { type SentRequest, sendRequest } from './send-request.ts';
import { withdrawRequest } from './withdraw-request.ts';

type SentBody = Body<typeof calls.sendTourRequest>;

const toSentRequest = async (
  conversationId: ConversationId,
  body: SentBody,
): Promise<SentRequest> => {
  const { clientMessageId, ...sent } = body;
  const serviceIds = [...new Set(body.services)];
  return {
    conversationId,
    clientMessageId,
    start: Temporal.Instant.from(body.scheduledStartTime),
    durationMinutes: Math.round(body.duration * 60),
    travelers: body.travelers,
    serviceIds,
    particulars: await confirmPlace(toParticulars(body)),
    lead: body.lead,
    itineraryId: body.itineraryId ?? null,
    plan: body.plan ?? '',
    claims: {
      totalCents: body.totalPrice === undefined ? null : toCents(body.totalPrice),
      depositCents: body.depositCents ?? null,
      itineraryRevision: body.itineraryRevision,
    },
    // Parsing with the contract's schema has put the fields into a fixed order.
    sent: JSON.stringify(sent),
  };
};

export const registerTourRequestRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;
  const presentOne = (tx: Tx | typeof db, row: RequestRow, userId: UserId) =>
    presentRequest(tx, deps, row, userId);

  route(app, deps, calls.sendTourRequest, async ({ params, body, viewer }) => {
    const request = await toSentRequest(params.conversationId, body);
    const { row, message } = await inTransaction(db, (tx) =>
      sendRequest(tx, deps, viewer.userId, request),
    );
    return { status: 201, body: { request: await presentOne(db, row, viewer.userId), message } };
  });

  route(app, deps, calls.getTourRequest, async ({ params, viewer }) => {
    const row = (await findRequest(db, params.id, viewer.userId)) ?? fail('NOT_FOUND');
    return { status: 200, body: await presentOne(db, row, viewer.userId) };
  });

  route(app, deps, calls.listTourRequests, async ({ query, viewer }) => {
    const now = deps.clock.now();
    const { limit } = query;
    const found = await listRequests(db, viewer.userId, { ...query, limit: limit + 1 }, now);
    const rows = found.slice(0, limit);
    const data = await presentRequests(db, deps, rows, viewer.userId);
    const nextCursor = found.length > limit ? (rows.at(-1)?.id ?? null) : null;
    return { status: 200, body: { data, nextCursor } };
  });

  route(app, deps, calls.getRequestLead, async ({ params, viewer }) => {
    const row = (await findRequest(db, params.id, viewer.userId)) ?? fail('NOT_FOUND');
    const lead = presentRequestLead(row, viewer.userId) ?? fail('NOT_FOUND');
    return { status: 200, body: lead };
  });

  route(app, deps, calls.acceptTourRequest, async ({ params, body, viewer, idempotencyKey }) => {
    const accepted = await runIdempotently(
      deps,
      { viewer, call: calls.acceptTourRequest, key: idempotencyKey, body: { params, body } },
      async (tx) => {
        const row = await acceptRequest(tx, deps, viewer, params.id, body.quoteHash);
        return presentOne(tx, row, viewer.userId);
      },
    );
    return { status: 200, body: accepted };
  });

  route(app, deps, calls.rejectTourRequest, async ({ params, body, viewer }) => {
    const why = { rejectReason: body.rejectReason, reason: body.reason || null };
    const row = await inTransaction(db, (tx) => rejectRequest(tx, deps, viewer, params.id, why));
    return { status: 200, body: await presentOne(db, row, viewer.userId) };
  });

  route(app, deps, calls.withdrawTourRequest, async ({ params, viewer }) => {
    const row = await inTransaction(db, (tx) => withdrawRequest(tx, deps, viewer, params.id));
    return { status: 200, body: await presentOne(db, row, viewer.userId) };
  });
};

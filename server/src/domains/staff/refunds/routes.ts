import { formatBookingNumber } from '@tomoguide/contract/bookings/booking-number';
import type { Query } from '@tomoguide/contract/call';
import * as calls from '@tomoguide/contract/staff/calls';
import type { RefusedRefund } from '@tomoguide/contract/staff/entities';
import type { FastifyInstance } from 'fastify';
import { readCursorPage } from '../../../database/cursor-part.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { runIdempotently } from '../../../http/idempotency.ts';
import { route } from '../../../http/route.ts';
import { loadUsersByIds, presentPerson } from '../../accounts/service.ts';
import {
  keepInWallet,
  listUnhandledRefunds,
  loadRefundBalances,
  type RefusedRow,
  retryRefund,
} from '../../payments/service.ts';

const presentAll = async (
  deps: Deps,
  rows: readonly RefusedRow[],
  viewer: Viewer,
): Promise<RefusedRefund[]> => {
  const userIds = rows.map(({ refund }) => refund.userId);
  const people = await loadUsersByIds(deps.db, userIds);
  const inWallets = await loadRefundBalances(deps.db, userIds);
  return rows.map(({ refund, attempt }) => {
    const person = people.get(refund.userId);
    if (!person) throw new Error(`refund ${refund.id} has no user`);
    return {
      id: refund.id,
      bookingId: refund.bookingId,
      bookingNumber: formatBookingNumber(refund.bookingId),
      person: presentPerson(person),
      amountCents: refund.amountCents,
      method: attempt.method,
      provider: attempt.provider,
      decidedAt: refund.createdAt.toString(),
      refusedAt: (refund.answeredAt ?? refund.createdAt).toString(),
      leftCents: Math.min(inWallets.get(refund.userId) ?? 0, refund.amountCents),
      mayDecide: viewer.userId !== refund.userId,
    };
  });
};

export const listRefusedRefunds = async (
  deps: Deps,
  query: Query<typeof calls.listRefusedRefunds>,
  viewer: Viewer,
) => {
  const part = await readCursorPage(query, (range) => listUnhandledRefunds(deps.db, range), {
    present: (row) => row,
    cursor: ({ refund }) => refund.id,
  });
  return { ...part, data: await presentAll(deps, part.data, viewer) };
};

/** Registers the endpoints for rejected refunds; the effects of each decision are in payments/refunds. */
export const registerRefusedRefundRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.listRefusedRefunds, async ({ query, viewer }) => ({
    status: 200,
    body: await listRefusedRefunds(deps, query, viewer),
  }));

  for (const [call, handle] of [
    [calls.retryRefund, retryRefund],
    [calls.keepRefundInWallet, keepInWallet],
  ] as const) {
    route(app, deps, call, async ({ params, body, viewer, idempotencyKey }) => {
      const request = { viewer, call, key: idempotencyKey, body: { params, body } };
      const handled = await runIdempotently(deps, request, async (tx) => {
        await handle(tx, deps, { viewer, id: params.id, reason: body.reason });
        return { handled: true as const };
      });
      return { status: 200, body: handled };
    });
  }
};

import { formatBookingNumber } from '@tomoguide/contract/bookings/booking-number';
import type { Query } from '@tomoguide/contract/call';
import { toChargebackReason } from '@tomoguide/contract/payments/chargebacks';
import * as calls from '@tomoguide/contract/staff/calls';
import type { Chargeback } from '@tomoguide/contract/staff/entities';
import type { FastifyInstance } from 'fastify';
import { readCursorPage } from '../../../database/cursor-part.ts';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { loadUsersByIds, presentPerson } from '../../accounts/service.ts';
import { type ListedChargeback, listChargebackRows } from '../../payments/service.ts';

const presentAll = async (
  deps: Deps,
  listed: readonly ListedChargeback[],
): Promise<Chargeback[]> => {
  const people = await loadUsersByIds(
    deps.db,
    listed.map(({ row }) => row.userId),
  );
  return listed.map(({ row, ...paid }) => {
    const person = people.get(row.userId);
    if (!person) throw new Error(`chargeback ${row.id} has no user`);
    return {
      ...paid,
      id: row.id,
      bookingId: row.bookingId,
      bookingNumber: formatBookingNumber(row.bookingId),
      person: presentPerson(person),
      provider: row.provider,
      providerId: row.providerId,
      state: row.state,
      reason: toChargebackReason(row.reason),
      amountCents: row.amountCents,
      taken: row.takenAt !== null,
      openedAt: row.openedAt.toString(),
      answerBy: row.answerBy?.toString() ?? null,
      decidedAt: row.decidedAt?.toString() ?? null,
    };
  });
};

export const listChargebacks = async (deps: Deps, query: Query<typeof calls.listChargebacks>) => {
  const page = await readCursorPage(
    query,
    (part) => listChargebackRows(deps.db, { ...part, state: query.state }),
    { present: (one) => one, cursor: ({ row }) => row.id },
  );
  return { ...page, data: await presentAll(deps, page.data) };
};

/**
 * Registers the endpoints for chargebacks. Banks decide chargebacks; staff only see which ones to respond
 * to, and where.
 */
export const registerChargebackRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.listChargebacks, async ({ query }) => ({
    status: 200,
    body: await listChargebacks(deps, query),
  }));
};

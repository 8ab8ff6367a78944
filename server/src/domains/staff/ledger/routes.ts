import { bookingNumber } from '@tomoguide/contract/bookings/booking-number';
import * as calls from '@tomoguide/contract/staff/calls';
import type { FastifyInstance } from 'fastify';
import { partOf } from '../../../database/cursor-part.ts';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { checkLedger, latestTransactions, sumsByKind } from '../../payments/service.ts';

export const registerLedgerPage = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.getLedgerSums, async () => {
    const data = await sumsByKind(deps.db);
    const sumCents = data.reduce((sum, { cents }) => sum + cents, 0);
    return { status: 200, body: { data, sumCents } };
  });

  route(app, deps, calls.listLedgerTransactions, async ({ query }) => ({
    status: 200,
    body: await partOf(query, (part) => latestTransactions(deps.db, part), {
      present: ({ row, entries }) => ({
        id: row.id,
        at: row.createdAt.toString(),
        kind: row.kind,
        ref: row.ref,
        bookingNumber: row.bookingId === null ? null : bookingNumber(row.bookingId),
        entries,
      }),
      cursor: ({ row }) => row.id,
    }),
  }));

  route(app, deps, calls.proveLedger, async () => ({
    status: 200,
    body: { at: deps.clock.now().toString(), faults: await checkLedger(deps.db) },
  }));
};

import { formatBookingNumber } from '@tomoguide/contract/bookings/booking-number';
import type { Query } from '@tomoguide/contract/call';
import * as calls from '@tomoguide/contract/staff/calls';
import type { LedgerTransaction } from '@tomoguide/contract/staff/entities';
import type { FastifyInstance } from 'fastify';
import { readCursorPage } from '../../../database/cursor-part.ts';
import type { Executor } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import {
  checkLedger,
  getAccountOwner,
  getTransactionCursor,
  listLatestTransactions,
  listSumsByKind,
  type WrittenTransaction,
} from '../../payments/service.ts';
import { loadNamedPeople } from '../users/named-people.ts';

const presentAll = async (
  db: Executor,
  transactions: readonly WrittenTransaction[],
): Promise<LedgerTransaction[]> => {
  const keys = transactions.flatMap(({ entries }) =>
    entries.flatMap((one) => getAccountOwner(one) ?? []),
  );
  const personBy = await loadNamedPeople(db, keys);
  return transactions.map(({ row, entries }) => ({
    id: row.id,
    at: row.createdAt.toString(),
    kind: row.kind,
    ref: row.ref,
    bookingNumber: row.bookingId === null ? null : formatBookingNumber(row.bookingId),
    entries: entries.map((entry) => {
      const key = getAccountOwner(entry);
      return { ...entry, owner: key ? personBy(key) : undefined };
    }),
  }));
};

export const listTransactions = async (
  deps: Deps,
  { month, ...part }: Query<typeof calls.listLedgerTransactions>,
) => {
  const page = await readCursorPage(
    part,
    (range) => listLatestTransactions(deps.db, { month, ...range }),
    {
      present: (transaction) => transaction,
      cursor: getTransactionCursor,
    },
  );
  return { ...page, data: await presentAll(deps.db, page.data) };
};

export const registerLedgerRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.getLedgerSums, async () => {
    const data = await listSumsByKind(deps.db);
    const sumCents = data.reduce((sum, { cents }) => sum + cents, 0);
    return { status: 200, body: { data, sumCents } };
  });

  route(app, deps, calls.listLedgerTransactions, async ({ query }) => ({
    status: 200,
    body: await listTransactions(deps, query),
  }));

  route(app, deps, calls.verifyLedger, async () => ({
    status: 200,
    body: { at: deps.clock.now().toString(), faults: await checkLedger(deps.db) },
  }));
};

import * as calls from '@tomoguide/contract/payments/calls';
import type { FastifyInstance } from 'fastify';
import { readCursorPage } from '../../../database/cursor-part.ts';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { presentWallet } from '../present.ts';
import { listWalletTransactions } from './wallet-transaction-queries.ts';
import { presentTransaction } from './wallet-transactions.ts';

/** Registers the endpoints for a user's wallet. */
export const registerWalletRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.getWallet, async ({ viewer }) => ({
    status: 200,
    body: await presentWallet(deps.db, viewer.userId, viewer.guideId),
  }));

  route(app, deps, calls.listWalletMovements, async ({ viewer, query }) => ({
    status: 200,
    body: await readCursorPage(
      query,
      (part) => listWalletTransactions(deps.db, viewer.userId, part),
      {
        present: presentTransaction,
        cursor: ({ id }) => Number(id),
      },
    ),
  }));
};

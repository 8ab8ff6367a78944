import * as calls from '@tomoguide/contract/payments/calls';
import type { WithdrawalOverview } from '@tomoguide/contract/payments/entities';
import { getMinimumWithdrawalCents } from '@tomoguide/contract/payments/withdrawal';
import type { UserId } from '@tomoguide/contract/primitives';
import type { FastifyInstance } from 'fastify';
import { readCursorPage } from '../../../database/cursor-part.ts';
import type { Deps } from '../../../deps.ts';
import { runIdempotently } from '../../../http/idempotency.ts';
import { route } from '../../../http/route.ts';
import { loadWithdrawable } from './load-withdrawable.ts';
import { addPayoutAccount, removePayoutAccount } from './payout-accounts.ts';
import { presentPayoutAccount, presentWithdrawal } from './present-withdrawal.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import { listPayoutAccounts, listWithdrawals } from './withdrawal-queries.ts';

const loadOverview = async (deps: Deps, userId: UserId): Promise<WithdrawalOverview> => {
  const payee = await deps.ports.payments.payee(deps.db, userId);
  const { earningsCents, refundedCents, blockedCents } = await loadWithdrawable(
    deps.db,
    userId,
    payee,
  );
  return {
    withdrawableCents: earningsCents + refundedCents,
    earningsCents,
    refundedCents,
    minimumCents: getMinimumWithdrawalCents(),
    holder: payee.verifiedName ?? payee.fullName,
    holderVerified: payee.verifiedName !== null,
    blockedCents,
    accounts: (await listPayoutAccounts(deps.db, userId)).map(presentPayoutAccount),
  };
};

/** Registers the endpoints for a user's withdrawals; staff decisions are in staff/withdrawals. */
export const registerWithdrawalRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.getWithdrawalOverview, async ({ viewer }) => ({
    status: 200,
    body: await loadOverview(deps, viewer.userId),
  }));

  route(app, deps, calls.listWithdrawals, async ({ viewer, query }) => ({
    status: 200,
    body: await readCursorPage(query, (part) => listWithdrawals(deps.db, viewer.userId, part), {
      present: presentWithdrawal,
      cursor: ({ id }) => id,
    }),
  }));

  route(app, deps, calls.requestWithdrawal, async ({ viewer, body, idempotencyKey }) => {
    const request = { viewer, call: calls.requestWithdrawal, key: idempotencyKey, body };
    const made = await runIdempotently(deps, request, async (tx) =>
      presentWithdrawal(await requestWithdrawal(tx, deps, { userId: viewer.userId, ...body })),
    );
    return { status: 201, body: made };
  });

  route(app, deps, calls.addPayoutAccount, async ({ viewer, body }) => {
    const typed = { ...body, bank: body.bank ?? '' };
    const account = await addPayoutAccount(deps, viewer.userId, typed);
    return { status: 201, body: presentPayoutAccount(account) };
  });

  route(app, deps, calls.removePayoutAccount, async ({ viewer, params }) => {
    await removePayoutAccount(deps, viewer.userId, params.id);
    return { status: 200, body: { removed: true as const } };
  });
};

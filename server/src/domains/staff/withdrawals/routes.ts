import type { Query } from '@tomoguide/contract/call';
import * as calls from '@tomoguide/contract/payments/calls';
import type { StaffWithdrawal } from '@tomoguide/contract/payments/entities';
import { listPossibleDecisions } from '@tomoguide/contract/payments/withdrawal';
import type { WithdrawalId } from '@tomoguide/contract/primitives';
import type { FastifyInstance } from 'fastify';
import { readCursorPage } from '../../../database/cursor-part.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { runIdempotently } from '../../../http/idempotency.ts';
import { route } from '../../../http/route.ts';
import { loadUsersByIds, presentPerson } from '../../accounts/service.ts';
import {
  approveWithdrawal,
  payWithdrawal,
  presentWithdrawal,
  rejectWithdrawal,
  revealNumber,
  staffWithdrawals,
  type WithdrawalRow,
} from '../../payments/service.ts';

/** Presents withdrawals to staff, each with its user and the possible decisions. */
const presentAll = async (
  db: Executor,
  rows: readonly WithdrawalRow[],
): Promise<StaffWithdrawal[]> => {
  const people = await loadUsersByIds(
    db,
    rows.map(({ userId }) => userId),
  );
  return rows.map((row) => {
    const person = people.get(row.userId);
    if (!person) throw new Error(`withdrawal ${row.id} has no user`);
    return {
      ...presentWithdrawal(row),
      person: presentPerson(person),
      holderVerified: row.holderVerified,
      can: listPossibleDecisions(row.status),
    };
  });
};

export const listWithdrawals = async (
  deps: Deps,
  query: Query<typeof calls.listStaffWithdrawals>,
) => {
  const page = await readCursorPage(
    query,
    (part) => staffWithdrawals(deps.db, { ...part, show: query.show }),
    { present: (row) => row, cursor: ({ id }) => id },
  );
  return { ...page, data: await presentAll(deps.db, page.data) };
};

/**
 * Registers the endpoints for the withdrawal queue; the effects of each decision are in
 * payments/withdrawal.
 */
export const registerStaffWithdrawalRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.listStaffWithdrawals, async ({ query }) => ({
    status: 200,
    body: await listWithdrawals(deps, query),
  }));

  route(app, deps, calls.showPayoutNumber, async ({ viewer, params }) => ({
    status: 200,
    body: { number: await revealNumber(deps, { viewer, id: params.id }) },
  }));

  const presentDecided = async (
    request: Parameters<typeof runIdempotently>[1],
    decide: (tx: Tx) => Promise<WithdrawalRow>,
  ) => {
    const body = await runIdempotently(deps, request, async (tx) => {
      const [row] = await presentAll(tx, [await decide(tx)]);
      if (!row) throw new Error('the withdrawal did not come back');
      return row;
    });
    return { status: 200 as const, body };
  };
  const registerDecision = (
    call:
      | typeof calls.approveWithdrawal
      | typeof calls.payWithdrawal
      | typeof calls.rejectWithdrawal,
    {
      viewer,
      params,
      body,
      key,
    }: { viewer: Viewer; params: { id: WithdrawalId }; body: object; key: string | null },
  ) => ({ viewer, call, key, body: { ...params, ...body } });

  route(app, deps, calls.approveWithdrawal, ({ viewer, params, body, idempotencyKey: key }) =>
    presentDecided(registerDecision(calls.approveWithdrawal, { viewer, params, body, key }), (tx) =>
      approveWithdrawal(tx, deps, { viewer, id: params.id }),
    ),
  );

  route(app, deps, calls.payWithdrawal, ({ viewer, params, body, idempotencyKey: key }) =>
    presentDecided(registerDecision(calls.payWithdrawal, { viewer, params, body, key }), (tx) =>
      payWithdrawal(tx, deps, { viewer, id: params.id }),
    ),
  );

  route(app, deps, calls.rejectWithdrawal, ({ viewer, params, body, idempotencyKey: key }) =>
    presentDecided(registerDecision(calls.rejectWithdrawal, { viewer, params, body, key }), (tx) =>
      rejectWithdrawal(tx, deps, { viewer, id: params.id }, body.reason),
    ),
  );
};

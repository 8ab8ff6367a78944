import { randomUUID } from 'node:crypto';
import type { Call } from '@tomoguide/contract/call';
import * as calls from '@tomoguide/contract/payments/calls';
import {
  BookingId,
  type GuideId,
  PayoutAccountId,
  type UserId,
} from '@tomoguide/contract/primitives';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { getOwnedAccount, getPlatformAccount } from '../../domains/payments/ledger/accounts.ts';
import { post, transfer } from '../../domains/payments/ledger/post.ts';
import { earnings } from '../../domains/payments/tables.ts';
import type { TestApp, TestReply } from '../app.ts';

/** Adds withdrawable money to a wallet, in fen. */
export const addRefundedCredit = (
  t: Pick<Deps, 'db' | 'clock'>,
  userId: UserId,
  amountCents: number,
): Promise<void> =>
  inTransaction(t.db, (tx) =>
    post(tx, {
      // Posted in the way that goodwill was posted before it had its own account.
      kind: 'goodwill',
      ref: randomUUID(),
      bookingId: null,
      at: t.clock.now(),
      entries: transfer(
        getPlatformAccount('goodwill'),
        getOwnedAccount('wallet', userId),
        amountCents,
      ),
    }),
  );

let bookings = 1_000_000_000;

/** Adds released earnings, in fen, without an actual tour. */
export const addEarnings = (
  t: TestApp,
  guideId: GuideId,
  amountCents: number,
  given: Partial<typeof earnings.$inferInsert> & { travelerId: UserId },
): Promise<void> =>
  inTransaction(t.db, async (tx) => {
    bookings += 1;
    const now = t.clock.now();
    const row = {
      bookingId: BookingId.parse(bookings),
      guideId,
      tourCents: 0,
      amountCents,
      releaseAt: now,
      releasedAt: now,
      createdAt: now,
      ...given,
    };
    await tx.insert(earnings).values(row);
    const to = row.releasedAt === null ? 'earnings_pending' : 'earnings_withdrawable';
    await post(tx, {
      kind: 'test',
      ref: randomUUID(),
      bookingId: null,
      at: now,
      earnings: {
        guideId,
        split: { tourCents: row.tourCents, cashCents: row.cashCents ?? 0 },
      },
      entries: transfer(getPlatformAccount('goodwill'), getOwnedAccount(to, guideId), amountCents),
    });
  });

/** Creates a payout account for a user. */
export const aPayoutAccount = async (
  t: TestApp,
  token: string,
  number = 'person@example.com',
): Promise<PayoutAccountId> => {
  const reply = await t.inject(calls.addPayoutAccount, { token, body: { kind: 'alipay', number } });
  if (reply.status !== 201) throw new Error(`no payout account: ${reply.raw}`);
  return PayoutAccountId.parse(reply.body.id);
};

/** Requests a withdrawal, with a new idempotency key unless the test passes one. */
export const withdraw = (
  t: TestApp,
  token: string,
  body: { amountCents: number; payoutAccountId: PayoutAccountId; isClosing?: boolean },
  key: string = randomUUID(),
): Promise<TestReply> =>
  t.inject(calls.requestWithdrawal, { token, body, headers: { 'idempotency-key': key } });

/** Sends a staff decision on a withdrawal to the given endpoint. */
export const decide = (
  t: TestApp,
  call: Call,
  token: string,
  id: number,
  body: object = {},
): Promise<TestReply> =>
  t.inject(call, { token, params: { id }, body, headers: { 'idempotency-key': randomUUID() } });

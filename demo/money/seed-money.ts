import { and, asc, desc, eq, isNull, ne } from 'drizzle-orm';
import type { Tx } from '../../server/src/database/database.ts';
import type { Deps } from '../../server/src/deps.ts';
import { loadGuideUsers } from '../../server/src/domains/accounts/service.ts';
import {
  approveWithdrawal,
  grantGoodwill,
  payWithdrawal,
  rejectWithdrawal,
} from '../../server/src/domains/payments/service.ts';
import { releaseOne } from '../../server/src/domains/payments/settlement/release-earnings.ts';
import { earnings } from '../../server/src/domains/payments/tables.ts';
import { requestWithdrawal } from '../../server/src/domains/payments/withdrawal/request-withdrawal.ts';
import { withClockAt } from '../bookings/at.ts';
import type { Demo } from '../seed-people.ts';
import { chargeBack } from './chargebacks.ts';
import { insertPayoutAccount } from './insert-payout-account.ts';
import { seedBowen } from './seed-bowen.ts';
import { seedTaxes } from './seed-taxes.ts';

const DAY = 24;

/** Kenji's withdrawal requests and the decisions of staff so far. Times are in hours from now. */
const WITHDRAWALS = [
  { requested: -75 * DAY, cents: 32_000, approved: -74 * DAY, paid: -73 * DAY },
  { requested: -40 * DAY, cents: 24_000, rejected: -39 * DAY },
  { requested: -2 * DAY, cents: 26_000, approved: -1 * DAY },
  { requested: -5, cents: 20_000 },
] as const;
/** The rejected request was for his Alipay account, which he uses again for a later request. */
const REJECTED_BECAUSE =
  'Alipay has not verified this account yet. Please verify your identity in Alipay, then request the withdrawal again.';

/** Releases all earnings of demo guides that are due by now, each at the time when it was due. */
const releaseDue = async (tx: Tx, deps: Deps, now: Temporal.Instant): Promise<void> => {
  const all = await tx
    .select({ bookingId: earnings.bookingId, releaseAt: earnings.releaseAt })
    .from(earnings)
    .orderBy(asc(earnings.releaseAt));
  for (const { bookingId, releaseAt } of all)
    if (Temporal.Instant.compare(releaseAt, now) <= 0)
      await releaseOne(tx, withClockAt(deps, releaseAt), bookingId);
};

/** Returns kenji's user. */
const getKenjisUser = async (tx: Tx, demo: Demo) => {
  const guideId = demo.guides.get('kenji');
  const kenji = guideId && (await loadGuideUsers(tx, [guideId])).get(guideId);
  if (!kenji) throw new Error('the demo lacks kenji');
  return kenji;
};

/** Seeds kenji's withdrawals, one in each state. */
const withdraw = async (tx: Tx, deps: Deps, demo: Demo, now: Temporal.Instant): Promise<void> => {
  const kenji = await getKenjisUser(tx, demo);
  const then = (hours: number) => now.add({ hours });
  const added = then(-80 * DAY);
  const bank = { kind: 'bank', bank: '招商银行', number: '6225880137465021' } as const;
  const alipay = { kind: 'alipay', bank: '', number: 'kenji@demo.tomoguide.example' } as const;
  const accounts = [
    await insertPayoutAccount(tx, kenji.id, added, bank),
    await insertPayoutAccount(tx, kenji.id, added, alipay),
  ] as const;
  for (const [index, story] of WITHDRAWALS.entries()) {
    const request = {
      userId: kenji.id,
      amountCents: story.cents,
      payoutAccountId: accounts[index % 2] ?? accounts[0],
    };
    const { id } = await requestWithdrawal(tx, withClockAt(deps, then(story.requested)), request);
    const decision = { viewer: { userId: demo.staff.id }, id };
    if ('approved' in story)
      await approveWithdrawal(tx, withClockAt(deps, then(story.approved)), decision);
    if ('paid' in story) await payWithdrawal(tx, withClockAt(deps, then(story.paid)), decision);
    if ('rejected' in story)
      await rejectWithdrawal(
        tx,
        withClockAt(deps, then(story.rejected)),
        decision,
        REJECTED_BECAUSE,
      );
  }
};

/** Opens a chargeback by one of kenji's travelers, which freezes kenji's share. */
const seedChargeback = async (
  tx: Tx,
  deps: Deps,
  demo: Demo,
  now: Temporal.Instant,
): Promise<void> => {
  const guideId = demo.guides.get('kenji');
  if (!guideId) throw new Error('the demo lacks kenji');
  const [tour] = await tx
    .select()
    .from(earnings)
    .where(
      and(
        eq(earnings.guideId, guideId),
        isNull(earnings.releasedAt),
        ne(earnings.travelerId, demo.mei.id),
      ),
    )
    .orderBy(desc(earnings.createdAt))
    .limit(1);
  if (!tour) throw new Error('kenji has no earnings that wait');
  await chargeBack(
    tx,
    withClockAt(deps, now.subtract({ hours: 20 })),
    tour.bookingId,
    'unrecognized',
  );
};

/** Seeds what happened to the money of the demo bookings: releases of earnings, withdrawals and goodwill. */
export const seedMoney = async (
  tx: Tx,
  deps: Deps,
  demo: Demo,
  now: Temporal.Instant,
): Promise<void> => {
  await releaseDue(tx, deps, now);
  const parts: readonly ((part: Tx) => Promise<unknown>)[] = [
    (part: Tx) => withdraw(part, deps, demo, now),
    (part: Tx) => seedChargeback(part, deps, demo, now),
    (part: Tx) => seedBowen(part, deps, demo, now),
    async (part: Tx) => seedTaxes(part, deps, (await getKenjisUser(part, demo)).id, now),
    // mei gets no goodwill, so that her account shows how a whole deposit is paid.
    async (part: Tx) =>
      grantGoodwill(part, withClockAt(deps, now.subtract({ hours: 12 * DAY })), {
        userId: (await getKenjisUser(part, demo)).id,
        amountCents: 5_000,
        ref: 'demo',
      }),
  ];
  for (const write of parts) {
    try {
      await tx.transaction(async (part) => void (await write(part)));
    } catch (error) {
      deps.log.error({ err: error }, 'a part of the demo’s money could not be made');
    }
  }
};

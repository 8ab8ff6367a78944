import { eq } from 'drizzle-orm';
import type { Tx } from '../../server/src/database/database.ts';
import type { Deps } from '../../server/src/deps.ts';
import {
  approveWithdrawal,
  grantGoodwill,
  payWithdrawal,
  rejectWithdrawal,
  retryRefund,
} from '../../server/src/domains/payments/service.ts';
import { refunds } from '../../server/src/domains/payments/tables.ts';
import { requestWithdrawal } from '../../server/src/domains/payments/withdrawal/request-withdrawal.ts';
import { withClockAt } from '../bookings/at.ts';
import { playStory } from '../bookings/play-story.ts';
import { sendRefunds } from '../bookings/send-refunds.ts';
import type { Story } from '../bookings/story.ts';
import { getPeople } from '../bookings/story-people.ts';
import type { Demo } from '../seed-people.ts';
import { chargeBack } from './chargebacks.ts';
import { insertPayoutAccount } from './insert-payout-account.ts';
import { FROM_THE_WALLET, SENT_AGAIN, TO_THE_WALLET } from './wallet-stories.ts';

const DAY = 24;
/** Enough for a withdrawal that leaves money for another one. */
const WITHDRAWN_CENTS = 20_000;

/**
 * Seeds bowen, a traveler whose wallet has every kind of transaction. The steps run in chronological order,
 * because a wallet lists its transactions in the order in which they were inserted.
 */
export const seedBowen = async (
  tx: Tx,
  deps: Deps,
  demo: Demo,
  now: Temporal.Instant,
): Promise<void> => {
  const then = (days: number) => withClockAt(deps, now.add({ hours: Math.round(days * DAY) }));
  const staff = { userId: demo.staff.id };
  const userId = demo.bowen.id;
  const seedStory = async (story: Story) =>
    playStory(tx, then(0), now, story, await getPeople(tx, demo, story));

  const first = await seedStory(TO_THE_WALLET);
  const goodwill = { userId, amountCents: 5_000, ref: 'demo-bowen' };
  await grantGoodwill(tx, then(-37), goodwill);
  const payoutAccountId = await insertPayoutAccount(tx, userId, now.subtract({ hours: 36 * DAY }), {
    kind: 'alipay',
    bank: '',
    number: 'bowen@demo.tomoguide.example',
  });
  const request = { userId, amountCents: WITHDRAWN_CENTS, payoutAccountId };
  const refused = await requestWithdrawal(tx, then(-36), request);
  const because = '支付宝提示账号不存在，请核对后再试。';
  await rejectWithdrawal(tx, then(-35), { viewer: staff, id: refused.id }, because);
  const withdrawal = await requestWithdrawal(tx, then(-34), request);
  await approveWithdrawal(tx, then(-33), { viewer: staff, id: withdrawal.id });
  await payWithdrawal(tx, then(-32), { viewer: staff, id: withdrawal.id });
  const end = await chargeBack(tx, then(-30), first, 'credit_not_processed');
  await end(then(-26), 'won');
  await seedStory(FROM_THE_WALLET);
  const again = await seedStory(SENT_AGAIN);
  const [refund] = await tx.select().from(refunds).where(eq(refunds.bookingId, again));
  if (!refund) throw new Error('the demo lost a refund');
  const reason = 'The traveler says the account works again.';
  await retryRefund(tx, then(-10), { viewer: staff, id: refund.id, reason });
  await sendRefunds(tx, then(0), again);
};

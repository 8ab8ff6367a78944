import * as calls from '@tomoguide/contract/bookings/calls';
import type { BodyInput } from '@tomoguide/contract/call';
import { payChange } from '@tomoguide/contract/payments/calls';
import type { TestApp, TestReply } from '../app.ts';
import { aToken } from './accounts.ts';
import { aKey, type TestBooking } from './bookings.ts';
import { parseSessionId } from './payments.ts';

type PlanBody = BodyInput<typeof calls.proposeChange>;
type Side = 'traveler' | 'guide';

export const getSideToken = (
  t: TestApp,
  { traveler, guide }: TestBooking,
  as: Side,
): Promise<string> => aToken(t, as === 'guide' ? guide.userId : traveler.id);

/** Returns the body of a proposal that moves the booking of `aCheckout` to 13:00 on the same day. */
export const aPlan = (changes: Partial<PlanBody> = {}): PlanBody => ({
  scheduledStartTime: '2026-05-10T04:00:00Z',
  duration: 3,
  travelers: 2,
  services: [],
  ...changes,
});

/** A plan of four hours, which makes the deposit of `aCheckout` RMB 69 higher. */
export const DEARER = { scheduledStartTime: '2026-05-10T01:00:00Z', duration: 4 };
/** A plan of two hours, which makes the deposit of `aCheckout` RMB 69 lower. */
export const CHEAPER = { scheduledStartTime: '2026-05-10T01:00:00Z', duration: 2 };

export const propose = async (
  t: TestApp,
  booking: TestBooking,
  as: Side,
  changes: Partial<PlanBody> = {},
): Promise<TestReply> =>
  t.inject(calls.proposeChange, {
    token: await getSideToken(t, booking, as),
    params: { id: booking.id },
    body: aPlan(changes),
    headers: aKey(),
  });

/** Proposes a change, and returns the ID of the proposal. */
export const aProposal = async (...given: Parameters<typeof propose>): Promise<number> => {
  const { status, body, raw } = await propose(...given);
  if (status !== 200) throw new Error(`not proposed: ${raw}`);
  return body.changes.open.id;
};

const answer =
  (call: typeof calls.acceptChange | typeof calls.declineChange | typeof calls.withdrawChange) =>
  async (t: TestApp, booking: TestBooking, as: Side, proposalId: number): Promise<TestReply> =>
    t.inject(call, {
      token: await getSideToken(t, booking, as),
      params: { id: booking.id, proposalId },
      headers: aKey(),
    });

export const acceptProposal = answer(calls.acceptChange);
export const declineProposal = answer(calls.declineChange);
export const withdrawProposal = answer(calls.withdrawChange);

/** Opens the payment of the difference in deposit, and returns the demo provider's session. */
export const openDifference = async (
  t: TestApp,
  booking: TestBooking,
  given: { useWallet?: boolean } = {},
): Promise<string> => {
  const opened = await t.inject(payChange, {
    token: await getSideToken(t, booking, 'traveler'),
    params: { bookingId: booking.id },
    body: { method: 'card', ...given },
    headers: aKey(),
  });
  if (opened.status !== 200) throw new Error(`no session: ${opened.raw}`);
  return parseSessionId(opened.body.redirectUrl);
};

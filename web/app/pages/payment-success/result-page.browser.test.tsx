import type { Booking } from '@tomoguide/contract/bookings/entities';
import { getPayment } from '@tomoguide/contract/payments/calls';
import type { Payment } from '@tomoguide/contract/payments/entities';
import { PaymentId } from '@tomoguide/contract/primitives';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusal, reply } from '../../testing/api-replies.ts';
import { sampleBooking, sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { getCurrentToast } from '../../ui/toast.ts';
import { Paid } from './paid.tsx';
import { PaymentResult, ResultSkeleton } from './result-page.tsx';

const booking = sampleBooking({
  status: 'confirmed',
  tab: 'pending-requests',
  acceptedAt: null,
  deadlineAt: '2036-05-04T01:00:00Z',
});
const payment: Payment = {
  id: PaymentId.parse(5),
  bookingId: booking.id,
  kind: 'deposit',
  status: 'paid',
  amountCents: 30_000,
  walletCents: 0,
  method: 'wechat',
  attempt: 'succeeded',
  paidAt: '2036-05-03T01:00:00Z',
  demoPage: null,
  refunds: [],
};

const result = (change: Partial<Payment>, state: Partial<Booking> = {}) =>
  show(
    <PaymentResult paymentId={payment.id} held={() => <p>Held for you</p>}>
      {(paid) => (
        <Paid booking={{ ...booking, ...state }} receipt={paid} restHint="In cash">
          {null}
        </Paid>
      )}
    </PaymentResult>,
    { as: sampleSession(), replies: [reply(getPayment, { ...payment, ...change })] },
  );
const outcome = (): Element => {
  const found = document.querySelector('[data-outcome]');
  if (!found) throw new Error('nothing came of it yet');
  return found;
};
const heading = () => page.getByRole('heading', { level: 1 });

const receipt = () =>
  [...document.querySelectorAll('dl > div')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );

const steps = () => [...document.querySelectorAll('ol > li')].map(({ textContent }) => textContent);

test('says that the payment is being confirmed while the result loads', async () => {
  await show(<ResultSkeleton />);
  await expect.element(heading()).toHaveTextContent('Confirming your payment');
});

test('paid: shows that the request was sent and what happens next, in three lines', async () => {
  await result({});
  await expect.element(heading()).toHaveTextContent('Payment Successful');
  expect(outcome().querySelector('p')?.textContent).toBe('Your request is with Aoi.');
  expect(steps()).toEqual([
    '1Aoi has until Sun, May 4, 2036, 09:00 Beijing time (10:00 in Japan) to answer. We’ll email you.',
    '2If Aoi says no, or you cancel before the answer, you get the whole deposit back.',
    '3You pay the rest, RMB 700, in person on the day.',
  ]);
});

test('paid and accepted: shows where the details are, how the tour starts and what remains to be paid', async () => {
  await result({}, { status: 'upcoming', deadlineAt: null });
  await expect
    .poll(steps)
    .toEqual([
      '1Meeting point and details are under My Trips.',
      '2When you meet, you and Aoi both tap Confirm Start.',
      '3You pay the rest, RMB 700, in person on the day.',
    ]);
});

test('paid: shows a receipt, what is still due and how to pay it', async () => {
  await result({ walletCents: 10_000 });
  await expect.element(heading()).toHaveTextContent('Payment Successful');
  expect(receipt()).toEqual([
    ['Booking number', 'TG0042'],
    ['Payment method', 'Wallet RMB 100 · WeChat Pay RMB 200'],
    ['Deposit paid', 'RMB 300'],
    ['Rest to pay Aoi in personIn cash', 'RMB 700'],
  ]);
});

test.each([
  ['upcoming', 'Your tour with Aoi is confirmed.'],
  ['cancelled', 'This booking has since been cancelled.'],
] as const)('paid and %s: shows the status', async (status, words) => {
  await result({}, { status, deadlineAt: null });
  await expect.poll(() => outcome().textContent).toBe(`Payment Successful${words}`);
  await expect.element(page.getByRole('status')).toHaveTextContent('Payment Successful');
});

test('shows no toast that repeats the content of the page', async () => {
  await result({ status: 'open', attempt: 'failed', paidAt: null });
  await expect.element(heading()).toHaveTextContent('Payment Failed');
  expect(getCurrentToast()).toBeNull();
});

test.each([
  ['failed', 'Payment Failed'],
  ['expired', 'The payment page was closed'],
] as const)(
  'an attempt that %s: shows that nothing was charged and the slot is held, with a button to continue',
  async (attempt, title) => {
    await result({ status: 'open', attempt, paidAt: null });
    await expect.element(heading()).toHaveTextContent(title);
    await expect.element(page.getByText('Held for you')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Continue Payment' }))
      .toHaveAttribute('href', '/checkout?bookingId=42');
  },
);

test('pending: shows that the payment is pending, initially without a button', async () => {
  await result({ status: 'open', attempt: 'open', paidAt: null });
  await expect.element(heading()).toHaveTextContent('Waiting for your payment');
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
});

test('too late: shows the refund, its destination and how long it takes', async () => {
  const refund = {
    amountCents: 30_000,
    destination: 'wechat',
    status: 'sent',
    demoPage: null,
  } as const;
  const days = { minDays: 1, maxDays: 3, createdAt: '2036-05-03T01:00:00Z' };
  await result({ status: 'refunded', refunds: [{ ...refund, ...days }] });
  await expect.element(heading()).toHaveTextContent('Your payment came too late');
  await expect
    .element(page.getByText(/^RMB 300 to WeChat Pay .* 1 to 3 business days$/))
    .toBeVisible();
});

test('shows the same page for another user’s payment as for a payment that does not exist', async () => {
  await show(
    <PaymentResult paymentId={payment.id} held={() => null}>
      {() => null}
    </PaymentResult>,
    { as: sampleSession(), replies: [refusal(getPayment, 404, 'NOT_FOUND')] },
  );
  await expect.element(page.getByText('We couldn’t find this payment')).toBeVisible();
});

import {
  confirmExtension,
  getBooking,
  getExtensionOffer,
  listTravelerBookings,
  reportExtensionPayment,
  requestExtension,
} from '@tomoguide/contract/bookings/calls';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import { confirmDemoSession, payExtension } from '@tomoguide/contract/payments/calls';
import { PaymentId } from '@tomoguide/contract/primitives';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal, reply } from '../../../testing/api-replies.ts';
import { sampleBooking, sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { dismissToast, getCurrentToast } from '../../../ui/toast.ts';
import { ExtensionActions } from './extension-actions.tsx';

afterEach(() => {
  const toast = getCurrentToast();
  if (toast) dismissToast(toast.id);
});

const extensionAsked = {
  minutes: 60,
  feeCents: 10_000,
  paid: false,
  scheduledEndTime: '2026-12-01T05:00:00Z',
};
const requestedBooking: Partial<Booking> = { extensionPrice: 100, extensionAsked };
const runningBooking = (change: Partial<Booking> = {}) =>
  sampleBooking({
    status: 'ongoing',
    tab: 'ongoing',
    can: ['request_extension', 'complete'],
    ...change,
  });
const booking = runningBooking();
const option = (hours: 0.25 | 0.5 | 1 | 2, possible = true) => ({
  hours,
  extensionPrice: hours * 100,
  scheduledEndTime: '2026-12-01T05:00:00Z',
  possible,
});
const offerBody = (payAt: 'dialog' | 'provider') => ({
  bookingId: booking.id,
  payAt,
  hourlyPrice: 100,
  options: [option(0.25), option(0.5), option(1), option(2, false)],
});
const offerReply = (payAt: 'dialog' | 'provider' = 'dialog') =>
  reply(getExtensionOffer, offerBody(payAt));
const detail = {
  ...runningBooking({ status: 'extend_requested', can: [], ...requestedBooking }),
  history: [],
};
const session = 'demo_12345678-1234-4321-abcd-123456789012';
const opened = reply(payExtension, {
  paymentId: PaymentId.parse(7),
  status: 'redirect',
  redirectUrl: `/payment-demo?session=${session}`,
  expiresAt: '2036-12-01T05:00:00Z',
});
const transaction = {
  transactionId: session,
  transactionTime: '2026-12-01T03:00:00Z',
  amount: 100,
  currency: 'RMB',
  paymentMethod: 'card',
  status: 'succeeded',
} as const;
const confirmed = reply(confirmDemoSession, { status: 'succeeded', transaction });
const replies = [
  offerReply(),
  reply(requestExtension, detail),
  opened,
  confirmed,
  reply(reportExtensionPayment, detail),
  reply(listTravelerBookings, { data: [] }),
];
const showActions = (given = replies, of = booking, locale: 'en' | 'zh-CN' = 'en') =>
  show(<ExtensionActions booking={of} />, { as: sampleSession(), replies: given, locale });

const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const continueToPayment = async () => {
  await button('Request Extension').click();
  await button('Continue to Payment').click();
};
const fillCard = async (holder = 'WANG MEI') => {
  await page.getByText('Card', { exact: true }).click();
  await field('Card number').fill('4242424242424242');
  await field('Expiry date').fill('1230');
  await field('CVV').fill('123');
  await field('Name on card').fill(holder);
};
const changesIn = (sent: Awaited<ReturnType<typeof showActions>>['sent']) =>
  sent.filter(({ method }) => method !== 'GET');

test('the first dialog shows the limit, durations and price, with an hour preselected', async () => {
  await showActions();
  await button('Request Extension').click();
  for (const words of [
    'Request Tour Extension',
    'Select how much additional time you need for your tour',
    'Current Extensions: 0/2',
    'Each booking can be extended up to 2 times maximum',
    'RMB 100 per hour',
  ])
    await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByRole('radio', { checked: true })).toHaveAttribute('value', '1');
  await expect.element(page.getByRole('radio', { name: /^2 hours/ })).toBeDisabled();
  await page.getByText('30 minutes', { exact: true }).first().click();
  await expect.element(page.getByText('RMB 50', { exact: true })).toBeVisible();
});

test('paying requests, pays for and reports the extension, sending only the card’s last four digits and holder', async () => {
  const { sent } = await showActions();
  await continueToPayment();
  await expect.element(page.getByText('Complete payment to extend your tour')).toBeVisible();
  const pay = button('Pay 100 RMB');
  await expect.element(pay).toBeDisabled();
  await expect.element(page.getByText('Payment Information Required')).toBeVisible();
  await fillCard();
  await pay.click();
  await expect.element(button('Processing...')).toBeDisabled();
  for (const name of ['Card number', 'Expiry date', 'CVV', 'Name on card'])
    await expect.element(field(name)).toBeDisabled();
  await expect.element(button('Cancel')).toBeDisabled();
  await expect.poll(() => getCurrentToast()?.title, { timeout: 5_000 }).toBe('Payment Successful');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(changesIn(sent).map(({ path }) => path)).toEqual([
    '/api/bookings/42/request-extension',
    '/api/v2/bookings/42/pay-extension',
    `/api/demo-provider/sessions/${session}/confirm`,
    '/api/bookings/42/extension-payment',
  ]);
  expect(changesIn(sent)[0]?.body).toEqual({ extensionHours: 1, extensionPrice: 100 });
  expect(changesIn(sent)[3]?.body).toMatchObject({
    paid: true,
    transactionData: transaction,
    paymentDetails: { lastFourDigits: '4242', cardHolder: 'WANG MEI' },
  });
  expect(JSON.stringify(changesIn(sent))).not.toContain('42424242');
});

test('shows an error and keeps the input after a failed payment, and clears the input on cancel', async () => {
  const failed = reply(confirmDemoSession, { status: 'failed', transaction: null });
  await showActions([failed, ...replies]);
  await continueToPayment();
  await fillCard('FAIL');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => getCurrentToast()?.title, { timeout: 5_000 }).toBe('Payment Failed');
  expect(getCurrentToast()?.description).toBe(
    'Payment failed. Please check your information and try again.',
  );
  await expect.element(field('Name on card')).toHaveValue('FAIL');
  await expect.element(button('Pay 100 RMB')).toHaveFocus();
  await button('Cancel').click();
  await button('Request Extension').click();
  await expect.element(page.getByRole('radio', { checked: true })).toHaveAttribute('value', '1');
  await button('Continue to Payment').click();
  await expect.element(field('Name on card')).toHaveValue('');
});

const paidDetail = { ...detail, extensionAsked: { ...extensionAsked, paid: true } };

test('reports a fee as paid if it was paid but the response was lost', async () => {
  const arrives = [reply(getBooking, paidDetail), ...replies].filter(
    ({ call }) => call !== reportExtensionPayment,
  );
  await showActions(arrives);
  await continueToPayment();
  await fillCard();
  await button('Pay 100 RMB').click();
  await expect.poll(() => getCurrentToast()?.title, { timeout: 5_000 }).toBe('Payment Successful');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('reports an unknown outcome if there is no response, and resolves it with a retry', async () => {
  let online = false;
  const lost = reply(reportExtensionPayment, () => {
    if (!online) throw new TypeError('lost');
    return paidDetail;
  });
  const seen = reply(getBooking, () => {
    if (!online) throw new TypeError('lost');
    return paidDetail;
  });
  const answers = [lost, seen, ...replies];
  await showActions(answers);
  await continueToPayment();
  await fillCard();
  await button('Pay 100 RMB').click();
  await expect
    .poll(() => getCurrentToast()?.title, { timeout: 5_000 })
    .toMatch(/^The connection failed/);
  online = true;
  answers.unshift(refusal(payExtension, 409, 'PAYMENT_NOT_DUE'));
  await button('Pay 100 RMB').click();
  await expect.poll(() => getCurrentToast()?.title).toBe('Payment Successful');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['opened', refusal(payExtension, 409, 'EXTENSION_ENDED'), /no longer waiting for payment/],
  ['claimed', refusal(reportExtensionPayment, 409, 'EXTENSION_ENDED'), /came too late/],
] as const)(
  'shows that the payment arrived too late only when reporting the fee (%s; bookings.md, "Extensions")',
  async (_, ended, words) => {
    await showActions([ended, reply(getBooking, { ...booking, history: [] }), ...replies]);
    await continueToPayment();
    await fillCard();
    await button('Pay 100 RMB').click();
    await expect.poll(() => getCurrentToast()?.description, { timeout: 5_000 }).toMatch(words);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  },
);

test('no longer requests payment in the dialog once it is paid in another tab', async () => {
  const waiting = runningBooking({
    status: 'extend_requested',
    can: ['pay_extension'],
    ...requestedBooking,
  });
  let becomes: (booking: Booking) => void = () => {};
  const Card = () => {
    const [shown, setShown] = useState<Booking>(waiting);
    becomes = setShown;
    return <ExtensionActions booking={shown} />;
  };
  await show(<Card />, { as: sampleSession(), replies });
  await button('Pay Extension (100 RMB)').click();
  await expect.element(button('Pay 100 RMB')).toBeVisible();
  becomes({ ...waiting, can: [], extensionAsked: paidDetail.extensionAsked });
  await expect.poll(() => getCurrentToast()?.title).toBe('Payment Successful');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('shows the options again, with the reason, if the guide is no longer free', async () => {
  const taken = refusal(requestExtension, 409, 'EXTENSION_NOT_POSSIBLE', {
    reason: 'next_booking',
  });
  await showActions([taken, ...replies]);
  await continueToPayment();
  await fillCard();
  await button('Pay 100 RMB').click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The guide isn’t free for that long. Choose a shorter extension.');
  await expect.element(page.getByText('Current Extensions: 0/2')).toBeVisible();
});

test('blocks payment if the updated options fail to load', async () => {
  let online = true;
  const now = reply(getExtensionOffer, () => {
    if (!online) throw new TypeError('lost');
    return offerBody('dialog');
  });
  await showActions([refusal(requestExtension, 409, 'PRICE_CHANGED'), now, ...replies]);
  await continueToPayment();
  await fillCard();
  online = false;
  await button('Pay 100 RMB').click();
  await expect.element(page.getByText('Extension options couldn’t be loaded.')).toBeVisible();
  await expect.element(button('Continue to Payment')).toBeDisabled();
  online = true;
  await button('Try again').click();
  await expect.element(button('Continue to Payment')).toBeEnabled();
});

test('continues with the payment if an extension awaits its fee, without requesting the extension again', async () => {
  const waiting = runningBooking({
    status: 'extend_requested',
    can: ['pay_extension'],
    ...requestedBooking,
  });
  const { sent } = await showActions(replies, waiting);
  await button('Pay Extension (100 RMB)').click();
  await fillCard();
  await button('Pay 100 RMB').click();
  await expect.poll(() => getCurrentToast()?.title, { timeout: 5_000 }).toBe('Payment Successful');
  expect(changesIn(sent)[0]?.path).toBe('/api/v2/bookings/42/pay-extension');
});

test('shows no card fields if the payment provider has its own payment page', async () => {
  await showActions([offerReply('provider'), ...replies]);
  await continueToPayment();
  await expect.element(button('Pay 100 RMB')).toBeEnabled();
  await expect.element(field('Card number')).not.toBeInTheDocument();
});

test.each([
  ['en', 'Extension requested...', 'Confirm Extension'],
  ['zh-CN', '已申请延长', '确认延长'],
] as const)(
  'in %s, shows that the guide and then the traveler must confirm',
  async (locale, requested, confirm) => {
    const paid = { extensionAsked: { ...extensionAsked, paid: true } };
    const shown = await showActions(
      [],
      runningBooking({ status: 'extend_requested', can: [], ...paid }),
      locale,
    );
    await expect.element(button(requested)).toBeDisabled();
    await shown.screen.unmount();
    const agreed = runningBooking({
      status: 'extend_confirmed',
      can: ['confirm_extension'],
      ...paid,
    });
    await showActions([], agreed, locale);
    await expect.element(button(confirm)).toBeEnabled();
  },
);

test.each([
  [refusal(confirmExtension, 409, 'INVALID_TRANSITION'), 'has changed'],
  [refusal(confirmExtension, 503, 'UNAVAILABLE'), 'Please try again'],
])('suggests retrying a confirmation only if a retry can succeed (%#)', async (answer, words) => {
  const paid = { extensionAsked: { ...extensionAsked, paid: true } };
  const agreed = runningBooking({
    status: 'extend_confirmed',
    can: ['confirm_extension'],
    ...paid,
  });
  await showActions([answer], agreed);
  await button('Confirm Extension').click();
  await expect.poll(() => getCurrentToast()?.description).toContain(words);
});

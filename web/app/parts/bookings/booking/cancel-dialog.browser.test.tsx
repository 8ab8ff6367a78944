import { getRefundQuote, updateBookingStatus } from '@tomoguide/contract/bookings/calls';
import type { RefundQuote } from '@tomoguide/contract/bookings/entities';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refusal, reply } from '../../../testing/api-replies.ts';
import { sampleBooking, sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { dismissToast, getCurrentToast } from '../../../ui/toast.ts';
import { CancelDialog } from './cancel-dialog.tsx';

const booking = sampleBooking();
const quote = (onlinePaidCents: number, refundCents: number) => {
  const part = { destination: 'card', amountCents: refundCents, minDays: 3, maxDays: 5 } as const;
  const body: RefundQuote = {
    bookingId: booking.id,
    onlinePaidCents,
    refundCents,
    keptCents: onlinePaidCents - refundCents,
    parts: refundCents > 0 ? [part] : [],
  };
  return reply(getRefundQuote, body);
};
const cancelled = reply(
  updateBookingStatus,
  sampleBooking({ status: 'cancelled', cancelKind: 'traveler', tab: 'past', can: [] }),
);

const dialog = async (replies: ReturnType<typeof reply>[], change = booking) => {
  const onClose = vi.fn();
  const shown = await show(<CancelDialog booking={change} onClose={onClose} />, {
    as: sampleSession(),
    replies,
  });
  const patchRequests = () => shown.sent.filter(({ method }) => method === 'PATCH');
  return { ...shown, onClose, patches: patchRequests };
};
const cancel = () => page.getByRole('button', { name: /^Cancel (booking|and refund|without)/ });

afterEach(() => {
  const toast = getCurrentToast();
  if (toast) dismissToast(toast.id);
});

test.each([
  [30_000, 30_000, /^You get the full RMB 300 back/, 'Cancel and refund RMB 300'],
  [30_000, 21_000, /^You get back RMB 210 of the RMB 300/, 'Cancel and refund RMB 210'],
  [30_000, 0, /^The RMB 300 you paid online isn’t refunded/, 'Cancel without a refund'],
  [0, 0, /^You haven’t paid yet/, 'Cancel booking'],
])(
  'with %i fen paid, shows a refund of %i fen in the dialog and on the button',
  async (paid, back, words, label) => {
    await dialog([quote(paid, back)]);
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(cancel()).toHaveTextContent(label);
  },
);

test('shows where the refund goes and how long it takes', async () => {
  await dialog([quote(30_000, 21_000)]);
  await expect.element(page.getByText(/^RMB 210 to your card.*3.*5 business days/)).toBeVisible();
});

test('sends the displayed refund with the note', async () => {
  const { patches, onClose } = await dialog([quote(30_000, 21_000), cancelled]);
  await page.getByRole('textbox', { name: /A note to Aoi/ }).fill('  We fell ill.  ');
  await cancel().click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(patches().map(({ path, body }) => [path, body])).toEqual([
    [
      '/api/bookings/42/status',
      { status: 'cancelled', expectedRefundCents: 21_000, reason: 'We fell ill.' },
    ],
  ]);
  expect(getCurrentToast()?.title).toBe('Booking has been cancelled');
});

test('disables the confirm button until the exact refund is known', async () => {
  const { patches } = await dialog([refusal(getRefundQuote, 500, 'INTERNAL_ERROR')]);
  await expect.element(page.getByText(/^The refund couldn’t be worked out/)).toBeVisible();
  await expect.element(cancel()).toBeDisabled();
  expect(patches()).toEqual([]);
});

test('shows the new refund and stays open if the refund has changed', async () => {
  const { sent, onClose } = await dialog([
    quote(30_000, 21_000),
    refusal(updateBookingStatus, 409, 'REFUND_CHANGED'),
  ]);
  await cancel().click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('The refund has just changed.');
  await expect
    .poll(() => sent.filter(({ method }) => method === 'GET').length)
    .toBeGreaterThanOrEqual(2);
  expect(onClose).not.toHaveBeenCalled();
});

test('closes with a message if the booking’s status has changed', async () => {
  const { onClose } = await dialog([
    quote(30_000, 21_000),
    refusal(updateBookingStatus, 409, 'INVALID_TRANSITION'),
  ]);
  await cancel().click();
  await expect.poll(() => onClose.mock.calls.length).toBeGreaterThan(0);
  expect(getCurrentToast()?.title).toBe('This booking has changed. Take another look.');
});

test('stays open with a message if the cancellation request fails', async () => {
  const { onClose } = await dialog([
    quote(30_000, 21_000),
    refusal(updateBookingStatus, 500, 'INTERNAL_ERROR'),
  ]);
  await cancel().click();
  await expect
    .poll(() => getCurrentToast()?.description)
    .toMatch(/^Failed to update booking status/);
  expect(onClose).not.toHaveBeenCalled();
});

test('shows the guide the traveler’s refund without its destination', async () => {
  await dialog([quote(30_000, 30_000)], sampleBooking({ viewerIs: 'guide' }));
  await expect.element(page.getByText('The traveler gets the full RMB 300 back.')).toBeVisible();
  await expect.element(page.getByText(/^The tour with Mei on/)).toBeVisible();
  await expect.element(page.getByText(/to your card/)).not.toBeInTheDocument();
});

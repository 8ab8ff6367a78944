import { rejectBooking } from '@tomoguide/contract/bookings/calls';
import { REJECT_REASONS } from '@tomoguide/contract/bookings/reject-reasons';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { endSession } from '../../../lib/session.ts';
import { refusal, reply } from '../../../testing/api-replies.ts';
import { sampleBooking, sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { dismissToast, getCurrentToast } from '../../../ui/toast.ts';
import { RejectDialog } from './reject-dialog.tsx';

const request = sampleBooking({ viewerIs: 'guide', status: 'confirmed', tab: 'pending-requests' });
const rejected = reply(
  rejectBooking,
  sampleBooking({ viewerIs: 'guide', status: 'cancelled', cancelKind: 'rejected', can: [] }),
);

const dialog = async (answer: ReturnType<typeof reply>) => {
  const onClose = vi.fn();
  const { sent } = await show(<RejectDialog booking={request} onClose={onClose} />, {
    as: sampleSession({ isGuide: true, guideId: 3 }),
    replies: [answer],
  });
  return { onClose, posts: () => sent.filter(({ method }) => method === 'POST') };
};
const reject = () => page.getByRole('button', { name: 'Reject and refund RMB 300' });
const reason = (name: string) => page.getByRole('radio', { name });
const textInput = () => page.getByRole('textbox', { name: /In your own words/ });

afterEach(() => {
  const toast = getCurrentToast();
  if (toast) dismissToast(toast.id);
});

test('shows that the full deposit is refunded and the slot becomes free', async () => {
  await dialog(rejected);
  await expect.element(page.getByText(/Mei gets the RMB 300 deposit back/)).toBeVisible();
  expect(page.getByRole('radio').elements()).toHaveLength(REJECT_REASONS.length);
});

test('requires a reason, shows an error if there is none and focuses the first option', async () => {
  const { posts } = await dialog(rejected);
  await reject().click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose a reason first.');
  expect(document.activeElement).toBe(page.getByRole('radio').first().element());
  expect(posts()).toEqual([]);
});

test('requires a text for another reason, and does not accept only spaces', async () => {
  const { posts } = await dialog(rejected);
  await reason('Another reason').click();
  await textInput().fill('   ');
  await reject().click();
  await expect.element(page.getByText('Briefly explain why.')).toBeVisible();
  expect(document.activeElement).toBe(textInput().element());
  await expect.element(textInput()).toHaveAttribute('aria-invalid', 'true');
  expect(posts()).toEqual([]);
});

test('restores the text after the tab was closed or the session expired, until the user logs out', async () => {
  localStorage.clear();
  const as = sampleSession({ isGuide: true, guideId: 3 });
  const openDialog = () => show(<RejectDialog booking={request} onClose={() => {}} />, { as });
  const first = await openDialog();
  await reason('Another reason').click();
  await textInput().fill('My child is ill.');
  endSession('invalid');
  await first.screen.unmount();
  const second = await openDialog();
  await expect.element(textInput()).toHaveValue('My child is ill.');
  await expect.element(reason('Another reason')).toBeChecked();
  await second.screen.unmount();
  const third = await openDialog();
  await expect.element(textInput()).toHaveValue('My child is ill.');
  await third.screen.unmount();
  endSession('logout');
  await openDialog();
  await expect.element(textInput()).toHaveValue('');
});

test('requires no text for a predefined reason, and sends the reason unchanged', async () => {
  const { posts, onClose } = await dialog(rejected);
  await reason('Not enough notice').click();
  await reject().click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(posts().map(({ path, body }) => [path, body])).toEqual([
    ['/api/v2/bookings/42/reject', { rejectReason: 'too_short_notice' }],
  ]);
  expect(getCurrentToast()?.title).toBe('Booking rejected');
});

test('trims the text before sending it', async () => {
  const { posts, onClose } = await dialog(rejected);
  await reason('Another reason').click();
  await textInput().fill('  My train was cancelled. ');
  await reject().click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(posts()[0]?.body).toEqual({ rejectReason: 'other', reason: 'My train was cancelled.' });
});

test.each([
  ['INVALID_TRANSITION', 409, 'This booking has changed. Take another look.', 1],
  ['INTERNAL_ERROR', 500, null, 0],
])('on %s, closes only if there is nothing left to reject', async (code, status, title, closed) => {
  const { onClose } = await dialog(refusal(rejectBooking, status, code));
  await reason('Not enough notice').click();
  await reject().click();
  await expect.poll(() => getCurrentToast()?.tone).toBe('destructive');
  if (title) expect(getCurrentToast()?.title).toBe(title);
  expect(onClose).toHaveBeenCalledTimes(closed);
});

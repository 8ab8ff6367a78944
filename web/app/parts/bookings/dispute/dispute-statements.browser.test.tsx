import { getBooking, openDispute } from '@tomoguide/contract/bookings/calls';
import { createFileLink } from '@tomoguide/contract/files/calls';
import { FileId } from '@tomoguide/contract/primitives';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal, reply } from '../../../testing/api-replies.ts';
import { sampleBooking, sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { interceptUploads, restoreUploads } from '../../../testing/uploads.ts';
import { Toaster } from '../../../ui/toaster.tsx';
import { BookingDetails } from '../booking/booking-details.tsx';
import { bookingKeys } from '../queries.ts';
import { DisputeStatements } from './dispute-statements.tsx';

const contested = () => {
  const dispute = {
    openedBy: 'traveler',
    openedAt: '2026-12-01T03:00:00Z',
    reason: '',
    statement: null,
    decideBy: '2026-12-15T03:00:00Z',
    decision: null,
  } as const;
  const booking = sampleBooking({
    status: 'disputed',
    dispute: { ...dispute, files: [], statementFiles: [] },
  });
  if (!booking.dispute) throw new Error('no dispute');
  return { booking, part: <DisputeStatements booking={booking} dispute={booking.dispute} /> };
};

afterEach(restoreUploads);

test('lets a user who contested the no-show with a start code add a statement', async () => {
  const { booking, part } = contested();
  const { sent } = await show(part, {
    as: sampleSession(),
    replies: [reply(openDispute, booking)],
  });
  await page.getByRole('textbox').fill('We met at the gate.');
  await page.getByRole('button', { name: 'Tell your side' }).click();
  await expect
    .poll(() => sent.filter(({ method }) => method === 'POST'))
    .toMatchObject([
      { path: `/api/v2/bookings/${booking.id}/dispute`, body: { reason: 'We met at the gate.' } },
    ]);
});

test('keeps a user’s unsent text after the tab is closed', async () => {
  const { booking, part } = contested();
  const words = page.getByRole('textbox');
  const before = await show(part, { as: sampleSession() });
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  await words.fill('We met at the gate.');
  await before.screen.unmount();
  // The browser clears session storage with the tab.
  sessionStorage.clear();

  await show(part, { as: sampleSession(), replies: [reply(openDispute, booking)] });
  await expect.element(words).toHaveValue('We met at the gate.');
  await page.getByRole('button', { name: 'Tell your side' }).click();
  await expect.element(words).toHaveValue('');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
});

test('removes the draft when another user logs in', async () => {
  const { part } = contested();
  const before = await show(part, { as: sampleSession() });
  await page.getByRole('textbox').fill('We met at the gate.');
  await before.screen.unmount();
  await show(part, { as: sampleSession({ id: 8 }) });
  await expect.element(page.getByRole('textbox')).toHaveValue('');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
});

const file = page.getByText('gate.jpg');
const showsFile = async () => {
  const uploads = interceptUploads();
  const { booking, part } = contested();
  const before = await show(part, { as: sampleSession() });
  const picked = new File([new Uint8Array(3)], 'gate.jpg', { type: 'image/jpeg' });
  await userEvent.upload(page.getByLabelText(/^Supporting photos or documents/), picked);
  uploads[0]?.finish(31);
  await expect.element(page.getByText('Uploaded')).toBeVisible();
  await expect.poll(() => JSON.stringify(localStorage)).toContain('gate.jpg');
  await before.screen.unmount();
  return { booking, part };
};

test('shows uploads again after the form is collapsed or the page is reloaded, until they are sent', async () => {
  const { booking, part } = await showsFile();
  const link = { url: '/api/v2/files/31/content', expiresAt: '2036-01-01T00:00:00Z' };
  const { sent } = await show(part, {
    as: sampleSession(),
    replies: [reply(createFileLink, link), reply(openDispute, booking)],
  });
  await expect.element(file).toBeVisible();
  await page.getByRole('textbox').fill('We met at the gate.');
  await page.getByRole('button', { name: 'Tell your side' }).click();
  await expect.element(file).not.toBeInTheDocument();
  const posts = sent.filter(({ method }) => method === 'POST');
  expect(posts).toMatchObject([{ body: { fileIds: [FileId.parse(31)] } }]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
});

test('does not show an upload that has been deleted', async () => {
  const { part } = await showsFile();
  await show(part, { as: sampleSession(), replies: [refusal(createFileLink, 404, 'NOT_FOUND')] });
  await expect.element(page.getByRole('textbox')).toBeVisible();
  await expect.element(file).not.toBeInTheDocument();
});

test('keeps an upload if its status cannot be checked', async () => {
  const { part } = await showsFile();
  const { sent } = await show(part, {
    as: sampleSession(),
    replies: [refusal(createFileLink, 503, 'FILES_UNAVAILABLE')],
  });
  await expect.poll(() => sent.map(({ path }) => path)).toContain('/api/v2/files/31/link');
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect.element(file).toBeVisible();
});

test('requires a failed upload to be retried or removed before sending', async () => {
  const uploads = interceptUploads();
  const { booking, part } = contested();
  const { sent } = await show(part, {
    as: sampleSession(),
    replies: [reply(openDispute, booking)],
  });
  const posts = () => sent.filter(({ method }) => method === 'POST');
  const input = page.getByLabelText(/^Supporting photos or documents/);
  await userEvent.upload(input, new File(['x'], 'gate.jpg', { type: 'image/jpeg' }));
  uploads[0]?.refuse(503, 'FILES_UNAVAILABLE');
  await page.getByRole('textbox').fill('We met at the gate.');
  await page.getByRole('button', { name: 'Tell your side' }).click();
  await expect.element(page.getByText(/^A file isn’t uploaded/)).toBeVisible();
  await expect.element(input).toHaveFocus();
  expect(posts()).toEqual([]);
  await page.getByRole('button', { name: 'Remove gate.jpg' }).click();
  await page.getByRole('button', { name: 'Tell your side' }).click();
  await expect.poll(posts).toMatchObject([{ body: { fileIds: [] } }]);
});

test('turns text typed in the dialog into the draft statement if the other user opens a dispute first', async () => {
  const { booking: contestedBooking } = contested();
  if (!contestedBooking.dispute) throw new Error('no dispute');
  const before = sampleBooking({ status: 'awaiting_start', can: ['open_dispute'] });
  const theirs = {
    ...contestedBooking.dispute,
    openedBy: 'guide',
    reason: 'Nobody came.',
  } as const;
  const after = sampleBooking({ status: 'disputed', dispute: theirs });
  let now = before;
  const { cache } = await show(<BookingDetails booking={before} />, {
    as: sampleSession(),
    replies: [reply(getBooking, () => now)],
  });
  await page.getByRole('button', { name: /^Details/ }).click();
  await page.getByRole('button', { name: 'Open a dispute' }).click();
  const words = page.getByRole('textbox');
  await words.fill('We met');
  now = after;
  await cache.invalidateQueries({ queryKey: bookingKeys.all });
  await words.fill('We met at the gate.');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Nobody came.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Tell your side' })).toBeVisible();
  await expect.element(words).toHaveValue('We met at the gate.');
});

test('keeps a changed text after a lost response, and does not show it as sent', async () => {
  const { booking: contestedBooking } = contested();
  if (!contestedBooking.dispute) throw new Error('no dispute');
  const before = sampleBooking({ status: 'ongoing', can: ['open_dispute'] });
  const mine = { ...contestedBooking.dispute, reason: 'They left.' };
  let now = before;
  await show(
    <>
      <BookingDetails booking={before} />
      <Toaster />
    </>,
    {
      as: sampleSession(),
      replies: [reply(getBooking, () => now), refusal(openDispute, 409, 'DISPUTE_ANSWERED')],
    },
  );
  await page.getByRole('button', { name: /^Details/ }).click();
  await page.getByRole('button', { name: 'Open a dispute' }).click();
  const words = page.getByRole('textbox');
  await words.fill('They left, and here is more.');
  now = sampleBooking({ status: 'disputed', dispute: mine });
  await page.getByRole('button', { name: 'Open the dispute' }).click();
  await expect
    .poll(() => document.querySelector('[data-toast]')?.textContent)
    .toContain('You’ve already told your side.');
  // No retry is offered, because it would not help.
  expect(document.querySelector('[data-toast]')?.textContent).not.toContain('Try again');
  await expect.element(words).toHaveValue('They left, and here is more.');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('They left.', { exact: true })).toBeVisible();
});

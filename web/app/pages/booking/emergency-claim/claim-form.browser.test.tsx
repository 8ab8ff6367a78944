import { claimEmergency } from '@tomoguide/contract/bookings/calls';
import { EmergencyClaimPage } from '@tomoguide/contract/bookings/entities';
import { BookingId } from '@tomoguide/contract/primitives';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { refusal, reply } from '../../../testing/api-replies.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { interceptUploads, restoreUploads } from '../../../testing/uploads.ts';
import { ClaimForm } from './claim-form.tsx';

const form = <ClaimForm id={BookingId.parse(42)} />;
const words = page.getByRole('textbox');
const claimed = z.parse(EmergencyClaimPage, {
  bookingId: 42,
  bookingNumber: 'TG0042',
  takesEmergencyClaim: false,
  claimableUntil: '2026-12-04T01:00:00Z',
  onlinePaidCents: 30_000,
  tierRefundCents: 0,
  emergencyRefundCents: 25_500,
  claim: null,
});
afterEach(restoreUploads);

test('keeps the description across a reload until it is sent', async () => {
  const before = await show(form, { as: sampleSession() });
  await words.fill('I broke my leg.');
  await before.screen.unmount();

  const uploads = interceptUploads();
  const { sent } = await show(form, {
    as: sampleSession(),
    replies: [reply(claimEmergency, claimed)],
  });
  await expect.element(words).toHaveValue('I broke my leg.');
  const document = new File(['%PDF'], 'clinic.pdf', { type: 'application/pdf' });
  await userEvent.upload(page.getByLabelText(/^Document/), document);
  uploads[0]?.finish(31);
  await expect.element(page.getByText('Uploaded')).toBeVisible();
  await page.getByRole('button', { name: 'Send claim' }).click();
  await expect
    .poll(() => sent)
    .toMatchObject([{ method: 'POST', body: { words: 'I broke my leg.', fileIds: [31] } }]);
  await expect.element(words).toHaveValue('');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
});

test('shows an error in the form if a claim cannot be sent', async () => {
  const uploads = interceptUploads();
  await show(form, { as: sampleSession(), replies: [refusal(claimEmergency, 503, 'UNAVAILABLE')] });
  await words.fill('I broke my leg.');
  const document = new File(['%PDF'], 'clinic.pdf', { type: 'application/pdf' });
  await userEvent.upload(page.getByLabelText(/^Document/), document);
  uploads[0]?.finish(31);
  await expect.element(page.getByText('Uploaded')).toBeVisible();
  await page.getByRole('button', { name: 'Send claim' }).click();
  await expect.element(page.getByText(/^The claim couldn’t be sent\. ./)).toBeVisible();
  await expect.element(words).toHaveValue('I broke my leg.');
});

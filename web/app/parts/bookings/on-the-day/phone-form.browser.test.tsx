import { leavePhone } from '@tomoguide/contract/bookings/calls';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusal, reply } from '../../../testing/api-replies.ts';
import { sampleBooking, sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { DayMarks } from './day-marks.tsx';

const late = sampleBooking({
  status: 'awaiting_start',
  scheduledStartTime: Temporal.Now.instant().subtract({ minutes: 20 }).toString(),
  scheduledEndTime: Temporal.Now.instant().add({ minutes: 160 }).toString(),
  can: ['leave_phone'],
  dayPhones: { own: '+8613800138000', other: '+819012345678' },
});

test('15 minutes after the start, offers to call the other user and to write to the team', async () => {
  await show(<DayMarks booking={late} />, { as: sampleSession() });
  const call = page.getByRole('link', { name: 'Call Aoi: +819012345678' });
  await expect.element(call).toHaveAttribute('href', 'tel:+819012345678');
  await expect.element(page.getByRole('link', { name: 'Write to our team' })).toBeVisible();
});

test('a wrong phone number is rejected at its field, and a failed save keeps it', async () => {
  const { sent } = await show(<DayMarks booking={late} />, {
    as: sampleSession(),
    replies: [refusal(leavePhone, 503, 'UNAVAILABLE'), reply(leavePhone, late)],
  });
  await page.getByRole('button', { name: /^Your number/ }).click();
  const field = page.getByLabelText('Your phone number');
  await field.fill('138');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText(/^Enter a phone number with country code/)).toBeVisible();
  expect(sent.filter(({ method }) => method === 'PUT')).toEqual([]);
  await field.fill('+86 138 0013 8001');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(field).toHaveValue('+86 138 0013 8001');
});

test('an empty form opens with its hint and without an error', async () => {
  const booking = { ...late, dayPhones: { own: null, other: null } };
  await show(<DayMarks booking={booking} />, { as: sampleSession() });
  await page.getByRole('button', { name: 'Leave your phone number' }).click();
  const field = page.getByLabelText('Your phone number');
  await expect.element(field).toBeVisible();
  await expect.element(field).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
});

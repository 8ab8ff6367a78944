import { openTravelersPage } from '@tomoguide/contract/bookings/calls';
import { TravelersPage as Tour } from '@tomoguide/contract/bookings/lead-traveler';
import { calculateTotpCode, calculateTotpStep } from '@tomoguide/contract/bookings/totp';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { refusal, reply, replySequence } from '../../testing/api-replies.ts';
import { sampleBooking } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { TravelersPage } from './travelers-page.tsx';

const SECRET = '3132333435363738393031323334353637383930';
const soon = Temporal.Now.instant().add({ minutes: 30 });

const tour = (change: Partial<z.input<typeof Tour>> = {}) => {
  const { traveler, guide, timeZone, services } = sampleBooking();
  return z.parse(Tour, {
    name: '王秀英',
    language: 'en',
    bookedBy: traveler,
    bookingNumber: 'TG0042',
    state: 'booked',
    guide,
    scheduledStartTime: soon.toString(),
    scheduledEndTime: soon.add({ hours: 3 }).toString(),
    timeZone,
    services,
    meetingAddress: '東京都千代田区神田神保町1-17',
    meetingPostalCode: '1010051',
    addressConfirmed: false,
    driverLines: { building: null, station: null },
    canMeet: true,
    meetingOpensAt: soon.subtract({ hours: 2 }).toString(),
    metAt: null,
    startCode: null,
    ...change,
  });
};

const open = (change: Partial<z.input<typeof Tour>> = {}) =>
  show(<TravelersPage token="t" />, { replies: [reply(openTravelersPage, tour(change))] });

test('calculates the start code with the server’s time, even if the phone’s clock is wrong', async () => {
  const sentAt = Temporal.Now.instant().subtract({ hours: 1 });
  await open({ startCode: { secret: SECRET, sentAt: sentAt.toString() } });
  const code = await calculateTotpCode(SECRET, calculateTotpStep(sentAt));
  const part = page.getByRole('region', { name: 'Your start code', exact: true });
  await expect.element(part.getByText([...code].join(' '))).toBeInTheDocument();
  await expect
    .element(part.getByRole('img', { name: 'Your start code as a QR code' }))
    .toBeVisible();
});

test('shows no start code if the server did not send its secret', async () => {
  await open();
  await expect.element(page.getByRole('button', { name: 'We’ve met' })).toBeVisible();
  expect(page.getByText('start code').elements()).toHaveLength(0);
});

test('keeps the page’s content while offline, and shows its age', async () => {
  let isOffline = false;
  const { cache } = await show(<TravelersPage token="t" />, {
    replies: [
      reply(openTravelersPage, () => {
        if (isOffline) throw new TypeError('Failed to fetch');
        return tour();
      }),
    ],
  });
  const notice = page.getByText(/No connection. This is from .+\d\./);
  await expect.element(page.getByRole('button', { name: 'We’ve met' })).toBeVisible();
  expect(notice.elements()).toHaveLength(0);
  isOffline = true;
  await cache.invalidateQueries({ queryKey: ['travelers-page'] });
  await expect.element(notice).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'We’ve met' })).toBeVisible();
  isOffline = false;
  await cache.invalidateQueries({ queryKey: ['travelers-page'] });
  await expect.poll(() => notice.elements()).toHaveLength(0);
});

test('does not call an error of the server a lost connection', async () => {
  const { cache } = await show(<TravelersPage token="t" />, {
    replies: [
      replySequence(
        reply(openTravelersPage, tour()),
        refusal(openTravelersPage, 500, 'INTERNAL_ERROR'),
      ),
    ],
  });
  await expect.element(page.getByRole('button', { name: 'We’ve met' })).toBeVisible();
  await cache.invalidateQueries({ queryKey: ['travelers-page'] });
  await expect
    .element(page.getByText(/^This is from .+; it couldn’t be refreshed\.$/))
    .toBeVisible();
  expect(page.getByText('No connection').elements()).toHaveLength(0);
});

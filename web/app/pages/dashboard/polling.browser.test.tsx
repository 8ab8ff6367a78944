import { listTravelerBookings } from '@tomoguide/contract/bookings/calls';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { reply } from '../../testing/api-replies.ts';
import { sampleBooking, sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { TripsPage } from './trips-page.tsx';

afterEach(() => vi.useRealTimers());

test('refetches the trips every half minute, so that the guide’s answer appears', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  const waiting = sampleBooking({ status: 'confirmed', tab: 'pending-requests' });
  const { sent } = await show(<TripsPage savedTotal={0} savedGuides={null} help={null} />, {
    at: '/dashboard',
    as: sampleSession(),
    replies: [reply(listTravelerBookings, { data: [waiting] })],
  });
  const requestCount = () => sent.filter(({ path }) => path.includes('/traveler/')).length;
  await vi.waitUntil(() => page.getByText('TG0042').elements().length > 0);
  expect(requestCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(requestCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(requestCount()).toBe(2);
});

import { createDownloadLink } from '@tomoguide/contract/accounts/calls';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CalendarButton } from '../parts/bookings/booking/calendar-button.tsx';
import { refusal, reply } from '../testing/api-replies.ts';
import { sampleBooking, sampleSession } from '../testing/samples.ts';
import { show } from '../testing/show.tsx';
import { getCurrentToast } from './toast.ts';

afterEach(() => vi.restoreAllMocks());

/** Records the URLs that the browser opens. */
const recordOpened = (): string[] => {
  const addresses: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    addresses.push(this.href);
  });
  return addresses;
};

test('starts a download in the browser', async () => {
  const addresses = recordOpened();
  const url = '/api/v2/bookings/42/calendar?pass=1.2.en.x';
  const { sent } = await show(<CalendarButton booking={sampleBooking()} />, {
    as: sampleSession(),
    replies: [reply(createDownloadLink, { url, expiresAt: '2026-12-01T00:00:00Z' })],
  });
  await page.getByRole('button', { name: /^Add to calendar/ }).click();
  await expect.poll(() => addresses).toEqual([new URL(url, location.origin).href]);
  expect(sent.map(({ path }) => path)).toEqual(['/api/v2/download-link']);
});

test('shows an error if a download has no URL', async () => {
  const addresses = recordOpened();
  await show(<CalendarButton booking={sampleBooking()} />, {
    as: sampleSession(),
    replies: [refusal(createDownloadLink, 503, 'UNAVAILABLE')],
  });
  await page.getByRole('button', { name: /^Add to calendar/ }).click();
  await expect.poll(() => getCurrentToast()?.title).toBe('The download failed');
  expect(addresses).toEqual([]);
});

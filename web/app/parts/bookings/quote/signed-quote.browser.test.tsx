import { getBookingQuote } from '@tomoguide/contract/bookings/calls';
import type { SignedQuote as Quote } from '@tomoguide/contract/bookings/entities';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { reply } from '../../../testing/api-replies.ts';
import { ACCEPTED, SAMPLE_HASH, sampleRequest } from '../../../testing/sample-request.ts';
import { sampleBooking, sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { SignedQuote } from './signed-quote.tsx';

const requestQuote = sampleRequest().quote;
const signed = sampleRequest(ACCEPTED).quote;
const showQuote = (quote: Quote | null, locale: 'en' | 'zh-CN' = 'en', as = sampleSession()) =>
  show(
    <main>
      <SignedQuote
        booking={sampleBooking({ travelers: 2, scheduledStartTime: '2036-05-09T01:00:00Z' })}
      />
    </main>,
    { as, locale, replies: [reply(getBookingQuote, { quote })] },
  );

test('shows the quote’s lines, the refunds and both signatures after one click', async () => {
  await showQuote(signed);
  await expect.element(page.getByText('Signed by both sides')).toBeVisible();
  await page.getByRole('button', { name: 'Signed quote', expanded: false }).click();
  const rmb = page.getByRole('region', { name: 'Price, in RMB' });
  await expect.element(rmb).toBeVisible();
  expect(rmb.element().textContent).toContain('1 extra personRMB 120');
  await expect.element(page.getByRole('table')).toBeVisible();
  await expect.element(page.getByText(/^Mei signed .*May 1, 2036/)).toBeVisible();
  await expect.element(page.getByText(/^Aoi signed .*May 1, 2036/)).toBeVisible();
  await expect.element(page.getByText(SAMPLE_HASH.slice(0, 16))).toBeVisible();
});

test('shows that the guide has not signed the quote yet', async () => {
  await showQuote(requestQuote, 'zh-CN', sampleSession({ id: 31 }));
  await expect.element(page.getByText('仅 Mei 已确认')).toBeVisible();
});

test('shows ‘you’ if only the user has signed', async () => {
  await showQuote(requestQuote);
  await expect.element(page.getByText('Signed by you only')).toBeVisible();
});

test('shows nothing for a booking without a quote', async () => {
  const { screen, cache } = await showQuote(null);
  await expect.poll(() => cache.isFetching()).toBe(0);
  expect(screen.container.querySelector('main')?.textContent).toBe('');
});

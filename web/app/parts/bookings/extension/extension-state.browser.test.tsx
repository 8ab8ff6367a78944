import type { Booking } from '@tomoguide/contract/bookings/entities';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ExtensionRequest } from '../../../pages/guide-dashboard/extension-request.tsx';
import { sampleBooking, sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { TripState } from '../booking/booking-state.tsx';
import { CompleteButton } from '../booking/complete-button.tsx';

/** A tour from 10:00 to 14:00 in Tokyo, with a request for one more hour. */
const requestedExtension = (viewerIs: 'traveler' | 'guide', agreed: boolean, paid: boolean) =>
  sampleBooking({
    viewerIs,
    status: agreed ? 'extend_confirmed' : 'extend_requested',
    tab: 'ongoing',
    can: viewerIs === 'guide' && paid && !agreed ? ['confirm_extension', 'decline_extension'] : [],
    deadlineAt: '2036-12-01T04:30:00Z',
    extensionCents: paid ? 25_000 : 0,
    extensionAsked: {
      minutes: 60,
      feeCents: 25_000,
      paid,
      scheduledEndTime: '2026-12-01T06:00:00Z',
    },
  });

test.each([
  ['en', false, false, /^Pay RMB 250 for 1 hour more.*we’ll ask Aoi/],
  ['en', false, true, /^Waiting for Aoi to agree to 1 hour more.*You get RMB 250 back/],
  ['en', true, true, /^Aoi agreed to 1 hour more, until .*15:00.* Confirm it/],
  ['zh-CN', false, true, /^等 ?Aoi ?同意延长 1 小时/],
  ['zh-CN', true, true, /^Aoi ?同意延长 1 小时，到 .*15:00.*请确认/],
] as const)(
  'in %s, names the user that an extension is waiting for (agreed %s, paid %s)',
  async (locale, agreed, paid, words) => {
    const { screen } = await show(
      <TripState booking={requestedExtension('traveler', agreed, paid)} />,
      {
        locale,
      },
    );
    await expect.element(page.getByText(words)).toBeVisible();
    expect(screen.container.textContent).not.toMatch(/confirmed|已确认/);
  },
);

test('shows the guide the earnings, the deadline and the buttons to answer once the fee is paid', async () => {
  await show(<ExtensionRequest booking={requestedExtension('guide', false, true)} />);
  await expect.element(page.getByText(/would like 1 hour more, until .*15:00/)).toBeVisible();
  await expect.element(page.getByText(/You earn RMB 212.50 more/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Confirm Extension' })).toBeEnabled();
  await page.getByRole('button', { name: 'Decline the extension' }).click();
  await expect
    .element(page.getByRole('button', { name: 'Decline and refund RMB 250' }))
    .toBeVisible();
});

test.each([
  [false, false, /is paying for/],
  [true, true, /^You agreed to 1 hour more.*Waiting for/],
])(
  'shows the guide no buttons before payment or after agreeing (agreed %s)',
  async (agreed, paid, words) => {
    await show(<ExtensionRequest booking={requestedExtension('guide', agreed, paid)} />);
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  },
);

test.each([
  ['traveler', /you get its fee of .* back/],
  ['guide', /goes back to the traveler/],
] as const)(
  'on completion, shows the %s who receives the unconfirmed fee',
  async (viewerIs, words) => {
    await show(
      <CompleteButton
        booking={{ ...requestedExtension(viewerIs, false, true), can: ['complete'] }}
      />,
    );
    await page.getByRole('button', { name: 'Complete Service' }).click();
    await expect.element(page.getByText(words)).toBeVisible();
  },
);

test('shows no date for an end that is minutes away, in the guide’s time zone', async () => {
  vi.spyOn(Temporal.Now, 'timeZoneId').mockReturnValue('Asia/Shanghai');
  await show(<ExtensionRequest booking={requestedExtension('guide', false, true)} />, {
    locale: 'zh-CN',
  });
  await expect
    .element(page.getByText(/延长 1 小时，到 15:00（日本时间）结束，已付款。$/))
    .toBeVisible();
  await expect.element(page.getByText(/^请在 13:30（日本时间）前答复/)).toBeVisible();
  vi.restoreAllMocks();
});

test('does not apply an answer with a lost response to the next extension (pages.md, "Repeating a call")', async () => {
  const first = requestedExtension('guide', false, true);
  const later = { ...first, deadlineAt: '2036-12-01T05:10:00Z' };
  let becomes: (booking: Booking) => void = () => {};
  const Card = () => {
    const [booking, setBooking] = useState<Booking>(first);
    becomes = setBooking;
    return <ExtensionRequest booking={booking} />;
  };
  await show(<Card />, { as: sampleSession() });
  const keys: (string | null)[] = [];
  // The response to every answer of the guide is lost.
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    if (init?.method === 'PATCH') keys.push(new Headers(init.headers).get('idempotency-key'));
    return fetch(input, init);
  };
  const agree = async () => {
    const before = keys.length;
    await page.getByRole('button', { name: 'Confirm Extension' }).click();
    await expect.poll(() => keys.length).toBe(before + 1);
    await expect.element(page.getByRole('button', { name: 'Confirm Extension' })).toBeEnabled();
  };
  await agree();
  await agree();
  becomes(later);
  await agree();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

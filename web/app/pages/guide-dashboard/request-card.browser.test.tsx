import { acceptBooking, getBooking } from '@tomoguide/contract/bookings/calls';
import { ItineraryId } from '@tomoguide/contract/primitives';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { reply } from '../../testing/api-replies.ts';
import { sampleRequest } from '../../testing/sample-request.ts';
import { sampleBooking, sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { dismissToast, getCurrentToast } from '../../ui/toast.ts';
import { PastTour } from './past-tour.tsx';
import { RequestCard } from './request-card.tsx';
import { TourRequestCard } from './tour-request-card.tsx';

const request = sampleBooking({
  viewerIs: 'guide',
  status: 'confirmed',
  tab: 'pending-requests',
  can: ['accept', 'reject'],
  deadlineAt: '2036-01-05T00:00:00Z',
});
const guide = sampleSession({ isGuide: true, guideId: 3, role: 'guide' });

afterEach(() => {
  const toast = getCurrentToast();
  if (toast) dismissToast(toast.id);
});

test('a request shows the traveler, the booking number, the time left and the earnings, which the details calculate', async () => {
  await show(<RequestCard booking={request} />, {
    as: guide,
    replies: [reply(getBooking, request)],
  });
  await expect.element(page.getByRole('heading', { name: 'Mei' })).toBeVisible();
  await expect.element(page.getByText('TG0042')).toBeVisible();
  await expect.element(page.getByRole('timer')).toBeVisible();
  await expect.element(page.getByText('You earn RMB 850')).toBeVisible();
  await page.getByRole('button', { name: /^Details/ }).click();
  const heading = page.getByRole('heading', { name: 'What you earn' }).element();
  const lines = heading.parentElement?.querySelectorAll('dl > div') ?? [];
  expect([...lines].map((line) => line.textContent)).toEqual([
    'Price of the tourRMB 1,000',
    'Service fee, 15%−RMB 150',
    'You earnRMB 850',
    'Online, after the tourRMB 150',
    'In person, from the travelerRMB 700',
  ]);
});

test('bad weather is stated on the request and again before accepting it', async () => {
  const weather = {
    firstDay: '2026-12-01',
    lastDay: '2026-12-01',
    reason: { en: 'Heavy snow.', zh: '大雪。' },
    keptUntil: null,
  };
  await show(<RequestCard booking={{ ...request, weather }} />, { as: guide });
  await expect.element(page.getByText('Bad weather: Heavy snow.')).toBeVisible();
  await page.getByRole('button', { name: 'Accept' }).click();
  const dialog = page.getByRole('dialog', { name: 'Accept this booking?' });
  await expect.element(dialog.getByText('Bad weather: Heavy snow.')).toBeVisible();
});

test('accepting requires one confirmation, which shows traveler, time, earnings and the effect of a later cancellation', async () => {
  const accepted = { ...request, status: 'upcoming' as const, tab: 'upcoming' as const, can: [] };
  const { sent } = await show(<RequestCard booking={request} />, {
    as: guide,
    replies: [reply(acceptBooking, accepted)],
  });
  await page.getByRole('button', { name: 'Accept' }).click();
  const dialog = page.getByRole('dialog', { name: 'Accept this booking?' });
  for (const words of [
    'Mei · 2 travelers',
    'Tue, Dec 1, 2026',
    'You earn RMB 850',
    /^If you cancel later, Mei gets everything back, and your acceptance rate drops/,
  ])
    await expect.element(dialog.getByText(words)).toBeVisible();
  const changes = () => sent.filter(({ method }) => method !== 'GET');
  expect(changes()).toEqual([]);
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => getCurrentToast()?.title).toBe('Booking accepted');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(changes().map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/v2/bookings/42/accept',
  ]);
});

test('shows time, place and earnings before the buttons, and plan and details after them (bookings.md, "The guide’s pages")', async () => {
  await page.viewport(390, 844);
  const plan = 'Slowly, with much tea.';
  const order = async (part: ReactElement) => {
    const { screen } = await show(part, { as: guide });
    await expect.element(page.getByRole('button', { name: 'Accept' })).toBeVisible();
    const text = screen.container.innerText;
    await screen.unmount();
    const parts = [
      'Kyoto Station',
      '京都駅',
      'You earn',
      plan,
      'Answer by',
      'Accept',
      'Reject',
      'Details',
    ];
    const found = parts.filter((each) => text.includes(each));
    return found.sort((one, other) => text.indexOf(one) - text.indexOf(other));
  };
  const can = [...request.can, 'change_address' as const];
  const answer = ['You earn', 'Accept', 'Reject', 'Answer by'];
  expect(await order(<RequestCard booking={{ ...request, can }} />)).toEqual([
    'Kyoto Station',
    ...answer,
    'Details',
  ]);
  const tourRequest = sampleRequest({ viewerIs: 'guide', can: ['accept', 'reject'], plan });
  expect(await order(<TourRequestCard request={tourRequest} />)).toEqual([
    '京都駅',
    ...answer,
    plan,
    'Details',
  ]);
  await page.viewport(1280, 800);
});

test('shows the meeting point’s actions in the details of a request', async () => {
  const can = [...request.can, 'change_address' as const];
  await show(<RequestCard booking={{ ...request, can }} />, {
    as: guide,
    replies: [reply(getBooking, request)],
  });
  await page.getByRole('button', { name: /^Details/ }).click();
  await expect.element(page.getByText('Copy address')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Suggest another place' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Trip sheet/ })).toBeVisible();
});

test.each([
  ['completed', 15_000, 'RMB 850', 'RMB 150 of it online'],
  ['cancelled', 7_650, 'RMB 76.50', null],
] as const)(
  'shows the result of a booking that is %s',
  async (status, earnedCents, all, online) => {
    const booking = sampleBooking({
      viewerIs: 'guide',
      status,
      tab: 'past',
      can: [],
      earnedCents,
      cancelKind: status === 'cancelled' ? 'traveler' : null,
    });
    await show(<PastTour booking={booking} />, { as: guide });
    await expect.element(page.getByText(all, { exact: true })).toBeVisible();
    if (online) await expect.element(page.getByText(online)).toBeVisible();
    else await expect.element(page.getByText(/of it online/)).not.toBeInTheDocument();
  },
);

const ITINERARY = { id: ItineraryId.parse(31), title: { en: 'Moss and tea', zh: null } };

test('shows the title of the booked itinerary in a request, in an available language', async () => {
  const along = { ...request, itinerary: ITINERARY };
  await show(<RequestCard booking={along} />, { as: guide, locale: 'zh-CN' });
  await expect.element(page.getByText('Moss and tea')).toBeVisible();
});

test('a past tour shows the title of the booked itinerary', async () => {
  const expired = sampleBooking({
    viewerIs: 'guide',
    status: 'completed',
    tab: 'past',
    itinerary: ITINERARY,
  });
  await show(<PastTour booking={expired} />, { as: guide });
  await page.getByRole('button', { name: /Mei.*Completed/ }).click();
  await expect.element(page.getByText('Moss and tea')).toBeVisible();
});

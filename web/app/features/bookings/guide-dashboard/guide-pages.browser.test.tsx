import { listGuideBookings } from '@tomoguide/contract/bookings/calls';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { reply } from '../../../testing/api-replies.ts';
import { sampleBooking, sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { GuideDashboardPage } from './guide-dashboard-page.tsx';
import { GuideLandingPage } from './guide-landing-page.tsx';

const user = sampleSession({ id: 9, isGuide: true, guideId: 3, role: 'guide' });
const session = { token: 'a.b.c', user };
const mine = { viewerIs: 'guide', can: ['cancel'] } as const;
const today = sampleBooking({
  ...mine,
  id: 1,
  bookingNumber: 'TG0001',
  daysAway: 0,
  can: ['cancel'],
});
const request = sampleBooking({
  id: 2,
  bookingNumber: 'TG0002',
  viewerIs: 'guide',
  status: 'confirmed',
  tab: 'pending-requests',
  can: ['accept', 'reject'],
  deadlineAt: '2036-01-05T00:00:00Z',
});
const later = sampleBooking({ ...mine, id: 3, bookingNumber: 'TG0003', can: ['cancel'] });

const opened = (part: 'today' | 'requests', data = [today, request, later]) => {
  const options = { as: user, replies: [reply(listGuideBookings, { data })] };
  const Page = part === 'today' ? GuideLandingPage : GuideDashboardPage;
  return show(<Page session={session} />, options);
};
const cards = () =>
  [...document.querySelectorAll('[data-booking]')].map((card) => card.getAttribute('data-booking'));

test('today has its own page: its tours whole, requests as lines that lead to their answer', async () => {
  await opened('today');
  await expect.element(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  expect(cards()).toEqual(['1']);
  const line = page.getByRole('link', { name: /You earn RMB 850/ });
  await expect.element(line).toHaveAttribute('href', '/guide-dashboard#TG0002');
  await expect.element(page.getByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
});

test('requests and what is ahead stand on the other page, where today is only named', async () => {
  await opened('requests');
  await expect.element(page.getByRole('button', { name: 'Accept' })).toBeVisible();
  expect(cards()).toEqual(['2', '3']);
  await expect
    .element(page.getByRole('link', { name: '1 tour today' }))
    .toHaveAttribute('href', '/guide');
});

test('with no bookings every part says what comes there', async () => {
  await opened('requests', []);
  for (const words of ['No pending requests', 'No tours ahead', 'No past tours'])
    await expect.element(page.getByText(words)).toBeVisible();
});

test.each([
  [[request, later], 'New booking requests'],
  [[today, request], 'Today'],
  [[later], 'Today'],
])('requests stand above a day without tours, and only above that', async (data, first) => {
  await opened('today', data);
  await expect.element(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  expect(document.querySelector('h2')?.textContent).toBe(first);
});

import { decidePattern, listPatterns } from '@tomoguide/contract/bookings/calls';
import { PatternCase } from '@tomoguide/contract/bookings/entities';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { reply } from '../../../testing/api-replies.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { PatternQueue } from './pattern-queue.tsx';

const person = (id: number, nickname: string) => ({ id, nickname, profilePicture: null });

const pattern = (change: object = {}): PatternCase =>
  z.parse(PatternCase, {
    id: 5,
    kind: 'pair',
    state: 'open',
    guide: person(9, 'Aoi'),
    traveler: person(7, 'Mei'),
    bookings: [
      {
        bookingId: 42,
        bookingNumber: 'TG0042',
        status: 'cancelled',
        cancelKind: 'traveler',
        freedByGuide: false,
        scheduledStartTime: '2026-05-02T00:00:00Z',
        endedAt: '2026-05-01T21:00:00Z',
        totalCents: 69_000,
        keptCents: 20_700,
        dueCents: 7_245,
      },
    ],
    bookingNumbers: ['TG0042'],
    commissionDueCents: 7_245,
    listingPaused: false,
    openedAt: '2026-05-01T21:00:00Z',
    waitingSince: '2026-05-01T21:00:00Z',
    objectBy: null,
    objection: null,
    decision: null,
    reason: null,
    decidedAt: null,
    ...change,
  });

const showQueue = (change: object = {}) =>
  show(<PatternQueue />, {
    at: '/staff/patterns',
    as: sampleSession({ id: 1, username: 'staff', isStaff: true }),
    replies: [
      reply(listPatterns, { data: [pattern(change)], nextCursor: null }),
      reply(decidePattern, pattern({ state: 'announced' })),
    ],
  });

const actionLabels = () =>
  page
    .getByRole('button', { name: /Case 5/ })
    .elements()
    .map(({ textContent }) => textContent?.replace(', Case 5', ''));

test.each<[string, object, string[]]>([
  [
    'a pair with late cancellations',
    {},
    ['Do nothing', 'Ask for the service fee', 'Pause the listing'],
  ],
  [
    'a pair with unsettled money',
    { commissionDueCents: null },
    ['Do nothing', 'Pause the listing'],
  ],
  [
    'a guide with too many cancellations',
    { kind: 'cancellations', traveler: null, commissionDueCents: null },
    ['List the guide again', 'Keep the listing paused'],
  ],
  [
    'a fee to which the guide objected',
    { state: 'objected' },
    ['Drop the service fee', 'Charge the service fee', 'Pause the listing'],
  ],
  ['a fee to which the guide can object', { state: 'announced' }, []],
])('offers these decisions for %s', async (_, change, names) => {
  await showQueue(change);
  await expect.element(page.getByText('TG0042')).toBeVisible();
  expect(actionLabels()).toEqual(names);
});

test('requires one confirmation for a fee, which shows its amount and the time to object', async () => {
  const { sent } = await showQueue();
  await page.getByRole('button', { name: /^Ask for the service fee/ }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/7 days to object/)).toBeVisible();
  await dialog.getByRole('textbox').fill('Twice on the day.');
  const button = dialog
    .getByRole('button', { name: 'Ask for the service fee' })
    .element() as HTMLButtonElement;
  button.click();
  button.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test.each([
  ['a pair with late cancellations', {}, 'Ask for the service fee'],
  ['a pair with unsettled money', { commissionDueCents: null }, undefined],
])('the A key charges the fee and never pauses a listing: %s', async (_, change, name) => {
  await showQueue(change);
  await expect.element(page.getByText('TG0042')).toBeVisible();
  const button = document.querySelector('[aria-keyshortcuts="A"]');
  expect(button?.textContent?.replace(', Case 5', '')).toBe(name);
});

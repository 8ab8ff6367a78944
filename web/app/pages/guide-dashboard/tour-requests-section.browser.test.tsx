import {
  acceptTourRequest,
  getTourRequest,
  listSubstituteRequests,
  listTourRequests,
} from '@tomoguide/contract/bookings/calls';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { requestKeys } from '../../parts/bookings/request/queries.ts';
import { reply } from '../../testing/api-replies.ts';
import { ACCEPTED, sampleRequest } from '../../testing/sample-request.ts';
import { sampleBooking, sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { HeldSection } from './held-section.tsx';
import { OpenAnswers } from './open-answers.tsx';

afterEach(() => vi.restoreAllMocks());

const tourRequest = sampleRequest({ viewerIs: 'guide', can: ['accept', 'reject'] });

test('an open dialog stays open when its request expires (bookings.md, "Tabs")', async () => {
  let open = [tourRequest];
  const { cache } = await show(<OpenAnswers requests={[]} changes={[]} />, {
    as: sampleSession(),
    replies: [
      reply(listSubstituteRequests, { data: [] }),
      reply(listTourRequests, () => ({ data: open, nextCursor: null })),
    ],
  });
  await page.getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  open = [];
  await cache.invalidateQueries({ queryKey: requestKeys.open });
  expect(cache.getQueryData(requestKeys.open)).toEqual([]);
  // Waits until the page has rendered the response.
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('heading', { name: 'Mei' })).not.toBeInTheDocument();
});

test('an accepted request stays in place, with the focus and its new deadline (bookings.md, "The guide\'s dashboard")', async () => {
  vi.spyOn(Temporal.Now, 'timeZoneId').mockReturnValue('Asia/Shanghai');
  const accepted = sampleRequest({ viewerIs: 'guide', ...ACCEPTED });
  const later = sampleRequest({
    id: 6,
    viewerIs: 'guide',
    can: ['reject'],
    expiresAt: '2036-05-04T03:00:00Z',
  });
  let open = [tourRequest, later];
  const { cache } = await show(<OpenAnswers requests={[]} changes={[]} />, {
    as: sampleSession(),
    replies: [
      reply(listSubstituteRequests, { data: [] }),
      reply(listTourRequests, () => ({ data: open, nextCursor: null })),
      reply(getTourRequest, accepted),
      reply(acceptTourRequest, () => {
        open = [later];
        return accepted;
      }),
    ],
  });
  const accept = page.getByRole('button', { name: 'Accept' });
  await expect.element(accept).toBeVisible();
  (accept.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => cache.getQueryData(requestKeys.open)).toEqual([later]);
  const line = page.getByRole('group', { name: /Waiting for Mei to pay the deposit by/ });
  await expect.element(line).toHaveFocus();
  await expect
    .element(line.getByText(/May 2, 2036, 12:00 Beijing time \(13:00 in Japan\)/))
    .toBeVisible();
  const cards = [...document.querySelectorAll<HTMLElement>('[data-request]')];
  expect(cards.map(({ dataset }) => dataset.request)).toEqual(['5', '6']);
  await expect
    .element(page.getByRole('heading', { name: 'Tour requests to agree on first · 1' }))
    .toBeVisible();
});

test('each held slot shows its deadline on the reader’s clock and in Japan (bookings.md, "The guide\'s dashboard")', async () => {
  vi.spyOn(Temporal.Now, 'timeZoneId').mockReturnValue('Asia/Shanghai');
  const held = sampleBooking({
    viewerIs: 'guide',
    status: 'pending',
    tab: 'pending-requests',
    can: [],
    deadlineAt: '2036-05-02T04:00:00Z',
  });
  await show(<HeldSection held={[held]} />, { as: sampleSession() });
  await expect
    .element(page.getByText(/Held until .*May 2, 2036, 12:00 Beijing time \(13:00 in Japan\)/))
    .toBeVisible();
  await expect.element(page.getByText(/ left$/)).toBeVisible();
});

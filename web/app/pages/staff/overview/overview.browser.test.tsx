import { UserId } from '@tomoguide/contract/primitives';
import { listStaffQueues } from '@tomoguide/contract/staff/calls';
import type { HeldCase, QueueLength } from '@tomoguide/contract/staff/entities';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { reply } from '../../../testing/api-replies.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { Overview } from './overview.tsx';

const hoursAgo = (hours: number) =>
  Temporal.Now.instant().subtract({ hours, minutes: 1 }).toString();

const overview = (data: QueueLength[], held: HeldCase[] = []) =>
  show(<Overview />, {
    as: sampleSession({ isStaff: true }),
    replies: [reply(listStaffQueues, { data, held })],
  });

test('shows the longest-waiting queue first, separates late queues, and lists empty queues on one line below', async () => {
  await overview([
    { queue: 'applications', waiting: 2, oldestAt: hoursAgo(5) },
    { queue: 'refunds', waiting: 0, oldestAt: null },
    { queue: 'disputes', waiting: 2, oldestAt: hoursAgo(80) },
    { queue: 'support', waiting: 3, oldestAt: hoursAgo(28) },
  ]);
  const late = page.getByRole('region', { name: 'Waiting 3 days or more' });
  await expect
    .poll(() => late.getByRole('link').element().textContent)
    .toMatch(/Disputes.*Oldest: 3 days/);
  const rows = page.getByRole('region', { name: 'Waiting', exact: true }).getByRole('link');
  expect(rows.elements().map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Support.*Oldest: 28 h/),
    expect.stringMatching(/Applications.*Oldest: 5 h/),
  ]);
  await expect.element(page.getByRole('link', { name: 'Failed refunds' })).toBeVisible();
  const last = page.getByRole('link').elements().at(-1);
  expect(last?.textContent).toBe('Failed refunds');
});

test('shows who took which case, and when (staff.md, "Queues")', async () => {
  await overview(
    [{ queue: 'applications', waiting: 2, oldestAt: hoursAgo(5) }],
    [
      {
        queue: 'applications',
        caseId: 5,
        staff: { id: UserId.parse(1), nickname: 'Saori', profilePicture: null },
        since: '2026-11-29T05:00:00Z',
      },
    ],
  );
  const row = page.getByRole('region', { name: 'Being worked on' }).getByRole('link');
  await expect
    .poll(() => row.element().textContent)
    .toMatch(/Saori · Applications #5\s*since .*14:00/);
  await expect.element(row).toHaveAttribute('href', '/staff/applications?case=5');
});

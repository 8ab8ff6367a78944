import { switchRole } from '@tomoguide/contract/accounts/calls';
import { getOwnApplication } from '@tomoguide/contract/applications/calls';
import { NO_ANSWERS } from '@tomoguide/contract/applications/completeness';
import { getReapplicationTime } from '@tomoguide/contract/applications/reapplication';
import { formatInstantWithZone } from '@tomoguide/contract/format';
import { getOwnGuide } from '@tomoguide/contract/guides/calls';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { reply } from '../../testing/api-replies.ts';
import { sampleOwnGuide } from '../../testing/sample-guide.ts';
import { sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { StatusPage } from './status-page.tsx';

const getStatus = (change: object) =>
  reply(getOwnApplication, {
    status: 'draft',
    revision: 1,
    answers: NO_ANSWERS,
    files: [],
    reason: null,
    submittedAt: null,
    decidedAt: null,
    updatedAt: '2036-11-01T00:00:00Z',
    editable: true,
    ...change,
  });

test('shows how much of a draft is complete', async () => {
  const answers = { ...NO_ANSWERS, name: 'Emma', age: 41 };
  await show(<StatusPage />, { as: sampleSession(), replies: [getStatus({ answers })] });
  await expect.element(page.getByText(/^\d+ of \d+ answers complete$/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Continue the application' })).toBeVisible();
});

test('shows an approved applicant the remaining steps, and opens the site in the guide’s view', async () => {
  const guide = sampleSession({ isGuide: true, guideId: 3, role: 'guide' });
  const { sent, address } = await show(<StatusPage />, {
    as: { ...guide, role: 'traveler' },
    replies: [
      getStatus({ status: 'approved', editable: false }),
      reply(getOwnGuide, sampleOwnGuide({ listed: false, unlistedBecause: ['no_weekly_hours'] })),
      reply(switchRole, guide),
    ],
  });
  await expect
    .element(page.getByRole('link', { name: 'Set your weekly hours' }))
    .toHaveAttribute('href', '/guide/calendar');
  await page.getByRole('button', { name: 'Go to your guide home' }).click();
  await expect.poll(address).toBe('/guide');
  expect(sent.find(({ path }) => path === switchRole.path)?.body).toEqual({ role: 'guide' });
});

test('shows a rejected applicant when they can apply again, to the minute', async () => {
  const decidedAt = '2036-11-02T13:45:00Z';
  await show(<StatusPage />, {
    at: '/application-status',
    as: sampleSession(),
    replies: [
      reply(getOwnApplication, {
        status: 'rejected',
        revision: 3,
        answers: NO_ANSWERS,
        files: [],
        reason: 'Too short.',
        submittedAt: '2036-11-01T00:00:00Z',
        decidedAt,
        updatedAt: decidedAt,
        editable: false,
      }),
    ],
  });
  const again = getReapplicationTime(Temporal.Instant.from(decidedAt)).toString();
  const time = formatInstantWithZone(again, Temporal.Now.timeZoneId(), 'en');
  expect(time).toMatch(/\d\d:\d\d/);
  await expect
    .element(page.getByText(`You can apply again from ${time}`, { exact: false }))
    .toBeVisible();
});

import { getOwnApplication } from '@tomoguide/contract/applications/calls';
import { NO_ANSWERS } from '@tomoguide/contract/applications/completeness';
import { reapplicationAllowedAt } from '@tomoguide/contract/applications/reapplication';
import { formatInstantWithZone } from '@tomoguide/contract/format';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { reply } from '../../testing/api-replies.ts';
import { sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { StatusPage } from './status-page.tsx';

test('tells a rejected applicant to the minute when they can apply again', async () => {
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
  const again = reapplicationAllowedAt(Temporal.Instant.from(decidedAt)).toString();
  const time = formatInstantWithZone(again, Temporal.Now.timeZoneId(), 'en');
  expect(time).toMatch(/\d\d:\d\d/);
  await expect
    .element(page.getByText(`You can apply again from ${time}`, { exact: false }))
    .toBeVisible();
});

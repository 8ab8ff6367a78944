import { getTravelersLink } from '@tomoguide/contract/bookings/calls';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { reply } from '../../../testing/api-replies.ts';
import { sampleBooking, sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { LinkPart } from './link-part.tsx';

test('of a cancelled booking the link can be revoked, and not renewed', async () => {
  const endsAt = '2026-12-08T05:00:00Z';
  const link = { active: true, available: true, endsAt };
  const forOthers = { mayStart: false, metAt: null, finishedAt: null, link };
  const booking = sampleBooking({ status: 'cancelled', cancelKind: 'guide', forOthers });
  await show(<LinkPart booking={booking} forOthers={forOthers} />, {
    as: sampleSession(),
    replies: [reply(getTravelersLink, { path: '/travelers?lang=en#token=x', endsAt })],
  });
  await expect.element(page.getByRole('button', { name: 'Revoke' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Replace' })).not.toBeInTheDocument();
});

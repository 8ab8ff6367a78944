import { listTourRequests } from '@tomoguide/contract/bookings/calls';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { reply } from '../../../testing/api-replies.ts';
import { sampleRequest } from '../../../testing/sample-request.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { requestKeys } from '../request/queries.ts';
import { TourRequestsSection } from './tour-requests-section.tsx';

const asked = sampleRequest({ viewerIs: 'guide', can: ['accept', 'reject'] });

test('a request that ends meanwhile does not take along the dialog that is written in (bookings.md, "Tabs")', async () => {
  let open = [asked];
  const { cache } = await show(<TourRequestsSection />, {
    as: sampleSession(),
    replies: [reply(listTourRequests, () => ({ data: open, nextCursor: null }))],
  });
  await page.getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  open = [];
  await cache.invalidateQueries({ queryKey: requestKeys.open });
  expect(cache.getQueryData(requestKeys.open)).toEqual([]);
  // Until the page has drawn what came.
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('heading', { name: 'Mei' })).not.toBeInTheDocument();
});

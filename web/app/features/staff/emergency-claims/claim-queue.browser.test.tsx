import { listEmergencyClaims } from '@tomoguide/contract/bookings/calls';
import { EmergencyClaimCase } from '@tomoguide/contract/bookings/entities';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { reply } from '../../../testing/api-replies.ts';
import { sampleBooking, sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { ClaimQueue } from './claim-queue.tsx';

const claim = (id: number) =>
  z.parse(EmergencyClaimCase, {
    id,
    state: 'open',
    words: `Broken leg ${id}`,
    claimedAt: '2026-05-01T00:00:00Z',
    decideBy: '2026-05-15T00:00:00Z',
    decidedAt: null,
    reason: null,
    files: [],
    bookingId: id,
    bookingNumber: `TG${id}`,
    traveler: { id: 7, nickname: 'Mei', profilePicture: null },
    guide: sampleBooking().guide,
    cancelKind: 'traveler',
    scheduledStartTime: '2026-05-02T00:00:00Z',
    timeZone: 'Asia/Tokyo',
    cancelledAt: '2026-05-01T00:00:00Z',
    onlinePaidCents: 20_700,
    tierRefundCents: 10_350,
    emergencyRefundCents: 17_595,
    guideCents: 3105,
  });

test('the claims beyond the first part are a press away', async () => {
  await show(<ClaimQueue />, {
    at: '/staff/emergency-claims',
    as: sampleSession({ id: 1, username: 'staff', isStaff: true }),
    replies: [
      reply(listEmergencyClaims, (query) =>
        query.get('cursor') === '1777593600000000-1'
          ? { data: [claim(2)], nextCursor: null }
          : { data: [claim(1)], nextCursor: '1777593600000000-1' },
      ),
    ],
  });
  await expect.element(page.getByText('Broken leg 1')).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.element(page.getByText('Broken leg 2')).toBeVisible();
  await expect.element(page.getByText('Broken leg 1')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

import { decideEmergencyClaim, listEmergencyClaims } from '@tomoguide/contract/bookings/calls';
import { EmergencyClaimCase } from '@tomoguide/contract/bookings/entities';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { refusal, reply } from '../../../testing/api-replies.ts';
import { sampleBooking, sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { getCurrentToast } from '../../../ui/toast.ts';
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

const showQueue = (answer: ReturnType<typeof reply>) =>
  show(<ClaimQueue />, {
    at: '/staff/emergency-claims',
    as: sampleSession({ id: 1, username: 'staff', isStaff: true }),
    replies: [answer, reply(listEmergencyClaims, { data: [claim(1)], nextCursor: null })],
  });
/** Clicks the button to accept twice in the same tick. */
const acceptTwice = async (): Promise<void> => {
  await page.getByRole('button', { name: 'Accept' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('The papers show it.');
  const button = dialog.getByRole('button', { name: 'Accept' }).element() as HTMLButtonElement;
  button.click();
  button.click();
};

test('sends only one decision on a double-click', async () => {
  const { sent } = await showQueue(reply(decideEmergencyClaim, claim(1)));
  await acceptTwice();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
  expect(getCurrentToast()?.tone).toBe('success');
});

test('offers no retry for a claim that a colleague has already decided', async () => {
  await showQueue(refusal(decideEmergencyClaim, 409, 'CLAIM_DECIDED'));
  await acceptTwice();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(getCurrentToast()).toMatchObject({ tone: 'destructive', description: undefined });
});

test('loads more pages of claims on request', async () => {
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

test('shows the event and the deadline in the console’s time zone', async () => {
  const elsewhere = { ...claim(1), timeZone: 'Pacific/Auckland' };
  await showQueue(reply(listEmergencyClaims, { data: [elsewhere], nextCursor: null }));
  const facts = 'Start Sat, May 2, 2026, 09:00 · Cancelled on Fri, May 1, 2026, 09:00';
  await expect.element(page.getByText(facts, { exact: true })).toBeVisible();
});

import { AuditEntry } from '@tomoguide/contract/staff/entities';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { AuditItem } from './audit-item.tsx';

const SAORI = { id: 3, nickname: 'Saori', profilePicture: null, fullName: 'Saori Mori' };
const KENJI = { id: 65, nickname: 'Kenji', profilePicture: null, fullName: 'Kenji Okabe' };

const item = (change: object) =>
  show(
    <AuditItem
      entry={z.parse(AuditEntry, {
        id: 1,
        at: '2026-05-01T15:30:00Z',
        staff: SAORI,
        action: 'claim_support',
        subject: { kind: 'support', id: 9 },
        reason: null,
        before: {},
        after: {},
        people: [],
        ...change,
      })}
    />,
    { as: sampleSession({ isStaff: true }) },
  );

test('shows and links the user who handled a case, and hides message IDs', async () => {
  await item({
    before: { claimedBy: null },
    after: { claimedBy: 3, messageNumber: 2 },
    people: [SAORI],
  });
  await expect.element(page.getByText('nobody → Saori Mori')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Saori Mori' }))
    .toHaveAttribute('href', '/staff/users?case=3');
  await expect.element(page.getByRole('time')).toHaveTextContent('Sat, May 2, 2026, 00:30');
  expect(page.getByRole('definition').elements()).toHaveLength(1);
});

test('labels a user’s item with its owner’s name', async () => {
  await item({ action: 'pause_guide', subject: { kind: 'guide', id: 2 }, about: KENJI });
  await expect
    .element(page.getByRole('link', { name: 'Kenji Okabe' }))
    .toHaveAttribute('href', '/staff/users?case=65');
});

test('shows the public number of a booking', async () => {
  await item({ action: 'decide_dispute', subject: { kind: 'booking', id: 41 } });
  await expect.element(page.getByText(/Booking TG0041$/)).toBeVisible();
});

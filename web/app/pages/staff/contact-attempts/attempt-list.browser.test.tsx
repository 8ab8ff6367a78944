import { listContactAttempts } from '@tomoguide/contract/messaging/calls';
import { ContactAttempts } from '@tomoguide/contract/messaging/entities';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { reply } from '../../../testing/api-replies.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { AttemptList } from './attempt-list.tsx';

const attempts = z.parse(ContactAttempts, {
  id: 5,
  person: { id: 7, nickname: 'Kenji', profilePicture: null },
  other: { id: 8, nickname: 'Mei', profilePicture: null },
  conversationId: 3,
  attempts: 4,
  firstAt: '2026-05-01T00:00:00Z',
  lastAt: '2026-05-02T00:00:00Z',
});

test('shows who tried to share contact details with whom and how often, links to both users, and keeps its filters', async () => {
  await page.viewport(390, 844);
  const inPage = (
    <div className="grid px-4">
      <AttemptList />
    </div>
  );
  const { address } = await show(inPage, {
    at: '/staff/contact-attempts?person=7',
    as: sampleSession({ id: 1, username: 'staff', isStaff: true }),
    replies: [reply(listContactAttempts, { data: [attempts], nextCursor: null })],
  });
  await expect.element(page.getByText('4 messages')).toBeVisible();
  const expectLink = async (name: string, to: string) =>
    expect.element(page.getByRole('link', { name })).toHaveAttribute('href', to);
  await expectLink('Kenji', '/staff/users?case=7');
  await expectLink('to Mei', '/staff/users?case=8');
  await page.getByRole('tab', { name: '3 times or more' }).click();
  // The URL still names the user.
  expect(address()).toBe('/staff/contact-attempts?person=7&show=repeated');
  await expectLink('Show everyone', '/staff/contact-attempts');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

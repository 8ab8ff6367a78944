import { useInfiniteQuery } from '@tanstack/react-query';
import { listConversations } from '@tomoguide/contract/messaging/calls';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { reply } from '../../testing/api-replies.ts';
import { sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { conversationsQuery } from './queries.ts';
import { usePolling } from './use-polling.ts';

const List = () => {
  usePolling(null);
  useInfiniteQuery(conversationsQuery());
  return <p>Conversations</p>;
};

const TestSite = () => {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Go
      </button>
      {isOpen ? <List /> : null}
    </>
  );
};

test('fetches new messages when the user returns to the list', async () => {
  const { sent } = await show(<TestSite />, {
    as: sampleSession(),
    replies: [reply(listConversations, { data: [], nextCursor: null })],
  });
  const listCalls = () => sent.filter(({ path }) => path.startsWith('/api/conversations')).length;
  await expect.poll(listCalls).toBe(1);
  const go = page.getByRole('button', { name: 'Go' });
  await go.click();
  await expect.element(page.getByText('Conversations')).not.toBeInTheDocument();
  await go.click();
  await expect.poll(listCalls).toBe(2);
});

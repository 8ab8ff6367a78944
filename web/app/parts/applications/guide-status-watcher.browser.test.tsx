import { focusManager } from '@tanstack/react-query';
import { getApplicationStatus } from '@tomoguide/contract/applications/calls';
import { afterEach, expect, test, vi } from 'vitest';
import { reply } from '../../testing/api-replies.ts';
import { sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { GuideStatusWatcher } from './guide-status-watcher.tsx';

afterEach(() => {
  vi.useRealTimers();
  focusManager.setFocused(undefined);
});

/** Allows for a busy machine. */
const LONG_TIMEOUT = { timeout: 60_000 };

const replies = () => [
  reply(getApplicationStatus, {
    status: 'draft',
    reason: null,
    submittedAt: null,
    decidedAt: null,
    mayReapplyAt: null,
    guideStatus: sampleSession().guideStatus,
  }),
];

test('fetches the status only if there is a token', async () => {
  const { sent } = await show(<GuideStatusWatcher />, { replies: replies() });
  expect(sent).toEqual([]);
});

test('reuses the status for five minutes', async () => {
  const { sent, cache } = await show(<GuideStatusWatcher />, {
    as: sampleSession(),
    replies: replies(),
  });
  const query = { queryKey: ['me', 'guide-application-status'] };
  await vi.waitUntil(() => cache.getQueriesData(query)[0]?.[1], LONG_TIMEOUT);
  const returnToPage = () => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  };
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(now + 299_000);
  returnToPage();
  expect(sent).toHaveLength(1);
  vi.setSystemTime(now + 310_000);
  returnToPage();
  await vi.waitUntil(() => sent.length === 2, LONG_TIMEOUT);
});

import { getSupportChannel } from '@tomoguide/contract/support/calls';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { TopicList } from '../../../pages/help/contact/topic-list.tsx';
import { NoConversationOpen } from '../../../pages/messages/no-conversation-open.tsx';
import { reply } from '../../../testing/api-replies.ts';
import { sampleOwnGuide } from '../../../testing/sample-guide.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { Unlisted } from '../../guides/unlisted.tsx';

const chatwoot = {
  hasLoaded: true,
  toggle: vi.fn(),
  reset: vi.fn(),
  setLocale: vi.fn(),
  setCustomAttributes: vi.fn(),
  setConversationCustomAttributes: vi.fn(),
};
afterEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  delete window.$chatwoot;
});

const paused = sampleOwnGuide({ listed: false, unlistedBecause: ['paused_by_staff'] });

test.each<[string, ReactElement, RegExp]>([
  [
    'the empty messages pane',
    <NoConversationOpen key="0" entries={[]} isGuide={false} />,
    /^TomoGuide support/,
  ],
  ['the notice of a paused listing', <Unlisted key="1" guide={paused} />, /^Contact support/],
  ['the list of topics', <TopicList key="2" />, /^General question/],
])(
  '%s opens the operator’s Chatwoot if there is one, otherwise the conversation here',
  async (_, part, name) => {
    window.$chatwoot = chatwoot;
    const door = { kind: 'chatwoot', url: 'https://chat.example', token: 'website' } as const;
    const there = await show(part, {
      as: sampleSession(),
      replies: [reply(getSupportChannel, door)],
    });
    await page.getByRole('link', { name }).click();
    await expect.poll(() => chatwoot.toggle.mock.calls).toEqual([['open']]);
    expect(there.address()).toBe('/');
    await there.screen.unmount();

    const here = await show(part, {
      as: sampleSession(),
      replies: [reply(getSupportChannel, { kind: 'own' })],
    });
    await page.getByRole('link', { name }).click();
    await expect.poll(here.address).toBe('/messages?support=general');
  },
);

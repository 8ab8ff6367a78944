import type { SupportChannel } from '@tomoguide/contract/support/entities';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSession, startSession } from '../../../lib/session.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { openChatwoot } from './chatwoot.ts';

const DOOR = {
  kind: 'chatwoot',
  url: 'https://chat.example',
  token: 'website',
} as const satisfies SupportChannel;
const ASKED = { topic: 'payment_failed', about: null, locale: 'en', userId: null } as const;
const EVERY_MS = 500;

const widget = () => ({
  hasLoaded: true,
  toggle: vi.fn(),
  reset: vi.fn(),
  setLocale: vi.fn(),
  setCustomAttributes: vi.fn(),
  setConversationCustomAttributes: vi.fn(),
});

/**
 * Simulates the operator's host as the page sees it: from attempt `loadsAt` on, it loads the SDK, before
 * that it rejects the script immediately.
 */
const fakeHost = (loadsAt: number) => {
  const own = widget();
  const requests: { at: number; src: string }[] = [];
  const run = vi.fn(() => {
    window.$chatwoot = own;
  });
  const began = Date.now();
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    requests.push({ at: Date.now() - began, src: (script as HTMLScriptElement).src });
    if (requests.length < loadsAt) (script as HTMLScriptElement).dispatchEvent(new Event('error'));
    else window.chatwootSDK = { run };
  });
  return { requests, run, widget: own };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  endSession('logout');
  delete window.chatwootSDK;
  delete window.chatwootSettings;
  delete window.$chatwoot;
});

/** Returns the result after the time for all attempts has passed. */
const openAndWait = async (userId: number | null = null): Promise<boolean> => {
  const answer = openChatwoot(DOOR, { ...ASKED, userId });
  await vi.advanceTimersByTimeAsync(11 * EVERY_MS);
  return answer;
};

test('tries a failing host ten times, half a second apart, and then gives up', async () => {
  const { requests } = fakeHost(Number.POSITIVE_INFINITY);
  expect(await openAndWait()).toBe(false);
  expect(requests.map(({ at }) => at)).toEqual(Array.from({ length: 10 }, (_, n) => n * EVERY_MS));
});

test('tries a third time after two failures, and opens the chat', async () => {
  const { requests, run, widget } = fakeHost(3);
  expect(await openAndWait()).toBe(true);
  const src = 'https://chat.example/packs/js/sdk.js';
  expect(requests).toEqual([0, EVERY_MS, 2 * EVERY_MS].map((at) => ({ at, src })));
  expect(window.chatwootSettings).toEqual({ hideMessageBubble: true });
  expect(run).toHaveBeenCalledWith({ websiteToken: 'website', baseUrl: DOOR.url });
  expect(widget.setConversationCustomAttributes).toHaveBeenCalledWith(
    expect.objectContaining({ topic: 'payment_failed' }),
  );
  expect(widget.toggle).toHaveBeenCalledWith('open');
});

test.each([
  ['ends', () => endSession('expired')],
  ['belongs to another user', () => startSession(sampleSession({ id: 8 }))],
])(
  'removes the conversation from the page and the browser when the session %s',
  async (_, change) => {
    startSession(sampleSession({ id: 7 }));
    const { widget } = fakeHost(1);
    await openAndWait(7);
    expect(widget.toggle).toHaveBeenLastCalledWith('open');
    change();
    expect(widget.toggle).toHaveBeenLastCalledWith('close');
    expect(widget.reset).toHaveBeenCalledOnce();
    expect(localStorage.getItem('support-writer')).toBeNull();
    change();
    expect(widget.reset).toHaveBeenCalledOnce();
  },
);

import type { SupportDoor } from '@tomoguide/contract/support/entities';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSession, startSession } from '../../../lib/session.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { openChatwoot } from './chatwoot.ts';

const DOOR = {
  kind: 'chatwoot',
  url: 'https://chat.example',
  token: 'website',
} as const satisfies SupportDoor;
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

/** The operator's host as the page sees it: refuses its script at once, or lets the SDK in. */
const host = (comesAt: number) => {
  const own = widget();
  const asked: { at: number; src: string }[] = [];
  const run = vi.fn(() => {
    window.$chatwoot = own;
  });
  const began = Date.now();
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    asked.push({ at: Date.now() - began, src: (script as HTMLScriptElement).src });
    if (asked.length < comesAt) (script as HTMLScriptElement).dispatchEvent(new Event('error'));
    else window.chatwootSDK = { run };
  });
  return { asked, run, widget: own };
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

/** The answer, once as much time as all tries may take has passed. */
const opened = async (userId: number | null = null): Promise<boolean> => {
  const answer = openChatwoot(DOOR, { ...ASKED, userId });
  await vi.advanceTimersByTimeAsync(11 * EVERY_MS);
  return answer;
};

test('a host that refuses for ever is asked ten times, half a second apart, then given up', async () => {
  const { asked } = host(Number.POSITIVE_INFINITY);
  expect(await opened()).toBe(false);
  expect(asked.map(({ at }) => at)).toEqual(Array.from({ length: 10 }, (_, n) => n * EVERY_MS));
});

test('one that refuses twice is asked a third time, and its chat opens', async () => {
  const { asked, run, widget } = host(3);
  expect(await opened()).toBe(true);
  const src = 'https://chat.example/packs/js/sdk.js';
  expect(asked).toEqual([0, EVERY_MS, 2 * EVERY_MS].map((at) => ({ at, src })));
  expect(window.chatwootSettings).toEqual({ hideMessageBubble: true });
  expect(run).toHaveBeenCalledWith({ websiteToken: 'website', baseUrl: DOOR.url });
  expect(widget.setConversationCustomAttributes).toHaveBeenCalledWith(
    expect.objectContaining({ topic: 'payment_failed' }),
  );
  expect(widget.toggle).toHaveBeenCalledWith('open');
});

test.each([
  ['ends', () => endSession('expired')],
  ['becomes another person’s', () => startSession(sampleSession({ id: 8 }))],
])('when the session %s, the conversation leaves the page and the browser', async (_, change) => {
  startSession(sampleSession({ id: 7 }));
  const { widget } = host(1);
  await opened(7);
  expect(widget.toggle).toHaveBeenLastCalledWith('open');
  change();
  expect(widget.toggle).toHaveBeenLastCalledWith('close');
  expect(widget.reset).toHaveBeenCalledOnce();
  expect(localStorage.getItem('support-writer')).toBeNull();
  change();
  expect(widget.reset).toHaveBeenCalledOnce();
});

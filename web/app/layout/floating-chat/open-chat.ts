import { parseId } from '@tomoguide/contract/ids';
import type { ConversationId, GuideId, UserId } from '@tomoguide/contract/primitives';
import { useSyncExternalStore } from 'react';
import type { Counterpart } from '../../parts/messaging/mutations.ts';

/**
 * The conversation in the floating window, at most one at a time (docs/product/messages.md, "The chat
 * window").
 */
export interface OpenChat {
  readonly userId: number;
  /** The URL of the conversation's own page. */
  readonly path: string;
  readonly conversationId: ConversationId | null;
  readonly minimized: boolean;
  /**
   * The number of clicks on the conversation's link since the page loaded, each of which moves focus into
   * the window.
   */
  readonly presses: number;
}

/** Session storage key; the open chat survives a reload of the tab. */
const STORE = 'chatWindow';
const listeners = new Set<() => void>();

const loadStoredChat = (): OpenChat | null => {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORE) ?? 'null') as Partial<OpenChat> | null;
    if (typeof stored?.userId !== 'number' || parseCounterpart(String(stored.path)) === null)
      return null;
    const { userId, path = '', minimized = false } = stored;
    return { userId, path, minimized, conversationId: null, presses: 0 };
  } catch {
    return null;
  }
};

/** Returns the user that a messages link refers to; null if there is none. */
export const parseCounterpart = (path: string): Counterpart | null => {
  const found = /^\/messages\?(guide|traveler)=(\d+)$/.exec(path);
  if (found?.[1] === 'guide') {
    const guideId = parseId<GuideId>(found[2]);
    return guideId && { guideId };
  }
  const travelerId = parseId<UserId>(found?.[2]);
  return travelerId && { travelerId };
};

let open: OpenChat | null | undefined;
const read = (): OpenChat | null => {
  if (open === undefined) open = loadStoredChat();
  return open;
};

const set = (chat: OpenChat | null): void => {
  open = chat;
  try {
    if (chat === null) sessionStorage.removeItem(STORE);
    else sessionStorage.setItem(STORE, JSON.stringify(chat));
  } catch {
    // Storage is blocked, so the open chat lasts only as long as the page.
  }
  for (const listener of listeners) listener();
};

/** The element that gets focus back when the window closes. */
let opener: HTMLElement | null = null;

export const openChat = (userId: number, path: string, by: HTMLElement | null): void => {
  opener = by;
  const before = read();
  const conversationId = before?.path === path ? before.conversationId : null;
  const presses = (before?.presses ?? 0) + 1;
  set({ userId, path, conversationId, minimized: false, presses });
};

export const changeChat = (
  to: Partial<Pick<OpenChat, 'conversationId' | 'minimized' | 'presses'>>,
) => {
  const before = read();
  if (before) set({ ...before, ...to });
};

export const closeChat = (): void => {
  set(null);
  const back = opener?.isConnected ? opener : document.getElementById('content');
  opener = null;
  back?.focus({ preventScroll: true });
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns this user's open chat; null if there is none. */
export const useOpenChat = (userId: number): OpenChat | null => {
  const chat = useSyncExternalStore(subscribe, read, () => null);
  return chat?.userId === userId ? chat : null;
};

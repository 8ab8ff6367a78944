import { parseId } from '@tomoguide/contract/ids';
import type { ConversationId, GuideId, UserId } from '@tomoguide/contract/primitives';
import { useSyncExternalStore } from 'react';
import type { Counterpart } from '../../parts/messaging/mutations.ts';

/** The only conversation in a floating window (docs/product/messages.md, "The chat window"). */
export interface OpenChat {
  readonly userId: number;
  /** The link to it as a separate page. */
  readonly path: string;
  readonly conversationId: ConversationId | null;
  readonly minimised: boolean;
  /**
   * Number of clicks on its link, each of which moves the focus to it; 0 if there was none since the page
   * loaded.
   */
  readonly presses: number;
}

/** Survives a reload in this tab. */
const STORE = 'chatWindow';
const listeners = new Set<() => void>();

const stored = (): OpenChat | null => {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORE) ?? 'null') as Partial<OpenChat> | null;
    if (typeof stored?.userId !== 'number' || counterpartIn(String(stored.path)) === null)
      return null;
    const { userId, path = '', minimised = false } = stored;
    return { userId, path, minimised, conversationId: null, presses: 0 };
  } catch {
    return null;
  }
};

/** The user that a messages link refers to; null if none. */
export const counterpartIn = (path: string): Counterpart | null => {
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
  if (open === undefined) open = stored();
  return open;
};

const set = (chat: OpenChat | null): void => {
  open = chat;
  try {
    if (chat === null) sessionStorage.removeItem(STORE);
    else sessionStorage.setItem(STORE, JSON.stringify(chat));
  } catch {
    // Without storage, it lasts as long as the page.
  }
  for (const listener of listeners) listener();
};

/** The element that had the focus before gets it back. */
let opener: HTMLElement | null = null;

export const openChat = (userId: number, path: string, by: HTMLElement | null): void => {
  opener = by;
  const before = read();
  const conversationId = before?.path === path ? before.conversationId : null;
  const presses = (before?.presses ?? 0) + 1;
  set({ userId, path, conversationId, minimised: false, presses });
};

export const changeChat = (
  to: Partial<Pick<OpenChat, 'conversationId' | 'minimised' | 'presses'>>,
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

/** This user's open chat; null if none. */
export const useOpenChat = (userId: number): OpenChat | null => {
  const chat = useSyncExternalStore(subscribe, read, () => null);
  return chat?.userId === userId ? chat : null;
};

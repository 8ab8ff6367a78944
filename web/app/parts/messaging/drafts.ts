import { useSyncExternalStore } from 'react';

/** Unsent text by user and conversation, stored on this device until it is sent. */
const getKey = (userId: number, conversation: number): string => `draft:${userId}:${conversation}`;

const listeners = new Set<() => void>();

export const readDraft = (userId: number, conversation: number): string => {
  try {
    return localStorage.getItem(getKey(userId, conversation)) ?? '';
  } catch {
    return '';
  }
};

export const storeDraft = (userId: number, conversation: number, text: string): void => {
  try {
    if (text.trim() === '') localStorage.removeItem(getKey(userId, conversation));
    else localStorage.setItem(getKey(userId, conversation), text);
  } catch {
    // Storage is blocked, so a draft lasts only as long as the page.
  }
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns the draft to show in the list of conversations, updated while the user types. */
export const useDraft = (userId: number, conversation: number): string =>
  useSyncExternalStore(
    subscribe,
    () => readDraft(userId, conversation),
    () => '',
  );

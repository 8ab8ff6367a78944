import { useSyncExternalStore } from 'react';

/** What somebody began to write, by person and conversation; kept on this device until it is sent. */
const keyOf = (userId: number, conversation: number): string => `draft:${userId}:${conversation}`;

const listeners = new Set<() => void>();

export const readDraft = (userId: number, conversation: number): string => {
  try {
    return localStorage.getItem(keyOf(userId, conversation)) ?? '';
  } catch {
    return '';
  }
};

export const keepDraft = (userId: number, conversation: number, text: string): void => {
  try {
    if (text.trim() === '') localStorage.removeItem(keyOf(userId, conversation));
    else localStorage.setItem(keyOf(userId, conversation), text);
  } catch {
    // Without storage a draft lasts as long as the page.
  }
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The draft beside a conversation in the list, following what is typed. */
export const useDraftOf = (userId: number, conversation: number): string =>
  useSyncExternalStore(
    subscribe,
    () => readDraft(userId, conversation),
    () => '',
  );

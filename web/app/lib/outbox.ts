import type { ErrorCode } from '@tomoguide/contract/errors';
import type { FileId } from '@tomoguide/contract/primitives';
import type { SupportAbout, SupportTopic } from '@tomoguide/contract/support/topics';
import { useSyncExternalStore } from 'react';
import { readSession } from './session.ts';

/**
 * Messages on their way: they stand in their conversation at once, in the order they were written,
 * and are sent one after the other. What could not be sent stays until it is sent again or put away,
 * over a reload too. The same `clientMessageId` all the while: the server takes each once.
 */
/** A picture on its way. Its bytes are kept apart (pictures/picture-store.ts). */
export interface OutgoingPicture {
  readonly width: number;
  readonly height: number;
  /** Null until it is uploaded. */
  readonly fileId: FileId | null;
}

export interface Outgoing {
  /** Where it goes to the team: what it is about, which a reload must not forget. */
  readonly subject?: { readonly topic: SupportTopic; readonly about: SupportAbout | null };
  /** Where it answers a case: the number of the last message that its writer had before them. */
  readonly upToSeq?: number;
  readonly key: string;
  readonly userId: number;
  readonly conversation: number;
  /** Empty where it is a picture. */
  readonly text: string;
  readonly picture?: OutgoingPicture;
  readonly at: string;
  /** What kept it from being sent; null while it is on its way. */
  readonly failure: ErrorCode | null;
}

/** Sends one; the code of what kept it from being sent, or null. */
export type Deliver = (item: Outgoing) => Promise<ErrorCode | null>;

const STORE = 'outbox';
const NONE: readonly Outgoing[] = [];
/** What is stored, and what it says: read anew only when another tab, or a log-out, changed it. */
let known: { stored: string | null; items: readonly Outgoing[] } = { stored: null, items: NONE };
const listeners = new Set<() => void>();

const isOutgoing = (value: unknown): value is Outgoing => {
  const item = value as Partial<Outgoing> | null;
  return typeof item?.key === 'string' && typeof item.text === 'string' && Boolean(item.at);
};

const parse = (stored: string | null): readonly Outgoing[] => {
  try {
    const items: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(items) ? items.filter(isOutgoing) : NONE;
  } catch {
    return NONE;
  }
};

const read = (): readonly Outgoing[] => {
  try {
    const stored = localStorage.getItem(STORE);
    if (stored !== known.stored) known = { stored, items: parse(stored) };
  } catch {
    // Without storage they last as long as the page.
  }
  return known.items;
};

const write = (items: readonly Outgoing[]): void => {
  const stored = items.length === 0 ? null : JSON.stringify(items);
  try {
    if (stored === null) localStorage.removeItem(STORE);
    else localStorage.setItem(STORE, stored);
    known = { stored, items };
  } catch {
    known = { stored: known.stored, items };
  }
  for (const listener of listeners) listener();
};

const change = (key: string, to: Partial<Outgoing>): void =>
  write(read().map((item) => (item.key === key ? { ...item, ...to } : item)));

const remove = (key: string): void => write(read().filter((item) => item.key !== key));

const SESSION_ENDED: ReadonlySet<ErrorCode> = new Set([
  'AUTH_REQUIRED',
  'TOKEN_EXPIRED',
  'TOKEN_INVALID',
]);

const laneOf = (userId: number, conversation: number): string => `${userId} ${conversation}`;

const running = new Set<string>();
/** Lanes whose message was under way over a connection that may be dead when the network came back. */
const onceMore = new Set<string>();

/**
 * Sends what waits in a conversation, oldest first; a second call while one runs changes nothing. One
 * that does not reach the server holds up those behind it, and once somebody else is signed in nothing
 * more goes out: it would be said in their name.
 */
export const deliver = async (
  userId: number,
  conversation: number,
  send: Deliver,
): Promise<void> => {
  const lane = laneOf(userId, conversation);
  if (running.has(lane)) return;
  running.add(lane);
  try {
    const next = () => {
      if (readSession()?.user.id !== userId) return undefined;
      return read().find(
        (item) =>
          item.userId === userId &&
          item.conversation === conversation &&
          (item.failure === null || item.failure === 'UNAVAILABLE'),
      );
    };
    for (let item = next(); item && item.failure === null; item = next()) {
      const failure = await send(item);
      // It waits for the next session of whoever wrote it.
      if (failure !== null && SESSION_ENDED.has(failure)) break;
      if (failure === 'UNAVAILABLE' && onceMore.delete(lane)) continue;
      if (failure === null) remove(item.key);
      else change(item.key, { failure });
    }
  } finally {
    running.delete(lane);
    onceMore.delete(lane);
  }
};

type New = Omit<Outgoing, 'key' | 'at' | 'failure'> & { key?: string };

export const enqueue = (item: New): void =>
  write([
    ...read(),
    {
      key: crypto.randomUUID(),
      ...item,
      at: Temporal.Now.instant().toString(),
      failure: null,
    },
  ]);

export const tryAgain = (key: string): void => change(key, { failure: null });

export const discard = remove;

export const outgoing = (key: string): Outgoing | undefined =>
  read().find((item) => item.key === key);

/** The names of all that waits, in whatever conversation. */
export const outgoingKeys = (): string[] => read().map(({ key }) => key);

/** The conversations in which something of this person waits. */
export const waitingLanes = (userId: number): readonly number[] => [
  ...new Set(
    read()
      .filter((item) => item.userId === userId)
      .map(({ conversation }) => conversation),
  ),
];

/** What is uploaded once need not be again, whatever happens to its message. */
export const noteUploaded = (key: string, fileId: FileId): void => {
  const picture = outgoing(key)?.picture;
  if (picture) change(key, { picture: { ...picture, fileId } });
};

/** What only the network kept from being sent goes out again, in its order. */
export const tryUnreached = (userId: number, conversation: number): void =>
  write(
    read().map((item) =>
      item.userId === userId && item.conversation === conversation && item.failure === 'UNAVAILABLE'
        ? { ...item, failure: null }
        : item,
    ),
  );

/** The network or the socket is back: the same, and what is under way goes once more should it fail. */
export const tryOnceBack = (userId: number, conversation: number): void => {
  const lane = laneOf(userId, conversation);
  if (running.has(lane)) onceMore.add(lane);
  tryUnreached(userId, conversation);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  const otherTab = (event: StorageEvent) => {
    if (event.key === STORE) listener();
  };
  window.addEventListener('storage', otherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', otherTab);
  };
};

export const useOutbox = (): readonly Outgoing[] =>
  useSyncExternalStore(subscribe, read, () => NONE);

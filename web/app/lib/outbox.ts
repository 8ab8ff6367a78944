import type { ErrorCode } from '@tomoguide/contract/errors';
import type { TextLanguage } from '@tomoguide/contract/languages/en';
import type { FileId } from '@tomoguide/contract/primitives';
import type { SupportAbout, SupportTopic } from '@tomoguide/contract/support/topics';
import { useSyncExternalStore } from 'react';
import { readSession } from './session.ts';

/**
 * Pending messages. They appear in their conversation immediately, in the order written, and are sent one
 * after the other. A message that failed stays until it is retried or discarded, across reloads. Its
 * `clientMessageId` never changes, so the server accepts it only once.
 */

/** A pending picture. Its bytes are stored separately (pictures/picture-store.ts). */
export interface OutgoingPicture {
  readonly width: number;
  readonly height: number;
  /** Null until it is uploaded. */
  readonly fileId: FileId | null;
}

export interface Outgoing {
  /** For messages to staff: the subject, which must survive a reload. */
  readonly subject?: { readonly topic: SupportTopic; readonly about: SupportAbout | null };
  /** For an answer to a support case: the sequence number of the last message that its author saw. */
  readonly upToSeq?: number;
  readonly key: string;
  readonly userId: number;
  readonly conversation: number;
  /** The text of the message; empty for a picture. */
  readonly text: string;
  /** For a quick reply: the language of `text`, and the version in the other language. */
  readonly versions?: { readonly language: TextLanguage; readonly otherText: string };
  readonly picture?: OutgoingPicture;
  readonly at: string;
  /** The error that prevented sending; null while pending. */
  readonly failure: ErrorCode | null;
}

/** Sends one message, and resolves to the error code or, on success, to null. */
export type Deliver = (item: Outgoing) => Promise<ErrorCode | null>;

const STORE = 'outbox';
const NONE: readonly Outgoing[] = [];
/**
 * The stored value and its parsed form, which is parsed again only if another tab or a logout has changed
 * the value.
 */
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
    // Storage is blocked, so the messages last only as long as the page.
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

const updateItem = (key: string, to: Partial<Outgoing>): void =>
  write(read().map((item) => (item.key === key ? { ...item, ...to } : item)));

const remove = (key: string): void => write(read().filter((item) => item.key !== key));

const SESSION_ENDED: ReadonlySet<ErrorCode> = new Set([
  'AUTH_REQUIRED',
  'TOKEN_EXPIRED',
  'TOKEN_INVALID',
]);

const getQueueName = (userId: number, conversation: number): string => `${userId} ${conversation}`;

const running = new Set<string>();
/**
 * Queues that were sending when the network came back, possibly over a dead connection; they are retried
 * once.
 */
const toRerun = new Set<string>();

/**
 * Sends the pending messages of a conversation, oldest first; a call during a run has no effect. A message
 * that does not reach the server blocks those behind it. Stops if another user logs in, because the
 * messages would be sent in that user's name.
 */
export const deliver = async (
  userId: number,
  conversation: number,
  send: Deliver,
): Promise<void> => {
  const queueName = getQueueName(userId, conversation);
  if (running.has(queueName)) return;
  running.add(queueName);
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
      // The message waits for its author's next session.
      if (failure !== null && SESSION_ENDED.has(failure)) break;
      if (failure === 'UNAVAILABLE' && toRerun.delete(queueName)) continue;
      if (failure === null) remove(item.key);
      else updateItem(item.key, { failure });
    }
  } finally {
    running.delete(queueName);
    toRerun.delete(queueName);
  }
};

type NewMessage = Omit<Outgoing, 'key' | 'at' | 'failure'> & { key?: string };

export const enqueue = (item: NewMessage): void =>
  write([
    ...read(),
    {
      key: crypto.randomUUID(),
      ...item,
      at: Temporal.Now.instant().toString(),
      failure: null,
    },
  ]);

export const retryMessage = (key: string): void => updateItem(key, { failure: null });

export const discard = remove;

export const getOutgoing = (key: string): Outgoing | undefined =>
  read().find((item) => item.key === key);

/** Returns the keys of all pending messages, in any conversation. */
export const listOutgoingKeys = (): string[] => read().map(({ key }) => key);

/** Returns the conversations in which this user has pending messages. */
export const listPendingQueues = (userId: number): readonly number[] => [
  ...new Set(
    read()
      .filter((item) => item.userId === userId)
      .map(({ conversation }) => conversation),
  ),
];

/** Records a finished upload, which is reused no matter what happens to its message. */
export const recordUpload = (key: string, fileId: FileId): void => {
  const picture = getOutgoing(key)?.picture;
  if (picture) updateItem(key, { picture: { ...picture, fileId } });
};

/** Retries, in order, the messages that failed only because of the network. */
export const retryUnreached = (userId: number, conversation: number): void =>
  write(
    read().map((item) =>
      item.userId === userId && item.conversation === conversation && item.failure === 'UNAVAILABLE'
        ? { ...item, failure: null }
        : item,
    ),
  );

/**
 * Retries like `retryUnreached`, and also retries a message that is being sent if it fails. Call this when
 * the network or the socket is back.
 */
export const retryWhenOnline = (userId: number, conversation: number): void => {
  const queueName = getQueueName(userId, conversation);
  if (running.has(queueName)) toRerun.add(queueName);
  retryUnreached(userId, conversation);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  const onStorage = (event: StorageEvent) => {
    if (event.key === STORE) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
};

export const useOutbox = (): readonly Outgoing[] =>
  useSyncExternalStore(subscribe, read, () => NONE);

import { ApiError, isUncertain } from './api-error.ts';

/**
 * Attempts at what must not happen twice (docs/product/pages.md, "Repeating a call"). The same request
 * sent again, after a lost connection or a reload, carries the same idempotency key, so that it happens
 * once; any other request is a new attempt. Kept in session storage under the name of what is attempted.
 */
interface Attempt {
  body: string;
  key: string;
}

const memory = new Map<string, Attempt>();
const PREFIX = 'attempt:';

const stored = (name: string): Attempt | null => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null');
    if (typeof value !== 'object' || value === null) return memory.get(name) ?? null;
    const { body, key } = value as Partial<Attempt>;
    return typeof body === 'string' && typeof key === 'string' ? { body, key } : null;
  } catch {
    return memory.get(name) ?? null;
  }
};

/** The key of this very request. */
const keyOf = (name: string, request: unknown): string => {
  const body = JSON.stringify(request);
  const before = stored(name);
  if (before?.body === body) return before.key;
  const begun = { body, key: crypto.randomUUID() };
  memory.set(name, begun);
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(begun));
  } catch {
    // Kept in memory only.
  }
  return begun.key;
};

/** It has its answer: the next attempt, even if it looks the same, is a new one. */
const end = (name: string): void => {
  memory.delete(name);
  try {
    sessionStorage.removeItem(PREFIX + name);
  } catch {
    // Forbidden storage holds nothing.
  }
};

/** Turned away at the door, before anything is looked up under a key: log in first, come later. */
const AT_THE_DOOR: readonly number[] = [401, 429];

/**
 * Whether an attempt goes on after this error: it may have happened, now or when it was sent before. One
 * that is turned away for its session or its haste does not tell of an earlier one whose answer was lost.
 */
export const goesOn = (error: unknown): boolean =>
  isUncertain(error) || (error instanceof ApiError && AT_THE_DOOR.includes(error.status));

/**
 * Sends a request under the key of its attempt, which lasts until an answer says what became of it.
 * `name` names what is attempted; another `request` under the same name is another attempt.
 */
export const attempt = async <Reply>(
  name: string,
  request: unknown,
  send: (key: string) => Promise<Reply>,
): Promise<Reply> => {
  try {
    const reply = await send(keyOf(name, request));
    end(name);
    return reply;
  } catch (error) {
    if (!goesOn(error)) end(name);
    throw error;
  }
};

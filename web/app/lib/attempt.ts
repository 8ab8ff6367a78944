import { ApiError, isOutcomeUnknown } from './api-error.ts';

/**
 * An attempt at an action that must not happen twice (docs/product/pages.md, "Repeating a call"). If the
 * same request is sent again, for example after a lost connection or a reload, it has the same idempotency
 * key, so the server carries it out only once; any other request is a new attempt. Stored in session
 * storage under the name of the action.
 */
interface Attempt {
  body: string;
  key: string;
}

const memory = new Map<string, Attempt>();
const PREFIX = 'attempt:';

const readStored = (name: string): Attempt | null => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null');
    if (typeof value !== 'object' || value === null) return memory.get(name) ?? null;
    const { body, key } = value as Partial<Attempt>;
    return typeof body === 'string' && typeof key === 'string' ? { body, key } : null;
  } catch {
    return memory.get(name) ?? null;
  }
};

/** Returns the idempotency key for exactly this request, creating one if there is none. */
const getKey = (name: string, request: unknown): string => {
  const body = JSON.stringify(request);
  const before = readStored(name);
  if (before?.body === body) return before.key;
  const begun = { body, key: crypto.randomUUID() };
  memory.set(name, begun);
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(begun));
  } catch {
    // Storage is blocked, so the key stays in memory only.
  }
  return begun.key;
};

/** Ends an attempt that was answered. The next attempt gets a new key, even for an identical request. */
const endAttempt = (name: string): void => {
  memory.delete(name);
  try {
    sessionStorage.removeItem(PREFIX + name);
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
};

/**
 * Statuses of requests that are rejected before the server looks up the key: not logged in, or too many
 * requests.
 */
const REJECTED_EARLY: readonly number[] = [401, 429];

/**
 * Returns whether the attempt stays open after this error, because this request or an earlier one may have
 * been carried out. A 401 or 429 says nothing about an earlier request whose reply was lost.
 */
export const isStillOpen = (error: unknown): boolean =>
  isOutcomeUnknown(error) || (error instanceof ApiError && REJECTED_EARLY.includes(error.status));

/**
 * Sends a request with the idempotency key of its attempt, which lasts until a reply settles it. `name`
 * identifies the action; a different `request` with the same name is a new attempt.
 */
export const sendAttempt = async <Reply>(
  name: string,
  request: unknown,
  send: (key: string) => Promise<Reply>,
): Promise<Reply> => {
  try {
    const reply = await send(getKey(name, request));
    endAttempt(name);
    return reply;
  } catch (error) {
    if (!isStillOpen(error)) endAttempt(name);
    throw error;
  }
};

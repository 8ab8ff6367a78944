/**
 * Idempotency keys of attempts that move money (docs/product/pages.md, "Repeating a call"). The
 * same request sent again, after a lost connection or a reload, carries the same key, so that it
 * happens once; any other request is a new attempt. Kept in session storage under the name of what
 * is attempted.
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
export const attemptKey = (name: string, request: unknown): string => {
  const body = JSON.stringify(request);
  const before = stored(name);
  if (before?.body === body) return before.key;
  const attempt = { body, key: crypto.randomUUID() };
  memory.set(name, attempt);
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(attempt));
  } catch {
    // Kept in memory only.
  }
  return attempt.key;
};

/** The attempt has its answer: the next one, even if it looks the same, is a new one. */
export const endAttempt = (name: string): void => {
  memory.delete(name);
  try {
    sessionStorage.removeItem(PREFIX + name);
  } catch {
    // Forbidden storage holds nothing.
  }
};

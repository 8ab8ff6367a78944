import type { CurrentUser } from '@tomoguide/contract/accounts/entities';

/** Stores the session in local storage, or in this tab's memory if storage is blocked. */

const TOKEN = 'token';
const USER = 'user';
/** Key of the view that the user chose last, stored separately from the session. */
const VIEW_PREFERENCE = 'viewPreference';

/** Key of the start-code secrets and their bookings; removed with the session. */
const START_CODES = 'startCodes';

/** If these keys change in another tab, the session has changed. */
export const SESSION_KEYS: readonly string[] = [TOKEN, USER];

const memory = new Map<string, string>();

const get = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
};

const set = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    memory.set(key, value);
  }
};

const remove = (key: string): void => {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
};

/**
 * Values that briefly replace the token before it is removed. Other tabs receive events only for changed
 * values, and these values tell them why the session ended.
 */
const ENDED = { expired: 'ended:expired', invalid: 'ended:invalid' } as const;
type Ended = keyof typeof ENDED;

/** Returns how another tab ended the session; null if this event does not say. */
export const parseSessionEnd = ({ key, newValue }: StorageEvent): Ended | null => {
  if (key !== TOKEN) return null;
  if (newValue === ENDED.expired) return 'expired';
  return newValue === ENDED.invalid ? 'invalid' : null;
};

export const readStored = () => {
  const token = get(TOKEN);
  const isEnded = token === ENDED.expired || token === ENDED.invalid;
  return { token: isEnded ? null : token, user: get(USER) };
};

export const store = (token: string, user: CurrentUser): void => {
  set(TOKEN, token);
  set(USER, JSON.stringify(user));
  set(VIEW_PREFERENCE, user.role);
};

/**
 * Removes the stored session. `how` is passed to the other tabs, which otherwise treat the removal as a
 * logout.
 */
export const removeStored = (how?: Ended): void => {
  if (how) set(TOKEN, ENDED[how]);
  remove(TOKEN);
  remove(USER);
  remove(START_CODES);
};

/** Prefixes of the session storage keys for form input of any user of this tab. */
const TYPED = ['checkout:', 'attempt:', 'visitor-message:'];

/** Prefix of the local storage keys for drafts, followed by the author's user ID. */
export const DRAFT = 'draft:';

/** Replaces the user ID in the keys of visitors' drafts. */
export const VISITOR = 0;

/** Assigns a visitor's drafts to the account that the visitor logs in to or signs up for. */
export const adoptDrafts = (userId: number): void => {
  try {
    for (const key of Object.keys(localStorage)) {
      const [, rest] = key.split(`${DRAFT}${VISITOR}:`, 2);
      const draft = rest === undefined ? null : localStorage.getItem(key);
      if (draft !== null) localStorage.setItem(`${DRAFT}${userId}:${rest}`, draft);
    }
  } catch {
    // Storage is blocked, so nothing is stored.
  }
};

/** Deletes all drafts, or all except those of the given user. */
export const deleteDrafts = (exceptUserId: number | null): void => {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(DRAFT) && !key.startsWith(`${DRAFT}${exceptUserId}:`))
        localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing is stored.
  }
};

/** Removes all form input, so that the next user of this tab does not see it after a logout. */
export const clearFormInput = (): void => {
  try {
    for (const key of Object.keys(sessionStorage))
      if (TYPED.some((beginning) => key.startsWith(beginning))) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
  deleteDrafts(null);
};

const OFFLINE_CACHE_PREFIX = 'kept-';

/** Returns the name of the cache that stores a user's next trips for offline use. */
export const getOfflineCacheName = (userId: number): string => `${OFFLINE_CACHE_PREFIX}${userId}`;

/** Deletes the offline caches of all users, or of all users except the given one. */
export const deleteOfflineCaches = async (exceptUserId: number | null): Promise<void> => {
  try {
    for (const name of await caches.keys())
      if (
        name.startsWith(OFFLINE_CACHE_PREFIX) &&
        name !== `${OFFLINE_CACHE_PREFIX}${exceptUserId}`
      )
        await caches.delete(name);
  } catch {
    // A browser without the Cache API has nothing to delete.
  }
};

/** Returns the start codes as parts/bookings/start-code stores them; null if there are none. */
export const readStartCodes = (): string | null => get(START_CODES);

export const storeStartCodes = (codes: string): void => set(START_CODES, codes);

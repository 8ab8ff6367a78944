import type { CurrentUser } from '@tomoguide/contract/accounts/entities';

/** Where the session is kept: local storage, or this tab's memory where storage is forbidden. */

const TOKEN = 'token';
const USER = 'user';
/** The view the person chose last, kept apart from the session. */
const VIEW_PREFERENCE = 'viewPreference';

/** Secrets of start codes and what they are for: they go with the session. */
const START_CODES = 'startCodes';

/** The keys whose change in another tab is a change of session. */
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
    // Forbidden storage holds nothing.
  }
};

/**
 * What takes the place of a token that no longer holds, for as long as it takes to remove it: the other
 * tabs hear of changed values only, and are to know why the session ended.
 */
const ENDED = { expired: 'ended:expired', invalid: 'ended:invalid' } as const;
type Ended = keyof typeof ENDED;

/** How another tab ended the session, where this is the event that says so. */
export const endSaidBy = ({ key, newValue }: StorageEvent): Ended | null => {
  if (key !== TOKEN) return null;
  if (newValue === ENDED.expired) return 'expired';
  return newValue === ENDED.invalid ? 'invalid' : null;
};

export const readStored = () => {
  const token = get(TOKEN);
  const isOver = token === ENDED.expired || token === ENDED.invalid;
  return { token: isOver ? null : token, user: get(USER) };
};

export const store = (token: string, user: CurrentUser): void => {
  set(TOKEN, token);
  set(USER, JSON.stringify(user));
  set(VIEW_PREFERENCE, user.role);
};

/** `how` is said to the other tabs; without it they take it for a logout. */
export const removeStored = (how?: Ended): void => {
  if (how) set(TOKEN, ENDED[how]);
  remove(TOKEN);
  remove(USER);
  remove(START_CODES);
};

/** Beginnings of the names under which this tab keeps what its person typed: of others, too. */
const TYPED = ['checkout:', 'request:', 'case:', 'review:', 'attempt:', 'typed:'];

/** Messages that people of this browser began to write, each under the id of its writer. */
const DRAFT = 'draft:';

/** All of them, or all but those of whom the browser now belongs to. */
export const forgetDrafts = (keptOf: number | null): void => {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(DRAFT) && !key.startsWith(`${DRAFT}${keptOf}:`))
        localStorage.removeItem(key);
  } catch {
    // Forbidden storage holds nothing.
  }
};

/** Whoever uses this tab after a logout finds nothing of what was typed in it. */
export const forgetTyped = (): void => {
  try {
    for (const key of Object.keys(sessionStorage))
      if (TYPED.some((beginning) => key.startsWith(beginning))) sessionStorage.removeItem(key);
  } catch {
    // Forbidden storage holds nothing.
  }
  forgetDrafts(null);
};

const KEPT = 'kept-';

/** The cache of what is kept of a person's next trips, to show without a network. */
export const keptCache = (userId: number): string => `${KEPT}${userId}`;

/** Erases what is kept of all people, or of all but the one the browser now belongs to. */
export const forgetKept = async (keptOf: number | null): Promise<void> => {
  try {
    for (const name of await caches.keys())
      if (name.startsWith(KEPT) && name !== `${KEPT}${keptOf}`) await caches.delete(name);
  } catch {
    // A browser without caches keeps nothing in them.
  }
};

/** As features/bookings/start-code keeps them; null: none. */
export const readStartCodes = (): string | null => get(START_CODES);

export const storeStartCodes = (codes: string): void => set(START_CODES, codes);

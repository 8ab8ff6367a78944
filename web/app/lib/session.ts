import type { CurrentUser, Role, SignedIn } from '@tomoguide/contract/accounts/entities';
import { useSyncExternalStore } from 'react';
import {
  adoptDrafts,
  clearFormInput,
  deleteDrafts,
  deleteOfflineCaches,
  parseSessionEnd,
  readStored,
  removeStored,
  SESSION_KEYS,
  store,
} from './session-storage.ts';

/** The session of the user who is logged in to this browser. */
export interface Session {
  token: string;
  user: CurrentUser;
}

/** Why a session ended: the user logged out, it expired, or the server no longer accepts it. */
export type SessionEnd = 'logout' | 'expired' | 'invalid';

let cached: { token: string | null; user: string | null; session: Session | null } | undefined;
const listeners = new Set<() => void>();
const endListeners = new Set<(reason: SessionEnd) => void>();
/**
 * The token whose end this tab has already announced. Two tabs can notice the end of a session
 * concurrently.
 */
let lastEnded: string | null = null;

const notifyListeners = (): void => {
  for (const listener of listeners) listener();
};

/**
 * Returns the stored session; null if there is none, and on the server. An incomplete session counts as
 * none and is cleared.
 */
export const readSession = (): Session | null => {
  if (import.meta.env.SSR) return null;
  const stored = readStored();
  if (cached && cached.token === stored.token && cached.user === stored.user) return cached.session;
  const session = parse(stored.token, stored.user);
  if (!session && (stored.token !== null || stored.user !== null)) removeStored();
  cached = { ...(session ? stored : { token: null, user: null }), session };
  return session;
};

const parse = (token: string | null, user: string | null): Session | null => {
  if (!token || !user) return null;
  try {
    const parsed = JSON.parse(user) as CurrentUser;
    if (typeof parsed?.id !== 'number') return null;
    return { token, user: withDefaults(parsed) };
  } catch {
    return null;
  }
};

/** Fills in fields that an older version of the app may not have stored. */
const withDefaults = (user: CurrentUser): CurrentUser => ({
  ...user,
  joinedDate: Number.isNaN(Date.parse(user.joinedDate))
    ? Temporal.Now.instant().toString()
    : user.joinedDate,
  readReceiptsEnabled: user.readReceiptsEnabled ?? true,
  timeZone: user.timeZone ?? null,
  mayUseConsole: user.mayUseConsole ?? false,
  emailStatus: user.emailStatus ?? 'confirmed',
  pendingEmail: user.pendingEmail ?? null,
  guideStatus: user.guideStatus ?? {
    shouldShowRoleSwitch: false,
    shouldShowBecomeGuideButton: false,
    shouldShowViewApplicationButton: false,
  },
});

/**
 * Starts a session from the reply to a login or sign-up. The visitor's drafts become the user's; other
 * users' drafts and offline data are deleted.
 */
export const startSession = ({ token, expiresAt: _expiresAt, ...user }: SignedIn): void => {
  adoptDrafts(user.id);
  deleteDrafts(user.id);
  void deleteOfflineCaches(user.id);
  store(token, user);
  notifyListeners();
};

/**
 * Replaces the stored user with a newer version, for example from GET /api/me, or after a setting or the
 * role has changed.
 */
export const updateUser = (user: CurrentUser): void => {
  const session = readSession();
  if (!session || session.user.id !== user.id) return;
  store(session.token, user);
  notifyListeners();
};

/** Ends the session for the given reason; the layout shows the message and redirects. */
export const endSession = (reason: SessionEnd): void => {
  lastEnded = readStored().token;
  removeStored(reason === 'logout' ? undefined : reason);
  void deleteOfflineCaches(null);
  // Input is kept when a session expires, so that the user can resume after logging in again.
  if (reason === 'logout') clearFormInput();
  notifyListeners();
  for (const listener of endListeners) listener(reason);
};

/**
 * Adds a listener for the end of a session in this tab, or in another tab that reported why it ended.
 * Returns a function that removes it.
 */
export const onSessionEnd = (listener: (reason: SessionEnd) => void): (() => void) => {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
};

const onStorage = (event: StorageEvent): void => {
  if (event.key !== null && !SESSION_KEYS.includes(event.key)) return;
  const reason = parseSessionEnd(event);
  // Runs before the change listeners, because components that save unsaved input unmount with the session.
  // A tab that was suspended may receive this event only after a new login.
  if (reason && event.oldValue !== lastEnded && readSession() === null) {
    lastEnded = event.oldValue;
    for (const listener of endListeners) listener(reason);
  }
  notifyListeners();
};

/**
 * Calls the listener when a session starts, changes or ends, in this tab or another. Returns the
 * unsubscribe function.
 */
export const onSessionChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  // Adding the same listener again has no effect.
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
};

/**
 * Returns the session, kept in sync across tabs: `null` if logged out, and `undefined` before hydration,
 * when the session is not known yet and a skeleton is shown.
 */
export const useSession = (): Session | null | undefined =>
  useSyncExternalStore<Session | null | undefined>(onSessionChange, readSession, () => undefined);

/** Returns the view that the user is in; visitors have the traveler's view. */
export const useRole = (): Role => useSession()?.user.role ?? 'traveler';

import type { CurrentUser, Role, SignedIn } from '@tomoguide/contract/accounts/entities';
import { useSyncExternalStore } from 'react';
import {
  endSaidBy,
  forgetDrafts,
  forgetKept,
  forgetTyped,
  readStored,
  removeStored,
  SESSION_KEYS,
  store,
} from './session-storage.ts';

/** The signed-in person of this browser. */
export interface Session {
  token: string;
  user: CurrentUser;
}

/** Why a session ended: the person logged out, its time was over, or the server no longer knows it. */
export type SessionEnd = 'logout' | 'expired' | 'invalid';

let cached: { token: string | null; user: string | null; session: Session | null } | undefined;
const listeners = new Set<() => void>();
const endListeners = new Set<(reason: SessionEnd) => void>();
/** The token whose end was said in this tab: two tabs may notice it at the same time. */
let lastEnded: string | null = null;

const changed = (): void => {
  for (const listener of listeners) listener();
};

/** The session in local storage; null on the server. Half a session is none, and is cleared. */
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
    return { token, user: repaired(parsed) };
  } catch {
    return null;
  }
};

/** What an older version may have stored without. */
const repaired = (user: CurrentUser): CurrentUser => ({
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

/** Begins a session with the reply of login or sign-up. What others began to write here is erased. */
export const startSession = ({ token, expiresAt: _expiresAt, ...user }: SignedIn): void => {
  forgetDrafts(user.id);
  void forgetKept(user.id);
  store(token, user);
  changed();
};

/** Replaces the stored user with a newer one (GET /api/me, a changed setting or role). */
export const updateUser = (user: CurrentUser): void => {
  const session = readSession();
  if (!session || session.user.id !== user.id) return;
  store(session.token, user);
  changed();
};

/** Clears the session with a reason; the layout shows the message and redirects. */
export const endSession = (reason: SessionEnd): void => {
  lastEnded = readStored().token;
  removeStored(reason === 'logout' ? undefined : reason);
  void forgetKept(null);
  // Whose session merely expired goes on where they were.
  if (reason === 'logout') forgetTyped();
  changed();
  for (const listener of endListeners) listener(reason);
};

/** Called when a session ends in this tab, and when one that is over was noticed in another. */
export const onSessionEnd = (listener: (reason: SessionEnd) => void): (() => void) => {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
};

const otherTab = (event: StorageEvent): void => {
  if (event.key !== null && !SESSION_KEYS.includes(event.key)) return;
  const reason = endSaidBy(event);
  // First: what keeps unsaved words leaves the page with the session.
  // A tab that slept may hear it once somebody is logged in again.
  if (reason && event.oldValue !== lastEnded && readSession() === null) {
    lastEnded = event.oldValue;
    for (const listener of endListeners) listener(reason);
  }
  changed();
};

/** Called when a session begins, changes or ends, in this tab or another; returns how to stop that. */
export const onSessionChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  // However often it is added, it is called once.
  window.addEventListener('storage', otherTab);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', otherTab);
  };
};

/**
 * The session, followed across tabs. `undefined` while the page is not hydrated: it is not known
 * yet, so show a skeleton. `null`: logged out.
 */
export const useSession = (): Session | null | undefined =>
  useSyncExternalStore<Session | null | undefined>(onSessionChange, readSession, () => undefined);

/** The view the person works in; visitors see the traveler's. */
export const useRole = (): Role => useSession()?.user.role ?? 'traveler';

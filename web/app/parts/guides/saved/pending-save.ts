import type { GuideId } from '@tomoguide/contract/primitives';

/** The guide whose heart a visitor clicked, stored in this tab during login and saved afterward. */
const KEY = 'pendingSave';
const LIFETIME_MS = 30 * 60_000;

export const storePendingSave = (guideId: GuideId): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ guideId, at: Date.now() }));
  } catch {
    // Storage is blocked, so the visitor must click the heart again.
  }
};

/** Removes and returns the stored guide; null if there is none or it is too old. */
export const takePendingSave = (): GuideId | null => {
  try {
    const stored = sessionStorage.getItem(KEY);
    if (stored === null) return null;
    sessionStorage.removeItem(KEY);
    const { guideId, at } = JSON.parse(stored) as { guideId: unknown; at: unknown };
    const fresh = typeof at === 'number' && Date.now() - at < LIFETIME_MS;
    // Not validated: only this file writes the value, and the server validates it anyway.
    return fresh && typeof guideId === 'number' ? (guideId as GuideId) : null;
  } catch {
    return null;
  }
};

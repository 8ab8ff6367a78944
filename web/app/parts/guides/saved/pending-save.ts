import type { GuideId } from '@tomoguide/contract/primitives';

/** A heart that a visitor clicked. Stored in this tab during login, then applied. */
const KEY = 'pendingSave';
const LIFETIME_MS = 30 * 60_000;

export const storePendingSave = (guideId: GuideId): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ guideId, at: Date.now() }));
  } catch {
    // Without storage, the visitor must click the heart again.
  }
};

/** Removes and returns the stored heart; null if there is none or it is too old. */
export const takePendingSave = (): GuideId | null => {
  try {
    const stored = sessionStorage.getItem(KEY);
    if (stored === null) return null;
    sessionStorage.removeItem(KEY);
    const { guideId, at } = JSON.parse(stored) as { guideId: unknown; at: unknown };
    const fresh = typeof at === 'number' && Date.now() - at < LIFETIME_MS;
    // Only this file writes it, and the server validates it anyway.
    return fresh && typeof guideId === 'number' ? (guideId as GuideId) : null;
  } catch {
    return null;
  }
};

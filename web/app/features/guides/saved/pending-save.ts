import type { GuideId } from '@tomoguide/contract/primitives';

/** A heart that a visitor touched: kept in this tab while they log in, then carried out. */
const KEY = 'pendingSave';
const LIFETIME_MS = 30 * 60_000;

export const rememberSave = (guideId: GuideId): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ guideId, at: Date.now() }));
  } catch {
    // Without storage the visitor touches the heart once more.
  }
};

/** Takes the remembered heart out; null when there is none or it is too old. */
export const takePendingSave = (): GuideId | null => {
  try {
    const stored = sessionStorage.getItem(KEY);
    if (stored === null) return null;
    sessionStorage.removeItem(KEY);
    const { guideId, at } = JSON.parse(stored) as { guideId: unknown; at: unknown };
    const fresh = typeof at === 'number' && Date.now() - at < LIFETIME_MS;
    // Only this file wrote it; the server checks it all the same.
    return fresh && typeof guideId === 'number' ? (guideId as GuideId) : null;
  } catch {
    return null;
  }
};

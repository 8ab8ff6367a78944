/** The storage key of a visitor's chosen guides in this tab during login. */
export const DIRECT_STORE = 'direct';

export const wasStored = (): boolean => {
  try {
    return sessionStorage.getItem(DIRECT_STORE) !== null;
  } catch {
    return false;
  }
};

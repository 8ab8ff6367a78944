/** The storage key under which this tab keeps a visitor's selection during login. */
export const DIRECT_STORE = 'direct';

export const wasStored = (): boolean => {
  try {
    return sessionStorage.getItem(DIRECT_STORE) !== null;
  } catch {
    return false;
  }
};

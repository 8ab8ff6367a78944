/** Under which a visitor's choice of guides is kept in this tab while they log in. */
export const DIRECT_STORE = 'direct';

export const wasKept = (): boolean => {
  try {
    return sessionStorage.getItem(DIRECT_STORE) !== null;
  } catch {
    return false;
  }
};

import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';

const stateOf = (state: unknown): Record<string, unknown> =>
  typeof state === 'object' && state !== null ? { ...state } : {};

/** The state of a history entry at which no sheet is open; the rest of it stays. */
export const withoutSheet = (state: unknown): Record<string, unknown> => {
  const { sheet: _, ...rest } = stateOf(state);
  return rest;
};

const never = () => () => {};
/** False on the server and while the page is taken over: the server knows no history. */
const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * A sheet with a history entry of its own, so that Back closes it and does not leave the page. Open
 * while that entry is the current one; a reload opens it again.
 */
export const useSheetEntry = (name: string) => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const open = useHydrated() && stateOf(state).sheet === name;
  return {
    open,
    show: () => {
      if (open) return;
      navigate(pathname + search, {
        state: { ...stateOf(state), sheet: name },
        preventScrollReset: true,
      });
    },
    hide: () => {
      if (open) navigate(-1);
    },
  };
};

import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';

const getState = (state: unknown): Record<string, unknown> =>
  typeof state === 'object' && state !== null ? { ...state } : {};

/** Returns the state of a history entry without its open sheet; everything else stays. */
export const withoutSheet = (state: unknown): Record<string, unknown> => {
  const { sheet: _, ...rest } = getState(state);
  return rest;
};

const subscribe = () => () => {};
/** Returns false on the server and during hydration, because the server has no history. */
const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

/**
 * Manages a sheet that has its own history entry, so that going back closes the sheet instead of leaving
 * the page. The sheet is open while that entry is the current one; a reload opens it again.
 */
export const useSheetEntry = (name: string) => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const open = useHydrated() && getState(state).sheet === name;
  return {
    open,
    show: () => {
      if (open) return;
      navigate(pathname + search, {
        state: { ...getState(state), sheet: name },
        preventScrollReset: true,
      });
    },
    hide: () => {
      if (open) navigate(-1);
    },
  };
};

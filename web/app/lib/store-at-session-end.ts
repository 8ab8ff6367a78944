import { useEffect, useEffectEvent, useState } from 'react';
import { onSessionEnd, type SessionEnd, useSession } from './session.ts';

const useKey = (form: string): string => `typed:${useSession()?.user.id ?? 0}:${form}`;

const read = <Typed>(key: string): Typed | null => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Typed | null;
  } catch {
    return null;
  }
};

/**
 * The unsaved input of a form when its author's session ended, returned once to the same user
 * (docs/product/accounts.md, "Sessions"); null if none. `form` includes the revision of the edited data, so
 * that old input cannot silently overwrite a newer change.
 */
export const useRestoredInput = <Typed>(form: string): Typed | null => {
  const now = useKey(form);
  // A user who logs in while the form is open must not get another user's input.
  const [key] = useState(now);
  const [before] = useState(() => read<Typed>(key));
  useEffect(() => {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Blocked storage holds nothing.
    }
  }, [key]);
  return before;
};

/** Stores the form's input if the session ends other than by a logout; null if nothing is unsaved. */
export const useStoreAtSessionEnd = (form: string, typed: object | null): void => {
  const key = useKey(form);
  const keep = useEffectEvent((reason: SessionEnd) => {
    if (typed === null || reason === 'logout') return;
    try {
      sessionStorage.setItem(key, JSON.stringify(typed));
    } catch {
      // Without storage the input is lost.
    }
  });
  useEffect(() => onSessionEnd(keep), []);
};

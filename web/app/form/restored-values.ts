import { useEffect, useEffectEvent, useState } from 'react';
import { onSessionEnd, type SessionEnd, useSession } from '../lib/session.ts';
import { useValues } from './use-form.ts';

const useKey = (form: string): string => `typed:${useSession()?.user.id ?? 0}:${form}`;

const readStored = <Typed>(key: string): Typed | null => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Typed | null;
  } catch {
    return null;
  }
};

/**
 * Returns a form's unsaved input that was stored when the session ended, once and only to the same user
 * (docs/product/accounts.md, "Sessions"); null if there is none. `form` includes the revision of the edited
 * data, so that old input cannot silently overwrite a newer change.
 */
export const useRestoredInput = <Typed>(form: string): Typed | null => {
  const now = useKey(form);
  // A user who logs in while the form is open must not get another user's input.
  const [key] = useState(now);
  const [before] = useState(() => readStored<Typed>(key));
  useEffect(() => {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Storage is blocked, so there is nothing to remove.
    }
  }, [key]);
  return before;
};

/**
 * Stores the form's input when the session ends for any reason other than a logout. `typed` is null if
 * there is no unsaved input.
 */
export const useStoreAtSessionEnd = (form: string, typed: object | null): void => {
  const key = useKey(form);
  const keep = useEffectEvent((reason: SessionEnd) => {
    if (typed === null || reason === 'logout') return;
    try {
      sessionStorage.setItem(key, JSON.stringify(typed));
    } catch {
      // Storage is blocked, so the input is lost.
    }
  });
  useEffect(() => onSessionEnd(keep), []);
};

/**
 * Returns the state of a form, with its values restored for the same user after the session ended. `form`
 * names the action and its subject, such as 'dispute:12'.
 */
export const useRestoredValues = <Values extends object>(form: string, initial: Values) => {
  const before = useRestoredInput<Values>(form);
  const state = useValues({ ...initial, ...before });
  const [values] = state;
  const isTyped = Object.entries(initial).some(
    ([name, value]) => values[name as keyof Values] !== value,
  );
  useStoreAtSessionEnd(form, isTyped ? values : null);
  return state;
};

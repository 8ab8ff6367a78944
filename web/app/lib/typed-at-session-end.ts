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
 * What stood unsaved in a form when the session of whoever wrote it ended, given back once to the same
 * person (docs/product/accounts.md, "Sessions"); null: nothing. `form` names the form and the revision of
 * what it changes: over what was changed elsewhere since, it would be saved unseen.
 */
export const useTypedBefore = <Typed>(form: string): Typed | null => {
  const now = useKey(form);
  // Whoever logs in while it is open gets none of it under their name.
  const [key] = useState(now);
  const [before] = useState(() => read<Typed>(key));
  useEffect(() => {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Forbidden storage holds nothing.
    }
  }, [key]);
  return before;
};

/** Keeps what is typed should the session end, unless by a logout; null: nothing is unsaved. */
export const useKeptAtSessionEnd = (form: string, typed: object | null): void => {
  const key = useKey(form);
  const keep = useEffectEvent((reason: SessionEnd) => {
    if (typed === null || reason === 'logout') return;
    try {
      sessionStorage.setItem(key, JSON.stringify(typed));
    } catch {
      // Without storage it is lost.
    }
  });
  useEffect(() => onSessionEnd(keep), []);
};

import { DRAFT_DAYS } from '@tomoguide/contract/accounts/figures';
import { useEffect, useState } from 'react';
import { useSession } from '../lib/session.ts';
import { DRAFT, VISITOR } from '../lib/session-storage.ts';

const MAX_AGE_MS = DRAFT_DAYS * 24 * 60 * 60 * 1000;

/** A stored draft: its fields, and when they were last changed, in ms since the epoch. */
interface Stored {
  fields: object;
  at: number;
  /** The revision of the data that the fields change. */
  revision?: string | undefined;
}

/** Drafts are in local storage; input under any other key is in this tab's session storage. */
const getStorage = (key: string): Storage =>
  key.startsWith(DRAFT) ? localStorage : sessionStorage;

export const deleteDraft = (key: string): void => {
  try {
    getStorage(key).removeItem(key);
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
};

const readStored = (key: string): Partial<Stored> | null => {
  try {
    return JSON.parse(getStorage(key).getItem(key) ?? 'null');
  } catch {
    // The stored value is unreadable: for example, the draft of a message is plain text.
    return null;
  }
};

const isExpired = (at: number): boolean => Date.now() - at >= MAX_AGE_MS;

const readDraft = (key: string, expectedRevision?: string): object | null => {
  const { fields, at, revision } = readStored(key) ?? {};
  if (fields === undefined || at === undefined) return null;
  if (!isExpired(at) && revision === expectedRevision) return fields;
  deleteDraft(key);
  return null;
};

/** Deletes all expired drafts, also those of forms that are never opened again. */
export const deleteExpiredDrafts = (): void => {
  try {
    for (const key of Object.keys(localStorage)) {
      const { fields, at } = (key.startsWith(DRAFT) && readStored(key)) || {};
      if (fields !== undefined && at !== undefined && isExpired(at)) deleteDraft(key);
    }
  } catch {
    // Storage is blocked, so nothing is stored.
  }
};

const storeDraft = (key: string, fields: object, revision?: string): void => {
  const before = readStored(key);
  // A form stores its draft again when it opens. That must not extend the draft's time.
  const isSame = JSON.stringify(before?.fields) === JSON.stringify(fields);
  const at = (isSame ? before?.at : undefined) ?? Date.now();
  try {
    const stored: Stored = { fields, at, revision };
    getStorage(key).setItem(key, JSON.stringify(stored));
  } catch {
    // Storage is blocked, so the draft lasts only as long as the page.
  }
};

/**
 * Returns the key of the current user's draft of a form. It is fixed at mount, so that a user who logs in
 * while the form is open does not get another user's draft.
 */
const useDraftKey = (form: string): string => {
  const userId = useSession()?.user.id ?? VISITOR;
  const [key] = useState(`draft:${userId}:${form}`);
  return key;
};

/**
 * Returns the input of a form, a function that changes parts of it, and a function that clears it after it
 * is sent. The input is stored on the device for DRAFT_DAYS, so it survives a reload, a closed tab and a
 * killed browser. `key` starts with `draft:<user id>:`, which lets lib/session-storage.ts remove the draft
 * at logout and when another user logs in. With any other key it is stored only for this tab. `begin` can
 * override parts of the stored draft.
 */
export const useStoredDraft = <Draft extends object>(
  key: string,
  empty: Draft,
  begin: (stored: Partial<Draft>) => Partial<Draft> = () => ({}),
): [Draft, (change: Partial<Draft>) => void, () => void] => {
  const [blank] = useState(empty);
  // Null until something is typed, so that nothing is stored before that.
  const [typed, setTyped] = useState<Draft | null>(() => {
    const stored = readDraft(key) ?? {};
    const known = { ...stored, ...begin(stored) };
    return Object.keys(known).length > 0 ? { ...blank, ...known } : null;
  });
  useEffect(() => {
    if (typed !== null) storeDraft(key, typed);
  }, [key, typed]);
  return [
    typed ?? blank,
    (change) => setTyped((before) => ({ ...(before ?? blank), ...change })),
    () => {
      deleteDraft(key);
      setTyped(null);
    },
  ];
};

/**
 * The current user's draft of a form, as `useStoredDraft` returns it. `form` names the action and its
 * subject, such as 'reject:booking:12'.
 */
export const useOwnDraft = <Draft extends object>(
  form: string,
  empty: Draft,
  begin?: (stored: Partial<Draft>) => Partial<Draft>,
) => useStoredDraft(useDraftKey(form), empty, begin);

/**
 * Returns the stored input of a form that changes saved data; null if there is none, or if the data has
 * changed since, because old input must not silently overwrite a newer change.
 */
export const useEarlierInput = <Typed extends object>(
  form: string,
  revision?: string,
): Typed | null => {
  const key = useDraftKey(form);
  const [before] = useState(() => readDraft(key, revision) as Typed | null);
  return before;
};

/**
 * Stores the input of such a form on each change. `typed` is null if nothing is unsaved. Returns a function
 * that deletes the stored input, for a form that is sent or given up.
 */
export const useStoreInput = (
  form: string,
  typed: object | null,
  revision?: string,
): (() => void) => {
  const key = useDraftKey(form);
  // Forms derive `typed` on each render; only a different value is stored again.
  const fields = typed === null ? null : JSON.stringify(typed);
  useEffect(() => {
    if (fields === null) deleteDraft(key);
    else storeDraft(key, JSON.parse(fields) as object, revision);
  }, [key, fields, revision]);
  return () => deleteDraft(key);
};

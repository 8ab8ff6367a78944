import { useState } from 'react';
import { useRestoredInput, useStoreAtSessionEnd } from '../../lib/store-at-session-end.ts';

/**
 * The text fields of an action. Unsent input survives the end of the session for the same user and action:
 * `what` identifies the action and its case, 'dispute:12'.
 */
export const useFormAction = <Typed extends Record<string, string>>(
  what: string,
  initial: Typed,
): [Typed, (change: Partial<Typed>) => void] => {
  const form = `staff:${what}`;
  const before = useRestoredInput<Typed>(form);
  const [typed, setTyped] = useState<Typed>({ ...initial, ...before });
  const isTyped = Object.entries(initial).some(([name, value]) => typed[name] !== value);
  useStoreAtSessionEnd(form, isTyped ? typed : null);
  return [typed, (change) => setTyped((now) => ({ ...now, ...change }))];
};

/** The only field of an action that needs just a text: the reason, unless `initial` says otherwise. */
export const useReason = (what: string, initial = ''): [string, (reason: string) => void] => {
  const [{ reason }, change] = useFormAction(what, { reason: initial });
  return [reason, (words) => change({ reason: words })];
};

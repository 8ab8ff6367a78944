import { useState } from 'react';
import { useKeptAtSessionEnd, useTypedBefore } from '../../lib/typed-at-session-end.ts';

/**
 * The fields of a deed as they are typed. What stood unsent when the session ended is there again once the
 * same person does the same: `what` names the deed and its case, 'dispute:12'.
 */
export const useTypedDeed = <Typed extends Record<string, string>>(
  what: string,
  initial: Typed,
): [Typed, (change: Partial<Typed>) => void] => {
  const form = `staff:${what}`;
  const before = useTypedBefore<Typed>(form);
  const [typed, setTyped] = useState<Typed>({ ...initial, ...before });
  const isTyped = Object.entries(initial).some(([name, value]) => typed[name] !== value);
  useKeptAtSessionEnd(form, isTyped ? typed : null);
  return [typed, (change) => setTyped((now) => ({ ...now, ...change }))];
};

/** The one field of a deed that asks for words alone: why, unless `initial` says otherwise. */
export const useReason = (what: string, initial = ''): [string, (reason: string) => void] => {
  const [{ reason }, change] = useTypedDeed(what, { reason: initial });
  return [reason, (words) => change({ reason: words })];
};

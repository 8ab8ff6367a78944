import { useState } from 'react';
import { useKeptAtSessionEnd, useTypedBefore } from '../../lib/typed-at-session-end.ts';

/**
 * The reason of a deed as it is typed. One that stood unsent when the session ended is there again once
 * the same person does the same: `what` names the deed and its case, 'refund:12:retry'.
 */
export const useReason = (what: string): [string, (reason: string) => void] => {
  const form = `staff:${what}`;
  const before = useTypedBefore<{ reason: string }>(form);
  const [reason, setReason] = useState(before?.reason ?? '');
  useKeptAtSessionEnd(form, reason === '' ? null : { reason });
  return [reason, setReason];
};

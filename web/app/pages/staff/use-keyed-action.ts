import { useRef } from 'react';
import { isStillOpen } from '../../lib/attempt.ts';
import { useStaffAction } from './use-staff-action.ts';

/**
 * Runs an action with one idempotency key per attempt, so that another click after a lost reply has no
 * further effect. The key is discarded when the component unmounts, because a later action on the same case
 * can look the same. If a reload must not run the action twice, use `attempt`, which stores the key.
 */
export const useKeyedAction = <Input, Reply>(
  send: (input: Input, key: string) => Promise<Reply>,
) => {
  const key = useRef<string | null>(null);
  return useStaffAction(async (input: Input) => {
    key.current ??= crypto.randomUUID();
    try {
      const reply = await send(input, key.current);
      key.current = null;
      return reply;
    } catch (error) {
      if (!isStillOpen(error)) key.current = null;
      throw error;
    }
  });
};

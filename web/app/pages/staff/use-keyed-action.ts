import { useRef } from 'react';
import { isStillOpen } from '../../lib/attempt.ts';
import { useStaffAction } from './use-staff-action.ts';

/**
 * An action with one key per attempt, so that another click after a lost reply has no further effect. The key
 * is dropped with the component, because a later action on the same case can look the same. Use `attempt`,
 * whose key is stored, if a reload must not run the action twice.
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

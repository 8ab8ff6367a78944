import { useRef } from 'react';
import { goesOn } from '../../lib/attempt.ts';
import { useDeed } from './use-deed.ts';

/**
 * An action with one key per attempt: another click after a lost reply has no further effect. The key is
 * dropped with the component, since a later action on the same case can look alike. Use `attempt`, whose
 * key is stored, if a reload must not run the action twice.
 */
export const useKeyedDeed = <Input, Reply>(send: (input: Input, key: string) => Promise<Reply>) => {
  const key = useRef<string | null>(null);
  return useDeed(async (input: Input) => {
    key.current ??= crypto.randomUUID();
    try {
      const reply = await send(input, key.current);
      key.current = null;
      return reply;
    } catch (error) {
      if (!goesOn(error)) key.current = null;
      throw error;
    }
  });
};

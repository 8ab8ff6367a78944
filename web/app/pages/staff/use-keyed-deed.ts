import { useRef } from 'react';
import { goesOn } from '../../lib/attempt.ts';
import { useDeed } from './use-deed.ts';

/**
 * A deed under one key an attempt: one more press after a lost answer does nothing twice. The key goes
 * with the part that shows the deed, since a later one on the same case may look alike. What could be
 * done twice after a reload is sent by `attempt`, whose key stays.
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

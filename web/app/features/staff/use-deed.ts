import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isUncertain } from '../bookings/mutations.ts';
import { STAFF_KEY } from './queries.ts';

/**
 * Something that staff does, under one key an attempt: a second press, or one more after a lost
 * answer, does nothing twice. It makes all that the console shows stale. The key goes with the part that
 * shows it: what could be done again after a reload is sent by `attempt`, whose key stays.
 */
export const useDeed = <Input, Reply>(send: (input: Input, key: string) => Promise<Reply>) => {
  const queryClient = useQueryClient();
  const key = useRef(crypto.randomUUID());
  const running = useRef<Promise<Reply> | null>(null);
  return useMutation({
    // Two presses before the button is shown as busy are one.
    mutationFn: (input: Input) => {
      running.current ??= send(input, key.current).finally(() => {
        running.current = null;
      });
      return running.current;
    },
    onSuccess: () => {
      key.current = crypto.randomUUID();
    },
    onError: (error) => {
      if (!isUncertain(error)) key.current = crypto.randomUUID();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: STAFF_KEY }),
  });
};

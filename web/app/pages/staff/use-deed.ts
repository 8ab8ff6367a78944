import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { STAFF_KEY } from './queries.ts';

/** Something that staff does. It makes all that the console shows stale. */
export const useDeed = <Input, Reply>(send: (input: Input) => Promise<Reply>) => {
  const queryClient = useQueryClient();
  const running = useRef<Promise<Reply> | null>(null);
  return useMutation({
    // Two presses before the button is shown as busy are one.
    mutationFn: (input: Input) => {
      running.current ??= send(input).finally(() => {
        running.current = null;
      });
      return running.current;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: STAFF_KEY }),
  });
};

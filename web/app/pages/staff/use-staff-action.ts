import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { STAFF_KEY } from './queries.ts';

/** Returns the mutation for a staff action, which invalidates all of the console's data. */
export const useStaffAction = <Input, Reply>(
  send: (input: Input) => Promise<Reply>,
  mutationKey: readonly string[] = [],
) => {
  const queryClient = useQueryClient();
  const running = useRef<Promise<Reply> | null>(null);
  return useMutation({
    mutationKey,
    // A second click before the button renders as busy joins the running request.
    mutationFn: (input: Input) => {
      running.current ??= send(input).finally(() => {
        running.current = null;
      });
      return running.current;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: STAFF_KEY }),
  });
};

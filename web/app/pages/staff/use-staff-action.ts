import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { STAFF_KEY } from './queries.ts';

/** An action of staff. It invalidates all of the console's data. */
export const useStaffAction = <Input, Reply>(send: (input: Input) => Promise<Reply>) => {
  const queryClient = useQueryClient();
  const running = useRef<Promise<Reply> | null>(null);
  return useMutation({
    // Two clicks before the button renders as busy are treated as one.
    mutationFn: (input: Input) => {
      running.current ??= send(input).finally(() => {
        running.current = null;
      });
      return running.current;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: STAFF_KEY }),
  });
};

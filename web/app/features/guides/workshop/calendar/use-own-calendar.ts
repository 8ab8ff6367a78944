import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyInput } from '@tomoguide/contract/call';
import { pauseListing, setDays, setWeeklyHours } from '@tomoguide/contract/guides/calls';
import type { OwnGuide } from '@tomoguide/contract/guides/entities';
import { api } from '../../../../lib/api.ts';
import { ownGuide } from '../queries.ts';

/** The answer is the profile as it now is; what travelers are shown of guides is stale. */
const useOwnGuideChange = <Input>(change: (input: Input) => Promise<OwnGuide>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (guide) => {
      client.setQueryData(ownGuide().queryKey, guide);
      return client.invalidateQueries({ queryKey: ['guides'] });
    },
  });
};

export const useSetDays = () =>
  useOwnGuideChange((body: BodyInput<typeof setDays>) => api(setDays, { body }));
export const useSetWeeklyHours = () =>
  useOwnGuideChange((body: BodyInput<typeof setWeeklyHours>) => api(setWeeklyHours, { body }));
export const usePauseListing = () =>
  useOwnGuideChange((body: BodyInput<typeof pauseListing>) => api(pauseListing, { body }));

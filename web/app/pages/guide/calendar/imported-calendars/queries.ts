import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  addImportedCalendar,
  listImportedCalendars,
  readImportedCalendar,
  removeImportedCalendar,
} from '@tomoguide/contract/guides/calls';
import type { ImportedCalendarId } from '@tomoguide/contract/primitives';
import { api } from '../../../../lib/api.ts';
import { IMPORTED_CALENDARS_KEY } from '../../../../lib/query-keys.ts';

/** How often the page asks while a calendar is being read, in milliseconds. */
const ASK_EVERY = 2_000;

/** A notice that one can no longer be read has it asked again (docs/product/pages.md, "Query cache"). */
export const importedCalendars = () =>
  queryOptions({
    queryKey: IMPORTED_CALENDARS_KEY,
    queryFn: async () => (await api(listImportedCalendars)).data,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.some(({ waiting }) => waiting) ? ASK_EVERY : false,
  });

/** When the guide is free has changed, or will; the list is asked again. */
const useChange = <Input>(change: (input: Input) => Promise<unknown>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: importedCalendars().queryKey }),
        client.invalidateQueries({ queryKey: ['guides'] }),
      ]),
    // What was refused stands otherwise by now, as one that another tab has removed.
    onError: () => void client.invalidateQueries({ queryKey: importedCalendars().queryKey }),
  });
};

export const useAddCalendar = () =>
  useChange((body: { name: string; address: string }) => api(addImportedCalendar, { body }));
export const useReadCalendar = () =>
  useChange((id: ImportedCalendarId) => api(readImportedCalendar, { params: { id } }));
export const useRemoveCalendar = () =>
  useChange((id: ImportedCalendarId) => api(removeImportedCalendar, { params: { id } }));

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

/** The polling interval while a calendar is being read, in milliseconds. */
const ASK_EVERY = 2_000;

/**
 * Returns the query for the guide's imported calendars, which is also refetched when a notice says that a
 * calendar can no longer be read (docs/product/pages.md, "Query cache").
 */
export const importedCalendarsQuery = () =>
  queryOptions({
    queryKey: IMPORTED_CALENDARS_KEY,
    queryFn: async () => (await api(listImportedCalendars)).data,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.some(({ waiting }) => waiting) ? ASK_EVERY : false,
  });

/**
 * Changes an imported calendar, and invalidates the list and the guide's availability, which may change
 * with it.
 */
const useChange = <Input>(change: (input: Input) => Promise<unknown>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: importedCalendarsQuery().queryKey }),
        client.invalidateQueries({ queryKey: ['guides'] }),
      ]),
    // The server's rejection means that the list is outdated, for example because another tab removed the
    // calendar.
    onError: () => void client.invalidateQueries({ queryKey: importedCalendarsQuery().queryKey }),
  });
};

export const useAddCalendar = () =>
  useChange((body: { name: string; address: string }) => api(addImportedCalendar, { body }));
export const useReadCalendar = () =>
  useChange((id: ImportedCalendarId) => api(readImportedCalendar, { params: { id } }));
export const useRemoveCalendar = () =>
  useChange((id: ImportedCalendarId) => api(removeImportedCalendar, { params: { id } }));

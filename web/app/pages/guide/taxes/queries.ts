import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyInput } from '@tomoguide/contract/call';
import { getTaxYear, setTaxNumber } from '@tomoguide/contract/payments/calls';
import { sendOnce } from '../../../form/send-once.ts';
import { api } from '../../../lib/api.ts';
import { WALLET_KEY } from '../../../lib/query-keys.ts';

const TAXES_KEY = [...WALLET_KEY, 'taxes'] as const;

/** Returns the query for a guide's year; without a year, that is the current one in Japan. */
export const taxYearQuery = (year: number | undefined) =>
  queryOptions({
    queryKey: [...TAXES_KEY, year ?? null],
    queryFn: () => api(getTaxYear, { query: year === undefined ? {} : { year } }),
    refetchOnMount: 'always',
  });

const save = sendOnce((body: BodyInput<typeof setTaxNumber>) => api(setTaxNumber, { body }));

/** Stores or removes the registration number, which every year shows. */
export const useSetTaxNumber = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: save,
    onSuccess: () => client.invalidateQueries({ queryKey: TAXES_KEY }),
  });
};

import type { BodyInput } from '@tomoguide/contract/call';
import { pauseListing, setDays, setWeeklyHours } from '@tomoguide/contract/guides/calls';
import { api } from '../../../lib/api.ts';
import { useOwnGuideChange } from '../use-own-guide-change.ts';

export const useSetDays = () =>
  useOwnGuideChange((body: BodyInput<typeof setDays>) => api(setDays, { body }));
export const useSetWeeklyHours = () =>
  useOwnGuideChange((body: BodyInput<typeof setWeeklyHours>) => api(setWeeklyHours, { body }));
export const usePauseListing = () =>
  useOwnGuideChange((body: BodyInput<typeof pauseListing>) => api(pauseListing, { body }));

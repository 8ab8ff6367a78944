import type { AttemptRow } from '../tables.ts';

/** Statuses of an attempt that can still be paid: its page is open at the provider, or is about to be. */
export const OPEN_STATUSES = [
  'intended',
  'open',
] as const satisfies readonly AttemptRow['status'][];

export const isOpen = ({ status }: Pick<AttemptRow, 'status'>): boolean =>
  OPEN_STATUSES.some((open) => open === status);

import type { AttemptRow } from '../tables.ts';

/** States of an attempt that can still be paid: at the provider's page, or being opened. */
export const OPEN_STATUSES = [
  'intended',
  'open',
] as const satisfies readonly AttemptRow['status'][];

export const isOpen = ({ status }: Pick<AttemptRow, 'status'>): boolean =>
  OPEN_STATUSES.some((open) => open === status);

import { getWorkLimits, type WorkLimits } from '@tomoguide/contract/guides/work-limits';
import type { GuideRow } from '../queries.ts';

/** Returns when a guide's residence status lets them guide. */
export const getLimits = ({
  statedPermissions,
  permissionDueAt,
}: Pick<GuideRow, 'statedPermissions' | 'permissionDueAt'>): WorkLimits =>
  getWorkLimits(statedPermissions, permissionDueAt.epochMilliseconds);

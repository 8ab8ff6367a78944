import type { Audience } from '@tomoguide/contract/notifications/announcements';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import { type AccountGroup, countActive, listNextActiveIds } from '../../accounts/service.ts';
import { listUsersGuidingIn } from '../../guides/service.ts';

const getGroup = async (db: Executor, audience: Audience): Promise<AccountGroup> => {
  if (audience.kind === 'person') return [audience.userId];
  return audience.kind === 'city' ? listUsersGuidingIn(db, audience.city) : audience.kind;
};

/** Returns the current size of an audience, counting open accounts that are not suspended. */
export const countAudience = async (db: Executor, audience: Audience): Promise<number> =>
  countActive(db, await getGroup(db, audience));

/** Returns the next accounts of an audience, ordered by ID, with IDs above one limit and up to another. */
export const listNextUserIds = async (
  db: Executor,
  audience: Audience,
  part: { after: UserId | 0; upTo: UserId; limit: number },
): Promise<UserId[]> => listNextActiveIds(db, await getGroup(db, audience), part);

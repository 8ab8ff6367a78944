import type { KeyObject } from 'node:crypto';
import type { BaseDeps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { opensConsole } from './opens-console.ts';
import { prepareSessionQuery } from './session-queries.ts';
import { tokenReader } from './session-token.ts';

/**
 * Token → viewer, asked of the database each time, so that logout and suspension count at once on
 * every process. Fails with TOKEN_EXPIRED or TOKEN_INVALID.
 */
export const makeAuthenticate = (
  deps: Pick<BaseDeps, 'db' | 'clock' | 'config'>,
  key: KeyObject,
): ((token: string) => Promise<Viewer>) => {
  const read = tokenReader(key, deps.clock);
  const session = prepareSessionQuery(deps.db);
  return async (token) => {
    const [row] = await session.execute({ tokenHash: await read(token) });
    if (!row || row.suspendedAt) return fail('TOKEN_INVALID');
    return {
      userId: row.userId,
      sessionId: String(row.sessionId),
      username: row.username,
      isGuide: row.guideId !== null,
      isStaff: opensConsole(deps.config, row),
      guideId: row.guideId,
      role: row.roleView,
    };
  };
};

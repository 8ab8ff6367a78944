import type { BaseDeps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { deriveKey } from '../../../secret.ts';
import { canOpenConsole } from './can-open-console.ts';
import { openSessionById, prepareSessionQuery } from './session-queries.ts';
import { createTokenVerifier } from './session-token.ts';

type AuthenticateDeps = Pick<BaseDeps, 'db' | 'clock' | 'config'>;
type SessionOfPerson = NonNullable<Awaited<ReturnType<typeof openSessionById>>>;

/** Converts a session row to a viewer; null if there is no session or the user is suspended. */
const toViewer = (
  deps: AuthenticateDeps,
  row: SessionOfPerson | null | undefined,
): Viewer | null =>
  row && !row.suspendedAt
    ? {
        userId: row.userId,
        sessionId: String(row.sessionId),
        username: row.username,
        isGuide: row.guideId !== null,
        isStaff: canOpenConsole(deps.config, row),
        guideId: row.guideId,
        role: row.roleView,
      }
    : null;

/**
 * Returns a function that returns the viewer for a token. It queries the database each time, so that logout
 * and suspension take effect immediately in every process. It throws TOKEN_EXPIRED or TOKEN_INVALID.
 */
export const createAuthenticate = (
  deps: AuthenticateDeps,
): ((token: string) => Promise<Viewer>) => {
  const read = createTokenVerifier(deriveKey(deps.config, 'session tokens'), deps.clock);
  const session = prepareSessionQuery(deps.db);
  return async (token) => {
    const [row] = await session.execute({ tokenHash: await read(token) });
    return toViewer(deps, row) ?? fail('TOKEN_INVALID');
  };
};

/** Returns the owner of a session as a viewer; null if the session has ended. */
export const findSessionViewer = async (
  deps: AuthenticateDeps,
  sessionId: string,
): Promise<Viewer | null> =>
  toViewer(deps, await openSessionById(deps.db, Number(sessionId), deps.clock.now()));
